import { createRandom } from '../random.ts'
import { circle, drawing, gradient, group, line, path, POSTKARTE, radial, rect, ridge } from './svg.ts'

/** A bicycle on a dyke road before layered hills and a river at first light; the sky leaves room for words. */
export function bike(): string {
  const random = createRandom(37)
  const defs =
    gradient('dawn', ['#12344d', '#2f6f7e', '#f0a967', '#fbd9a0']) +
    radial('sun', ['#fff3d0', '#ffdf9e/.75', '#ffdf9e/0']) +
    gradient('river', ['#f7c98c', '#7fa6a0', '#2b5f70']) +
    gradient('road', ['#23404c', '#152b36'])
  const layers = [
    [66, 6, 34, '#7b8d83'],
    [72, 5, 42, '#4d7676'],
    [79, 4, 28, '#2c5a63'],
  ] as const
  const glints = Array.from({ length: 34 }, () => {
    const y = 89 + random.next() * 12
    const x = 120 + random.normal() * 46
    return line(`M ${x} ${y} h ${3 + random.next() * 12}`, '#ffe7bd', 0.35, 'stroke-opacity=".55"')
  }).join('')
  const grass = Array.from({ length: 330 }, () => {
    const x = random.next() * 241
    const h = 1.5 + random.next() * 4
    return line(
      `M ${x} 107 q ${random.normal()} ${-h / 2} ${random.normal() * 1.4} ${-h}`,
      random.pick(['#1e4a45', '#2b6154', '#17393b']),
      0.45,
    )
  }).join('')
  const birds = [
    [132, 30],
    [140, 26],
    [150, 31],
    [124, 37],
  ]
    .map(([x, y]) => line(`M ${x} ${y} q 1.8 -2 3.4 0 q 1.6 -2 3.4 0`, '#0e2a3c', 0.5))
    .join('')
  return drawing(
    POSTKARTE,
    defs,
    rect(0, 0, 241, 131, 'url(#dawn)') +
      circle(120, 66, 54, 'url(#sun)') +
      circle(120, 66, 12, '#fff1cd') +
      birds +
      layers.map(([y, amplitude, step, fill]) => path(ridge(random, 241, 131, y, amplitude, step), fill)).join('') +
      rect(0, 87, 241, 20, 'url(#river)') +
      glints +
      grass +
      path('M 0 107 Q 120 103 241 107 L 241 131 L 0 131 Z', 'url(#road)') +
      line('M 6 121 H 236', '#e9d9b8', 0.9, 'stroke-dasharray="9 7" stroke-opacity=".7"') +
      group('translate(178 104)', bicycle()),
  )
}

function wheel(x: number): string {
  const spokes = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2
    return line(
      `M ${x} -14 L ${x + 13.4 * Math.cos(angle)} ${-14 + 13.4 * Math.sin(angle)}`,
      '#dfe6e4',
      0.22,
      'stroke-opacity=".8"',
    )
  }).join('')
  return (
    spokes +
    circle(x, -14, 14.4, 'none', 'stroke="#0b1a22" stroke-width="1.9"') +
    circle(x, -14, 13, 'none', 'stroke="#c9d2d0" stroke-width=".5"') +
    circle(x, -14, 1.3, '#0b1a22')
  )
}

function bicycle(): string {
  const frame = '#e2583e'
  return (
    `<ellipse cx="2" cy="2.2" rx="44" ry="2.2" fill="#000" fill-opacity=".35"/>` +
    wheel(-25) +
    wheel(27) +
    line('M -25 -14 L -3 -13 L -11 -36 Z', frame, 1.7) +
    line('M -11 -36 L 18 -37 L -3 -13', frame, 1.9) +
    line('M 18 -37 L 20 -31 Q 22 -22 27 -14', frame, 1.7) +
    line('M 18 -37 L 16.6 -43', '#0b1a22', 1.4) +
    line('M 11 -44.6 Q 15 -46 17 -43 Q 21 -43 22.4 -39.6', '#0b1a22', 1.6) +
    line('M -11 -36 L -12.4 -41', '#0b1a22', 1.3) +
    path('M -19 -42 Q -13 -44 -6 -41.6 Q -9 -39.6 -14 -39.8 Q -18 -40 -19 -42 Z', '#0b1a22') +
    circle(-3, -13, 3.4, 'none', 'stroke="#0b1a22" stroke-width="1"') +
    line('M -3 -13 L 1.6 -6.6 M -.4 -6 H 4 M -3 -13 L -7.4 -19.6 M -9.6 -20 H -5', '#0b1a22', 0.9) +
    line('M -25 -15.6 L -3 -16.4 M -25 -12.4 L -3 -9.6', '#0b1a22', 0.45) +
    path('M 20 -50 h 14 l -1.4 10 h -11 Z', '#b97a45') +
    line('M 20.4 -47.4 H 33.6 M 21 -44.4 H 33.2 M 24 -50 L 24.6 -40 M 29.8 -50 L 29.2 -40', '#7b4a25', 0.5) +
    circle(23.6, -52, 2.6, '#f4c95d') +
    circle(27.6, -53, 2.8, '#e9718c') +
    circle(31, -51.6, 2.3, '#fdf0e6') +
    path('M 21.6 -50.4 q -3 -3 -1.6 -5.4 q 2.2 1.6 1.6 5.4 Z', '#5ca564') +
    path('M 32.6 -50.4 q 3.4 -2.4 2.4 -5 q -2.6 1.2 -2.4 5 Z', '#4a9354')
  )
}
