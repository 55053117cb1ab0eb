import { mirror, turn, type Path } from '../../pen/path.ts'
import { circle, ellipse, leaf, polygon, rect, ring, star } from '../../pen/shapes.ts'
import { path } from '../../pen/svgPath.ts'
import type { Subject } from '../subject.ts'

/** A toothed wheel as one outline with its hole, filled with `evenOdd`. */
function gear(teeth: number, outer: number, root: number, hole: number): Path {
  const points: number[] = []
  const step = (2 * Math.PI) / teeth
  for (let i = 0; i < teeth; i += 1)
    for (const [part, r] of [
      [-0.27, root],
      [-0.19, outer],
      [0.19, outer],
      [0.27, root],
    ] as const) {
      const angle = (i + part) * step
      points.push(50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r)
    }
  return [...polygon(points), ...circle(50, 50, hole)]
}

/** An ellipse edged with curls. */
function fleece(cx: number, cy: number, rx: number, ry: number, curls: number): Path {
  const at = (i: number, far: number) => {
    const angle = ((i - 0.25) * 2 * Math.PI) / curls
    return `${cx + Math.cos(angle) * rx * far},${cy + Math.sin(angle) * ry * far}`
  }
  const edge = Array.from({ length: curls }, (_, i) => `C${at(i, 1.3)} ${at(i + 1, 1.3)} ${at(i + 1, 1)}`)
  return path(`M${at(0, 1)} ${edge.join(' ')} Z`)
}

export const DINGE: Readonly<Record<string, Subject['draw']>> = {
  Weihnachtsbaum(pen, random) {
    pen.fill('brown', rect(45, 86, 10, 12))
    const tiers = [
      [58, 90, 39],
      [36, 66, 30],
      [14, 43, 20],
    ] as const
    for (const [top, bottom, half] of tiers) {
      const left = path(
        `M50,${top - 6} C46,${top + 8} ${52 - half},${bottom - 8} ${50 - half},${bottom - 3}` +
          ` C${50 - half * 0.7},${bottom + 3} ${50 - half * 0.3},${bottom + 1} 50,${bottom} Z`,
      )
      pen.fill('main', left)
      pen.fill('main', mirror(left), { step: 'deep' })
    }
    const balls = random.shuffle([
      [36, 82],
      [61, 84],
      [48, 72],
      [38, 60],
      [60, 58],
      [48, 48],
      [44, 36],
      [56, 33],
      [72, 82],
    ])
    for (const [i, [x = 0, y = 0]] of balls.slice(0, random.int(6, 8)).entries())
      pen.fill((['red', 'yellow', 'cream'] as const)[i % 3] ?? 'red', circle(x, y, 3.7))
    pen.fill('yellow', star(50, 9, 10.5, 5, 0.46))
  },

  Feuerwerk(pen, random) {
    const rays = random.pick([10, 12, 14])
    const second = random.pick(['red', 'orange', 'white'] as const)
    for (let i = 0; i < rays; i += 1) {
      const angle = (i * 2 * Math.PI) / rays
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const far = i % 2 === 0 ? 38 : 30
      const [near, thin, thick] = [15, 1, 2.7]
      pen.fill(
        'main',
        polygon([
          50 + c * near - s * thin,
          50 + s * near + c * thin,
          50 + c * far - s * thick,
          50 + s * far + c * thick,
          50 + c * far + s * thick,
          50 + s * far - c * thick,
          50 + c * near + s * thin,
          50 + s * near - c * thin,
        ]),
      )
      const bead = i % 2 === 0 ? 4.4 : 3.2
      pen.fill(i % 2 === 0 ? second : 'main', circle(50 + c * (far + 7), 50 + s * (far + 7), bead))
    }
    pen.fill(second, star(50, 50, 11, rays / 2, 0.5))
  },

  Stern(pen, random) {
    const tips = random.pick([5, 6, 8])
    const shape = star(50, 50, 48, tips, tips === 5 ? 0.45 : 0.42)
    pen.fill('main', shape)
    // Each ray has a light and a shadowed flank, like folded paper.
    for (let i = 0; i < tips; i += 1) {
      const at = (k: number, r: number) => {
        const angle = ((-90 + (k * 180) / tips) * Math.PI) / 180
        return [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r]
      }
      const inner = 48 * (tips === 5 ? 0.45 : 0.42)
      pen.fill('main', polygon([50, 50, ...at(2 * i, 48), ...at(2 * i + 1, inner)]), { step: 'deep' })
    }
  },

  Fahrrad(pen) {
    for (const x of [22, 78]) {
      pen.tube('dark', circle(x, 66, 20), 3)
      for (let i = 0; i < 4; i += 1) {
        const [c, s] = [Math.cos((i * Math.PI) / 4 + 0.2) * 19, Math.sin((i * Math.PI) / 4 + 0.2) * 19]
        pen.line('grey', polygon([x - c, 66 - s, x + c, 66 + s], false))
      }
      pen.fill('dark', circle(x, 66, 3))
    }
    pen.tube('main', path('M22,66 L38,36 L68,36 L47,66 Z M47,66 L35,28 M78,66 L66,26'), 3.6)
    pen.tube('dark', path('M66,26 L64,20 L74,18 C80,18 80,26 75,26'), 3)
    pen.fill('brown', path('M26,26 C30,22 42,24 45,25 C45,29 36,30 34,31 C30,31 25,30 26,26 Z'))
    pen.fill('dark', circle(47, 66, 5.5))
    pen.fill('cream', circle(47, 66, 2.2), { detail: true })
    pen.tube('dark', path('M47,66 L53,76 M50,77 L57,76'), 2.4)
  },

  Fußball(pen, random) {
    const ball = circle(50, 50, 46)
    const start = random.between(-20, 20)
    pen.fill('main', ball, { shade: 'round' })
    const at = (r: number, degrees: number) => {
      const angle = ((degrees + start - 90) * Math.PI) / 180
      return [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r] as const
    }
    const penta = [0, 72, 144, 216, 288]
    for (const d of penta) {
      pen.tube('dark', polygon([...at(16, d), ...at(31, d)], false), 2.4)
      pen.tube('dark', polygon([...at(31, d), ...at(36, d + 27), ...at(36, d + 45), ...at(31, d + 72)], false), 2.4)
      pen.fill(
        'dark',
        polygon([...at(31, d), ...at(38, d - 20), ...at(48.2, d - 17), ...at(48.2, d + 17), ...at(38, d + 20)]),
        { within: ball },
      )
    }
    pen.fill('dark', polygon(penta.flatMap((d) => at(17, d))))
  },

  Säge(pen, random) {
    const teeth: number[] = []
    const count = random.int(11, 15)
    for (let i = 0; i < count; i += 1) {
      const x = 93 - (i * 64) / count
      teeth.push(x, 56 + (93 - x) * 0.11, x - 2.6, 61.5 + (93 - x) * 0.11)
    }
    pen.fill('grey', polygon([98, random.between(38, 48), 98, 55, ...teeth, 28, 64, 28, 30]))
    pen.fill(
      'main',
      path(
        'M33,28 L33,58 C34,66 32,74 24,76 C16,78 8,76 4,70 C1,65 4,60 6,56' +
          ' C8,50 6,44 3,40 C0,34 4,27 11,27 C17,27 20,24 26,24 C30,24 33,25 33,28 Z' +
          ' M14,38 C11,38 10,41 12,45 C14,50 14,55 12,60 C11,65 15,67 19,66 C24,65 24,60 24,56 L24,42 C24,38 19,38 14,38 Z',
      ),
      { evenOdd: true },
    )
    for (const y of [36, 52]) pen.fill('dark', circle(28.5, y, 1.8), { detail: true })
  },

  Zahnrad(pen, random) {
    const teeth = random.pick([8, 10, 12])
    const hole = random.between(12, 17)
    pen.fill('main', gear(teeth, 48, 37, hole), { evenOdd: true })
    if (random.chance(0.5)) pen.fill('main', ring(50, 50, 29, hole), { evenOdd: true, step: 'deep' })
    else
      for (let i = 0; i < 6; i += 1) pen.fill('main', turn(circle(50, 24, 4), i * 60), { step: 'deep', detail: true })
  },

  Uhr(pen, random) {
    pen.fill('main', path('M36,30 L38,4 C38,2 39,1 41,1 L59,1 C61,1 62,2 62,4 L64,30 Z'))
    pen.fill('main', path('M36,70 L38,96 C38,98 39,99 41,99 L59,99 C61,99 62,98 62,96 L64,70 Z'))
    for (const y of [80, 87]) pen.fill('white', circle(50, y, 1.6), { detail: true })
    pen.fill('yellow', rect(76, 46, 8, 8, 2))
    pen.fill('yellow', circle(50, 50, 29))
    pen.fill('white', circle(50, 50, 23))
    for (let i = 0; i < 12; i += 3) {
      const angle = (i * Math.PI) / 6
      pen.fill('dark', circle(50 + Math.cos(angle) * 18, 50 + Math.sin(angle) * 18, 1.9), { detail: true })
    }
    const hour = random.pick([-60, 30, 60])
    const [c, s] = [Math.sin((hour * Math.PI) / 180), -Math.cos((hour * Math.PI) / 180)]
    pen.tube('dark', polygon([50, 50, 50 + c * 11, 50 + s * 11], false), 3)
    pen.tube('dark', polygon([50, 50, 50, 34], false), 2.4)
    pen.fill('dark', circle(50, 50, 2.6))
  },

  Schaf(pen, random) {
    for (const x of [36, 68]) pen.fill('dark', rect(x, 66, 7, 30, 2), { step: 'light' })
    for (const x of [46, 78]) pen.fill('dark', rect(x, 66, 7, 31, 2))
    const curls = random.pick([11, 13])
    pen.fill('main', fleece(58, 50, 36, 26, curls), { shade: 'round' })
    pen.line('main', path('M52,48 C56,44 62,46 62,51 C62,56 55,56 55,52 M72,58 C76,55 81,58 80,62'), { step: 'deep' })
    pen.line('main', path('M68,36 C72,32 78,35 77,39 M44,66 C48,63 53,66 52,70'), { step: 'deep' })
    pen.fill('dark', leaf(30, 38, 44, 46, 0.56))
    pen.fill('dark', leaf(12, 36, 1, 45, 0.56))
    pen.fill('dark', path('M21,28 C31,28 35,36 33,46 C32,56 28,64 21,64 C14,64 9,56 8,46 C7,36 11,28 21,28 Z'))
    pen.fill('main', fleece(21, 29, 12, 6.5, 7))
    for (const x of [15, 27]) pen.fill('white', circle(x, 46, 2), { detail: true })
  },

  Igel(pen, random) {
    const spines = random.pick([9, 11])
    const points: number[] = []
    for (let i = 0; i <= spines * 2; i += 1) {
      const angle = Math.PI * (1.24 + (i / (spines * 2)) * 0.76)
      const r = i % 2 === 0 ? 0.84 : 1.04
      points.push(57 + Math.cos(angle) * 39 * r, 78 + Math.sin(angle) * 53 * r)
    }
    pen.fill('main', polygon([...points, 94, 84, 32, 84]), { step: 'deep' })
    for (const x of [36, 72]) pen.fill('cream', rect(x, 80, 13, 11, 5), { step: 'deep' })
    pen.fill(
      'cream',
      path(
        'M3,72 C10,68 18,56 30,50 C42,48 50,60 48,72 C60,78 78,78 90,80 C86,88 76,88 66,88 L26,88 C14,88 6,80 3,72 Z',
      ),
    )
    pen.fill('cream', ellipse(40, 54, 6.5, 7.5), { step: 'deep' })
    pen.fill('dark', circle(4.5, 72, 4))
    pen.fill('dark', circle(24, 65, 2.8), { detail: true })
    pen.line('dark', path('M12,79 C15,81 19,81 22,79'))
    for (const [x, y] of [
      [60, 46],
      [74, 56],
      [62, 64],
      [50, 38],
      [78, 70],
      [70, 40],
    ] as const)
      pen.line('cream', path(`M${x},${y} L${x + (x - 52) * 0.14},${y - 7}`))
  },
}
