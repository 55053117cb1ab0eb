import { cycled, createRandom, type Random } from '../random.ts'
import { circle, drawing, gradient, group, line, path, radial, rect, ridge, type Leinwand } from './svg.ts'

const FASSADEN = ['#7d3f3a', '#9a5a3c', '#6a4a5e', '#4d5a72', '#85683f', '#5c4038']

/** Lower part of the page: above it the address stands on white paper. */
const STRASSE: Leinwand = { w: 216, h: 199, y: 104, pxW: 2552, pxH: 2351 }

/** A street of lit shops in the snow at night. */
export function advent(): string {
  const random = createRandom(71)
  const defs =
    gradient('night', ['#0d1b33', '#1a2e52', '#31456b', '#5a5f80']) +
    radial('halo', ['#fff4d8/.9', '#fff4d8/.25', '#fff4d8/0']) +
    radial('lamp', ['#ffdf94/.85', '#ffc45e/.3', '#ffc45e/0']) +
    gradient('snow', ['#eef4fb', '#bccce2']) +
    gradient('window', ['#ffe9ae', '#f6b253'])
  const stars = Array.from({ length: 110 }, () =>
    circle(
      random.next() * 216,
      104 + random.next() * 90,
      0.15 + random.next() * 0.4,
      '#fff',
      `fill-opacity="${(0.3 + random.next() * 0.7).toFixed(2)}"`,
    ),
  ).join('')
  const flakes = Array.from({ length: 190 }, () =>
    circle(
      random.next() * 216,
      104 + random.next() * 199,
      0.25 + random.next() * 0.9,
      '#fff',
      `fill-opacity="${(0.25 + random.next() * 0.55).toFixed(2)}"`,
    ),
  ).join('')
  return drawing(
    STRASSE,
    defs,
    rect(0, 104, 216, 199, 'url(#night)') +
      stars +
      circle(182, 128, 30, 'url(#halo)') +
      circle(182, 128, 10, '#fff7e2') +
      path(ridge(random, 216, 303, 176, 7, 36), '#24365a') +
      path(ridge(random, 216, 303, 190, 6, 30), '#1b2b4b') +
      houses(random) +
      path('M 0 262 Q 60 252 120 260 T 216 256 L 216 303 L 0 303 Z', 'url(#snow)') +
      tree(30, 266, 1.15) +
      tree(190, 268, 0.95) +
      lantern(74, 268) +
      lantern(150, 270) +
      garland() +
      flakes,
  )
}

function houses(random: Random): string {
  let all = ''
  for (let x = -6, i = 0; x < 216; i += 1) {
    const w = 30 + random.next() * 12
    const h = 46 + random.next() * 26
    all += house(random, x, 262, w, h, cycled(FASSADEN, i))
    x += w - 0.4
  }
  return all
}

function house(random: Random, x: number, y: number, w: number, h: number, fill: string): string {
  const top = y - h
  const roof = 13 + random.next() * 9
  let windows = ''
  for (let row = 0; row < Math.floor((h - 22) / 13); row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const wx = x + 4 + column * ((w - 8) / 3)
      const wy = top + 5 + row * 13
      const lit = random.next() < 0.62
      windows +=
        rect(wx, wy, 5.4, 7.4, lit ? 'url(#window)' : '#1e2942', 'rx=".6"') +
        line(`M ${wx + 2.7} ${wy} v 7.4 M ${wx} ${wy + 3.4} h 5.4`, '#3a2620', 0.45) +
        rect(wx - 0.6, wy + 7.3, 6.6, 0.9, '#eef4fb')
    }
  }
  const awning = Array.from({ length: 6 }, (_, i) =>
    rect(x + 3 + (i * (w - 6)) / 6, y - 17, (w - 6) / 6, 4, i % 2 ? '#fff6e8' : '#b23a3a'),
  ).join('')
  return (
    rect(x, top, w, h, fill) +
    path(`M ${x - 1} ${top} L ${x + w / 2} ${top - roof} L ${x + w + 1} ${top} Z`, '#2b2436') +
    path(
      `M ${x - 1} ${top} L ${x + w / 2} ${top - roof} L ${x + w + 1} ${top} l -2.4 0 Q ${x + w / 2} ${top - roof + 7} ${x + 1.4} ${top} Z`,
      'url(#snow)',
    ) +
    windows +
    rect(x + 3, y - 14, w - 13, 11, 'url(#window)', 'rx=".8"') +
    rect(x + w - 8.6, y - 14, 5.6, 14, '#3a2620', 'rx=".8"') +
    awning
  )
}

function tree(x: number, y: number, size: number): string {
  const tiers = [0, 1, 2, 3]
    .map((i) => {
      const w = 17 - i * 3.5
      const top = -18 - i * 9.4
      return (
        path(`M 0 ${top - 11} L ${w} ${top + 5} Q 0 ${top + 9} ${-w} ${top + 5} Z`, i % 2 ? '#1f5a45' : '#184a3a') +
        path(
          `M 0 ${top - 11} L ${w * 0.42} ${top - 4} Q 0 ${top - 2.4} ${-w * 0.42} ${top - 4} Z`,
          '#eef4fb',
          'fill-opacity=".9"',
        )
      )
    })
    .join('')
  const lights = Array.from({ length: 16 }, (_, i) =>
    circle(Math.sin(i * 2.4) * (13 - i * 0.62), -14 - i * 2.3, 0.95, cycled(['#ffd76a', '#ff8f6b', '#fff2c9'], i)),
  ).join('')
  return group(
    `translate(${x} ${y}) scale(${size})`,
    rect(-2, -14, 4, 16, '#4a2f23') +
      tiers +
      lights +
      path('M 0 -62 l 1.2 2.8 3 .2 -2.3 2 .8 3 -2.7 -1.7 -2.7 1.7 .8 -3 -2.3 -2 3 -.2 Z', '#ffd76a'),
  )
}

function lantern(x: number, y: number): string {
  return (
    circle(x, y - 38, 22, 'url(#lamp)') +
    line(`M ${x} ${y} V ${y - 34}`, '#141a28', 1.3) +
    path(`M ${x - 2.6} ${y - 34} L ${x - 3.6} ${y - 41} H ${x + 3.6} L ${x + 2.6} ${y - 34} Z`, '#ffe3a0') +
    path(`M ${x - 4.4} ${y - 41} Q ${x} ${y - 46} ${x + 4.4} ${y - 41} Z`, '#141a28')
  )
}

function garland(): string {
  const bulbs = Array.from({ length: 27 }, (_, i) => {
    const share = i / 26
    const x = share * 216
    const y = 196 + Math.sin(share * Math.PI * 3) ** 2 * 10
    return circle(x, y + 1.6, 1.1, '#ffd98a') + circle(x, y + 1.6, 3.4, 'url(#lamp)')
  }).join('')
  const wire = Array.from({ length: 55 }, (_, i) => {
    const share = i / 54
    return `${i === 0 ? 'M' : 'L'} ${share * 216} ${196 + Math.sin(share * Math.PI * 3) ** 2 * 10}`
  }).join(' ')
  return line(wire, '#0c1424', 0.5) + bulbs
}
