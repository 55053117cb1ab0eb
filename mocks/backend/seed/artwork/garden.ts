import { cycled, createRandom, type Random } from '../random.ts'
import { blur, circle, drawing, ellipse, gradient, group, line, path, POSTKARTE, radial, rect, ridge } from './svg.ts'

const BLUETEN = ['#e0475b', '#f06d4f', '#f7a541', '#f4c95d', '#d9588c', '#a3489b', '#fdf0e6', '#f28aa5']

/** A field of tulips before hills and a glasshouse on a spring morning; the sky leaves room for words. */
export function garden(): string {
  const random = createRandom(23)
  const defs =
    gradient('sky', ['#cfe9e6', '#e8f3e0', '#fdf3d6']) +
    radial('glow', ['#fffbe6', '#fff3c4/.7', '#fff3c4/0']) +
    gradient('glass', ['#f2fbf8/.95', '#bfe0d6/.9']) +
    blur('soft', 1.2)
  const hills = [
    [62, 5, 44, '#b9d8b4'],
    [70, 5, 36, '#94c08f'],
    [77, 4, 30, '#6ea56f'],
  ] as const
  return drawing(
    POSTKARTE,
    defs,
    rect(0, 0, 241, 131, 'url(#sky)') +
      circle(196, 30, 46, 'url(#glow)') +
      circle(196, 30, 12, '#fff6cf') +
      cloud(150, 20, 1) +
      cloud(222, 48, 0.7) +
      hills.map(([y, amplitude, step, fill]) => path(ridge(random, 241, 131, y, amplitude, step), fill)).join('') +
      trees(random) +
      glasshouse() +
      rect(0, 86, 241, 45, '#3f7d4b') +
      path('M 0 86 Q 120 80 241 86 L 241 92 L 0 92 Z', '#4f9159') +
      tulips(random),
  )
}

function cloud(x: number, y: number, size: number): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    ellipse(0, 0, 13, 4.4, '#fff') + ellipse(-6, -3.4, 6, 4.6, '#fff') + ellipse(5, -4.4, 7.4, 5.4, '#fff'),
    'opacity=".85"',
  )
}

function trees(random: Random): string {
  return Array.from({ length: 26 }, () => {
    const x = random.next() * 241
    const y = 72 + random.next() * 10
    const size = 0.6 + random.next() * 0.9
    const green = random.pick(['#5d9a5f', '#4d8a55', '#6aa765'])
    return group(
      `translate(${x} ${y}) scale(${size})`,
      rect(-0.6, -2, 1.2, 6, '#6b4a33') +
        ellipse(0, -6, 4.4, 6, green) +
        ellipse(1.4, -7.6, 2.2, 3.2, '#82bb78', 'fill-opacity=".6"'),
    )
  }).join('')
}

function glasshouse(): string {
  const bars = Array.from({ length: 9 }, (_, i) => line(`M ${i * 6} 0 L ${i * 6} -15`, '#fff', 0.5)).join('')
  const roof = Array.from({ length: 9 }, (_, i) => line(`M ${i * 6} -15 L ${i * 6 + 5} -24`, '#fff', 0.5)).join('')
  return group(
    'translate(168 88)',
    rect(0, -15, 48, 15, 'url(#glass)') +
      path('M -1.5 -15 L 5 -24 L 54 -24 L 49.5 -15 Z', 'url(#glass)') +
      bars +
      roof +
      line('M -1.5 -15 L 49.5 -15 M 5 -24 L 54 -24 M 0 0 L 48 0', '#fff', 0.8) +
      rect(20, -11, 8, 11, '#8fbfb0') +
      circle(6, -3, 2.4, '#e0475b') +
      circle(11, -4, 2, '#f7a541') +
      circle(37, -3.4, 2.6, '#d9588c') +
      circle(42, -3, 2, '#f4c95d'),
  )
}

/** Rows that grow towards the viewer; each row has its own colour, as in a field. */
function tulips(random: Random): string {
  let rows = ''
  for (let row = 0; row < 9; row += 1) {
    const share = row / 8
    const y = 90 + share ** 1.45 * 44
    const size = 0.32 + share * 1.02
    const gap = 3.1 + share * 7.4
    const base = cycled(BLUETEN, row * 3)
    for (let x = -4 + random.next() * gap; x < 247; x += gap * (0.82 + random.next() * 0.36)) {
      const colour = random.next() < 0.16 ? random.pick(BLUETEN) : base
      rows += group(
        `translate(${x.toFixed(2)} ${(y + random.normal() * 0.9).toFixed(2)}) scale(${size.toFixed(2)}) rotate(${(random.normal() * 5).toFixed(1)})`,
        tulip(colour),
      )
    }
  }
  return rows
}

function tulip(colour: string): string {
  return (
    line('M 0 12 Q .6 4 0 -1', '#2f6a3c', 0.9) +
    path('M 0 11 C -5 6 -5.4 0 -4.6 -3.4 C -2.6 1 -1 5 0 11 Z', '#5ca564') +
    path('M 0 11 C 4.6 7 5.2 2 4.8 -1.6 C 2.4 2.4 .8 6 0 11 Z', '#4a9354') +
    path(
      'M -4 -8 C -4.4 -3 -2.6 .4 0 .4 C 2.6 .4 4.4 -3 4 -8 C 2.8 -7.4 2 -6.4 1.6 -5.6 C 1.2 -7.6 .6 -9 0 -9.8 C -.6 -9 -1.2 -7.6 -1.6 -5.6 C -2 -6.4 -2.8 -7.4 -4 -8 Z',
      colour,
    ) +
    path(
      'M -1.6 -5.6 C -1.8 -3 -1 -.6 0 .4 C -2.6 .4 -4.4 -3 -4 -8 C -2.8 -7.4 -2 -6.4 -1.6 -5.6 Z',
      '#000',
      'fill-opacity=".1"',
    )
  )
}
