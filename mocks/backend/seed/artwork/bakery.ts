import { createRandom } from '../random.ts'
import { circle, drawing, ellipse, gradient, group, line, path, POSTKARTE, radial, rect } from './svg.ts'

/** Loaves, rolls and a croissant on a board in the morning light; room for words on the left. */
export function bakery(): string {
  const random = createRandom(11)
  const defs =
    gradient('wall', ['#fbe9cf', '#f6d3a6', '#eeb27e']) +
    radial('sun', ['#fff7e2', '#fff1d0/.85', '#ffe3ae/0']) +
    gradient('board', ['#a8683d', '#84492a']) +
    radial('loaf', ['#e9b06c', '#c97b3c', '#8d4a24'], 'cx=".42" cy=".3" r=".8"') +
    gradient('baguette', ['#eebc7b', '#cf8744', '#98542a']) +
    radial('roll', ['#f0c184', '#d18d4a', '#a05c2d'], 'cx=".4" cy=".28" r=".85"') +
    gradient('crust', ['#f3c07a', '#c9772f']) +
    radial('gleam', ['#ffe6bd/.55', '#ffe6bd/.3', '#ffe6bd/0']) +
    radial('shade', ['#3b1c0d/.45', '#3b1c0d/.35', '#3b1c0d/0'])
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2
    const [a, b] = [angle - 0.09, angle + 0.09]
    return path(
      `M 172 44 L ${172 + 210 * Math.cos(a)} ${44 + 210 * Math.sin(a)} L ${172 + 210 * Math.cos(b)} ${44 + 210 * Math.sin(b)} Z`,
      '#fff3d6',
      'fill-opacity=".28"',
    )
  }).join('')
  const grain = Array.from({ length: 26 }, () => {
    const y = 100 + random.next() * 31
    const x = random.next() * 230
    return line(
      `M ${x} ${y} q ${6 + random.next() * 14} ${random.normal() * 0.7} ${14 + random.next() * 34} 0`,
      '#6f3b20',
      0.35,
      'stroke-opacity=".35"',
    )
  }).join('')
  const flour = Array.from({ length: 130 }, () =>
    circle(
      96 + random.next() * 145,
      101 + random.next() * 26,
      0.12 + random.next() * 0.42,
      '#fff7ea',
      'fill-opacity=".65"',
    ),
  ).join('')
  return drawing(
    POSTKARTE,
    defs,
    rect(0, 0, 241, 131, 'url(#wall)') +
      rays +
      circle(172, 44, 62, 'url(#sun)') +
      circle(172, 44, 25, '#fff6de') +
      rect(0, 97, 241, 34, 'url(#board)') +
      rect(0, 97, 241, 1.2, '#c98a5a') +
      grain +
      group('translate(207 66) rotate(-62)', baguette()) +
      group('translate(222 72) rotate(-74)', baguette()) +
      loaf() +
      croissant() +
      roll(116, 96, 11) +
      roll(222, 101, 12) +
      wheat(101, 105, -14) +
      wheat(106, 109, 8) +
      flour,
  )
}

function loaf(): string {
  const cuts = [-20, -7, 6, 19]
    .map((x) =>
      path(`M ${170 + x - 5} ${58 + Math.abs(x) * 0.18} q 7 9 5 27 q -6 -10 -9 -25 Z`, '#f7dcae', 'fill-opacity=".9"'),
    )
    .join('')
  return (
    ellipse(171, 101, 45, 7.5, 'url(#shade)') +
    path('M 131 97 C 126 72 148 50 171 50 C 195 50 216 72 211 97 C 208 103 134 103 131 97 Z', 'url(#loaf)') +
    cuts +
    path('M 138 82 C 142 66 156 56 168 54 C 152 62 145 74 144 86 Z', 'url(#gleam)')
  )
}

function baguette(): string {
  const cuts = [-24, -12, 0, 12, 24]
    .map((x) => path(`M ${x - 4} -4.2 q 7 .6 9 7.6 q -7 -1.4 -9 -7.6 Z`, '#fae3b8'))
    .join('')
  return rect(-40, -6.4, 80, 12.8, 'url(#baguette)', 'rx="6.4"') + cuts
}

function croissant(): string {
  const parts = [-3, -2, -1, 0, 1, 2, 3]
    .map((i) => {
      const size = 1 - Math.abs(i) * 0.17
      return group(
        `translate(${143 + i * 7.4} ${110 + Math.abs(i) ** 1.6 * 1.15}) rotate(${i * 14}) scale(${size})`,
        path(
          'M -6.4 8 C -8.5 -3 -4 -10 0 -10.6 C 4 -10 8.5 -3 6.4 8 C 3 10.4 -3 10.4 -6.4 8 Z',
          'url(#crust)',
          'stroke="#a35c22" stroke-width=".5"',
        ) +
          path(
            'M -2.6 -7 C -4.6 -2 -4.6 3 -3.6 7',
            'none',
            'stroke="#ffe0a8" stroke-width="1" stroke-opacity=".75" stroke-linecap="round"',
          ),
      )
    })
    .join('')
  return ellipse(143, 121, 35, 6.4, 'url(#shade)') + parts
}

function roll(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.72, r * 1.35, r * 0.4, 'url(#shade)') +
    ellipse(x, y, r * 1.12, r * 0.8, 'url(#roll)') +
    line(
      `M ${x - r * 0.7} ${y - r * 0.1} Q ${x} ${y - r * 0.75} ${x + r * 0.72} ${y - r * 0.12}`,
      '#fbe5bd',
      1.5,
      'stroke-opacity=".9"',
    )
  )
}

function wheat(x: number, y: number, lean: number): string {
  const grains = Array.from({ length: 7 }, (_, i) =>
    [-1, 1]
      .map((side) =>
        ellipse(
          side * 1.9,
          -22 - i * 3.4,
          1.2,
          2.5,
          i % 2 ? '#e7b04f' : '#d99b37',
          `transform="rotate(${side * 24} ${side * 1.9} ${-22 - i * 3.4})"`,
        ),
      )
      .join(''),
  ).join('')
  return group(
    `translate(${x} ${y}) rotate(${lean})`,
    line('M 0 0 L 0 -44', '#b98225', 0.8) + grains + ellipse(0, -47, 1.2, 2.7, '#e7b04f'),
  )
}
