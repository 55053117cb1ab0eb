import { PFAD } from '#src/engines/print/rules.ts'
import { turn, type Path } from '../../pen/path.ts'
import { arc, circle, ellipse, leaf, rect, slice } from '../../pen/shapes.ts'
import { path } from '../../pen/svgPath.ts'
import type { Subject } from '../subject.ts'

/** Runs down from the edge of a cake in separate drops length. */
function icing(x: number, y: number, w: number, length: () => number): Path {
  const count = Math.round(w / 12)
  const step = w / (count - 0.4)
  const curves: string[] = []
  for (let i = 0; i < count; i += 1) {
    const [right, low] = [x + w - i * step, y + length()]
    const left = right - step * 0.6
    curves.push(`L${right},${low} C${right},${low + 5} ${left},${low + 5} ${left},${low} L${left},${y + 7}`)
    if (i < count - 1) curves.push(`C${left},${y + 3} ${right - step},${y + 3} ${right - step},${y + 7}`)
  }
  return path(
    `M${x},${y + 5} C${x},${y + 2} ${x + 2},${y} ${x + 5},${y} L${x + w - 5},${y} C${x + w - 2},${y} ${x + w},${y + 2} ${x + w},${y + 5} ${curves.join(' ')} Z`,
  )
}

export const BACKWERK: Readonly<Record<string, Subject['draw']>> = {
  Geburtstagstorte(pen, random) {
    const candles = random.pick([3, 4, 5])
    for (let i = 0; i < candles; i += 1) {
      const x = 50 + (i - (candles - 1) / 2) * (54 / candles)
      pen.fill(i % 2 === 0 ? 'red' : 'blue', rect(x - 2, 20, 4, 22))
      pen.fill(
        'yellow',
        path(
          `M${x},5 C${x + 3},10 ${x + 4.4},12 ${x + 4.4},15 C${x + 4.4},21 ${x - 4.4},21 ${x - 4.4},15 C${x - 4.4},12 ${x - 3},10 ${x},5 Z`,
        ),
      )
    }
    pen.fill('cream', rect(22, 40, 56, 26, [6, 6, 0, 0]))
    pen.fill(
      'main',
      icing(22, 40, 56, () => random.between(7, 18)),
    )
    pen.fill('main', rect(10, 62, 80, 28, [6, 6, 0, 0]))
    pen.fill(
      'cream',
      icing(10, 62, 80, () => random.between(7, 16)),
    )
    pen.fill('dark', rect(3, 88, 94, 6, 3))
  },

  Brezel(pen, random) {
    // One contour with three holes: the silhouette holds in every style.
    const rim = path(
      'M50,34 C54,20 64,10 77,11 C92,12 99,27 97,45 C95,68 76,92 50,92' +
        ' C24,92 5,68 3,45 C1,27 8,12 23,11 C36,10 46,20 50,34 Z',
    )
    const left = path(
      'M23,24 C31,23 39,32 43,44 C44,48 43,50 41,53 C37,59 31,65 26,66 C19,62 14,52 14,43 C14,33 17,25 23,24 Z',
    )
    const right = path(
      'M77,24 C69,23 61,32 57,44 C56,48 57,50 59,53 C63,59 69,65 74,66 C81,62 86,52 86,43 C86,33 83,25 77,24 Z',
    )
    const low = path('M50,58 C54,58 58,64 61,70 C58,73 54,74 50,74 C46,74 42,73 39,70 C42,64 46,58 50,58 Z')
    pen.fill('main', [...rim, ...left, ...right, ...low], { evenOdd: true, shade: 'round' })
    pen.line('main', path('M50,34 C52,40 54,45 57,48 M43,50 C46,52 48,55 50,58'), { step: 'deep' })
    pen.line('main', path('M61,70 C62,79 69,82 73,77 C75,73 74,69 74,66'), { step: 'deep' })
    pen.line('main', path('M39,70 C38,79 31,82 27,77 C25,73 26,69 26,66'), { step: 'deep' })
    for (let i = 0; i < 12; i += 1) {
      const angle = ((0 + i * 30 + random.between(-9, 9)) * Math.PI) / 180
      const x = 50 + Math.cos(angle) * 41
      const y = 49 + Math.sin(angle) * 34
      if (Math.abs(x - 50) > 14 || y > 50)
        pen.fill('white', turn(rect(x - 1.6, y - 1.2, 3.2, 2.4, 0.6), random.between(0, 180), x, y), { detail: true })
    }
  },

  Torte(pen, random) {
    pen.fill('blue', path('M42,86 L58,86 C58,92 62,95 72,96 L72,98 L28,98 L28,96 C38,95 42,92 42,86 Z'))
    pen.fill('blue', rect(3, 81, 94, 6, 3))
    const tall = random.chance(0.5)
    const top = tall ? 50 : 42
    pen.fill('main', rect(12, top, 76, 81 - top, [7, 7, 1, 1]), { shade: 'half' })
    pen.fill('main', rect(12, 64, 76, 5), { step: 'deep', detail: true })
    const drip = `M12,${top + 7} C12,${top + 2} 15,${top} 19,${top} L81,${top} C85,${top} 88,${top + 2} 88,${top + 7}`
    const drops = [8, 15, 6, 13, 9].map((d, i) => {
      const x = 88 - i * 15.2
      const y = top + 6 + d * (tall ? 0.6 : 1)
      return (
        `L${x},${y} C${x},${y + 5} ${x - 9},${y + 5} ${x - 9},${y} L${x - 9},${top + 9}` +
        ` C${x - 9},${top + 5} ${x - 15.2},${top + 5} ${x - 15.2},${top + 9}`
      )
    })
    if (tall) {
      pen.fill('main', rect(28, 28, 44, 23, [6, 6, 0, 0]), { shade: 'half' })
      pen.fill(
        'cream',
        path(
          'M28,36 C28,31 30,28 34,28 L66,28 C70,28 72,31 72,36 C70,43 64,43 62,37 C60,46 52,46 50,38 C48,43 41,43 39,37 C37,45 30,44 28,36 Z',
        ),
      )
    }
    pen.fill('cream', path([drip, ...drops, 'Z'].join(' ')))
    const count = tall ? 1 : random.int(3, 5)
    const gap = tall ? 0 : 62 / (count - 1)
    const candles = random.chance(0.5)
    const floor = tall ? 28 : top
    for (let i = 0; i < count; i += 1) {
      const x = tall ? 50 : 19 + i * gap
      if (candles) {
        pen.fill('red', rect(x - 2.2, floor - 16, 4.4, 17, [1, 1, 0, 0]))
        pen.fill('yellow', leaf(x, floor - 16.5, x, floor - 27, 0.8, 0.3))
      } else {
        pen.tube(
          'green',
          path(`M${x},${floor - 7} C${x},${floor - 13} ${x + 3},${floor - 17} ${x + 6},${floor - 18}`),
          1.8,
          { detail: true },
        )
        pen.fill('red', circle(x, floor - 5, 6.6), { shade: 'round' })
      }
    }
  },

  Keks(pen, random) {
    const bitten = random.chance(0.6)
    const bite = path('M56.4,4.4 C53,14 60,22 67,20 C65,31 74,37 81,33 C82,42 90,46 95.6,43.6')
    const whole = bitten ? [...arc(50, 50, 46, -8, 278), ...bite.slice(3), PFAD.close] : circle(50, 50, 46)
    const shape = random.chance(0.5) ? turn(whole, 180) : whole
    pen.fill('main', shape, { shade: 'round' })
    const start = random.between(0, 60)
    const chips = [10, 8, 190, 24, 70, 27, 135, 31, 250, 30, 195, 36, 95, 38, 160, 16]
    for (let i = 0; i < random.int(6, 8); i += 1) {
      const angle = (((chips[2 * i] ?? 0) + (bitten ? 0 : start)) * Math.PI) / 180
      const r = chips[2 * i + 1] ?? 0
      const [x, y] = [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r]
      const chip = turn(rect(x - 4.6, y - 3.8, 9.2, 7.6, 3), random.between(0, 180), x, y)
      pen.fill('dark', shape === whole ? chip : turn(chip, 180), { detail: true })
    }
  },

  Zitrone(pen, random) {
    pen.fill('green', leaf(64, 18, 95, 8, 0.5))
    const body = path(
      'M14,42 C20,20 42,10 60,13 C66,14 70,13 74,16 C77,19 76,22 78,27 C86,42 82,64 62,74' +
        ' C46,82 30,80 24,75 C20,73 15,75 12,71 C9,67 12,63 12,59 C10,54 12,48 14,42 Z',
    )
    pen.fill('main', body, { shade: 'round' })
    pen.fill('white', path('M24,42 C28,30 38,23 47,22 C41,27 35,33 31,43 C29,48 23,47 24,42 Z'), { detail: true })
    // A slice leans in front of it.
    const [cx, cy, r] = [67, 68, 29]
    pen.fill('main', circle(cx, cy, r), { step: 'deep' })
    pen.fill('cream', circle(cx, cy, r - 3.4))
    const start = random.between(0, 45)
    for (let i = 0; i < 8; i += 1) {
      const angle = start + i * 45
      const middle = ((angle + 22.5) * Math.PI) / 180
      pen.fill('main', slice(cx + Math.cos(middle) * 3, cy + Math.sin(middle) * 3, r - 8, angle + 3, angle + 42))
    }
  },

  Eis(pen, random) {
    const cone = path('M26,50 L74,50 L53,97 C52,100 48,100 47,97 Z')
    pen.fill('orange', cone, { shade: 'half' })
    for (const x of [30, 42, 54])
      pen.line('brown', path(`M${x},52 L${x + (x === 54 ? 11 : 14)},${x === 30 ? 80 : x === 42 ? 78 : 70}`))
    for (const x of [70, 58, 46])
      pen.line('brown', path(`M${x},52 L${x - (x === 46 ? 11 : 14)},${x === 70 ? 80 : x === 58 ? 78 : 70}`))
    const scoop = (x: number, y: number, r: number) => [
      ...arc(x, y, r, 180, 360),
      ...path(
        `M0,0 C${x + r + 3},${y + 4} ${x + r - 1},${y + 10} ${x + r * 0.62},${y + 8}` +
          ` C${x + r * 0.5},${y + 13} ${x + r * 0.1},${y + 13} ${x},${y + 8}` +
          ` C${x - r * 0.12},${y + 14} ${x - r * 0.55},${y + 13} ${x - r * 0.62},${y + 8}` +
          ` C${x - r + 1},${y + 10} ${x - r - 3},${y + 4} ${x - r},${y}`,
      ).slice(3),
      PFAD.close,
    ]
    const count = random.int(1, 3)
    if (count === 3) {
      pen.fill('cream', scoop(33, 42, 17), { shade: 'round' })
      pen.fill('main', scoop(67, 42, 17), { shade: 'round' })
      pen.fill('red', scoop(50, 24, 18), { shade: 'round' })
    } else if (count === 2) {
      pen.fill('cream', scoop(50, 27, 20), { shade: 'round' })
      pen.fill('main', scoop(50, 48, 25), { shade: 'round' })
      pen.fill('red', circle(50, 6, 5))
    } else {
      pen.fill('main', scoop(50, 46, 28), { shade: 'round' })
      for (let i = 0; i < 7; i += 1) {
        const [x, y] = [34 + ((i * 13) % 33), 28 + ((i * 8) % 17)]
        pen.fill('cream', turn(ellipse(x, y, 3, 1.1), i * 50, x, y), { detail: true })
      }
    }
  },
}
