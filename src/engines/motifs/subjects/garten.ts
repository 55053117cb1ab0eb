import { turn } from '../pen/path.ts'
import { circle, ellipse, leaf, petal, polygon, rect, strand } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

/** Point at an angle of a circle. */
function around(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
}

export const GARTEN: readonly Subject[] = [
  {
    name: 'Sonnenblume',
    words: 'sonnenblume sonnenblumen sonnenblumenfeld sonnenblumenkern',
    tones: ['yellow', 'orange'],
    pose: 'lies',
    size: 1.2,
    draw(pen, random) {
      const bend = random.between(-5, 5)
      pen.fill('green', strand([50, 40, 50 + bend, 70, 50, 99], 3.4, 4))
      pen.fill('green', path(`M${50 + bend * 0.9},80 C58,62 74,60 84,64 C80,76 66,84 ${50 + bend * 0.9},80 Z`))
      pen.fill('green', path(`M${50 + bend * 0.5},90 C42,72 28,70 17,75 C22,87 36,94 ${50 + bend * 0.5},90 Z`), {
        step: 'deep',
      })
      const count = random.int(12, 15)
      for (const [row, step] of ['deep', 'base'].entries())
        for (let i = 0; i < count; i += 1) {
          const angle = ((i + row / 2) * 360) / count - 90
          const foot = around(50, 34, 8, angle)
          const tip = around(50, 34, row === 0 ? 33 : 31, angle)
          pen.fill('main', leaf(...foot, ...tip, 0.5, 0.5), { step: step === 'deep' ? 'deep' : 'base' })
        }
      pen.fill('brown', circle(50, 34, 14.5), { shade: 'round' })
      for (let i = 0; i < 9; i += 1) {
        const [x, y] = around(50, 34, i === 0 ? 0 : 8, i * 45)
        pen.fill('main', circle(x, y, 1.1), { detail: true })
      }
    },
  },
  {
    name: 'Gänseblümchen',
    words: 'gänseblümchen margerite margeriten kamille wiesenblume',
    tones: ['white', 'pink'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      const flower = (x: number, y: number, r: number, count: number) => {
        for (let i = 0; i < count; i += 1) {
          const angle = (i * 360) / count + random.between(-3, 3)
          pen.fill('main', petal(...around(x, y, r * 0.2, angle), ...around(x, y, r, angle), 0.36), {
            step: i % 3 === 1 ? 'deep' : 'base',
          })
        }
        pen.fill('yellow', circle(x, y, r * 0.34), { shade: 'round' })
      }
      const bend = random.between(-4, 4)
      pen.fill('green', strand([40, 34, 43 + bend, 66, 50, 97], 2.4, 3))
      pen.fill('green', strand([77, 62, 68, 76, 50, 97], 2, 2.6))
      pen.fill('green', leaf(50, 98, 14, 80, 0.36, 0.75))
      pen.fill('green', leaf(50, 98, 90, 86, 0.36, 0.75), { step: 'deep' })
      flower(77, 58, 15, 10)
      flower(40, 30, 29, random.int(12, 15))
    },
  },
  {
    name: 'Lavendel',
    words: 'lavendel lavendelfeld provence duftkissen',
    tones: ['violet', 'blue'],
    pose: 'lies',
    size: 0.9,
    draw(pen, random) {
      const stems = random.pick([3, 5])
      for (let i = 0; i < stems; i += 1) {
        // The outer ones first, the middle one on top.
        const k = i % 2 === 0 ? i / 2 : stems - (i + 1) / 2
        const lean = (k - (stems - 1) / 2) * (stems === 3 ? 15 : 10)
        const top = 5 + Math.abs(lean) * 0.5 + random.between(0, 6)
        const put = (shape: number[] | readonly number[]) => turn(shape, lean, 50, 99)
        pen.fill('green', put(strand([50, 99, 50, 60, 50, top + 20], 2.4, 1.8)))
        for (let row = 0; row < 6; row += 1) {
          const y = top + 44 - row * 7.4
          const r = 7.4 - row * 0.7
          pen.fill('main', put(leaf(50, y + 3, 50 - r, y - 6, 0.74, 0.5)), { step: 'deep' })
          pen.fill('main', put(leaf(50, y + 3, 50 + r, y - 6, 0.74, 0.5)), { step: 'deep' })
          pen.fill('main', put(leaf(50, y + 2, 50, y - 9, 0.66, 0.5)), { step: row % 2 === 0 ? 'light' : 'base' })
        }
      }
      for (const [x, y] of [
        [24, 76],
        [76, 78],
      ] as const)
        pen.fill('green', leaf(50, 98, x, y, 0.2, 0.5), { step: 'deep' })
    },
  },
  {
    name: 'Kaktus',
    words: 'kaktus kakteen kakteengarten sukkulente sukkulenten',
    tones: ['green'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      const arms = random.chance(0.6)
      if (arms) {
        pen.fill(
          'main',
          path('M40,62 L26,62 C17,62 13,57 13,50 L13,40 C13,32 25,32 25,40 L25,47 C25,49 26,50 28,50 L40,50 Z'),
        )
        pen.fill(
          'main',
          path('M60,54 L74,54 C83,54 87,49 87,42 L87,30 C87,22 75,22 75,30 L75,39 C75,41 74,42 72,42 L60,42 Z'),
          { step: 'deep' },
        )
        pen.fill('main', rect(36, 9, 28, 70, 14), { shade: 'half' })
        for (const x of [44, 51, 58]) pen.line('cream', path(`M${x},${x === 51 ? 18 : 24} L${x},70`))
      } else {
        pen.fill('main', ellipse(50, 46, 33, 33), { step: 'deep' })
        pen.fill('main', ellipse(50, 46, 22, 33))
        pen.fill('main', ellipse(50, 46, 8, 33), { step: 'light' })
        for (const [x, y] of [
          [24, 36],
          [24, 56],
          [36, 30],
          [36, 48],
          [64, 30],
          [64, 48],
          [76, 36],
          [76, 56],
        ] as const)
          pen.fill('cream', leaf(x, y + 3, x, y - 4, 0.4), { detail: true })
      }
      const y = arms ? 12 : 15
      for (const angle of [-160, -20, -125, -55, -90]) {
        const [x, top] = around(50, y, 12, angle)
        pen.fill('pink', leaf(50, y, x, top, 0.6, 0.55), { step: angle === -125 || angle === -55 ? 'deep' : 'base' })
      }
      pen.fill('red', polygon([24, 76, 76, 76, 69, 98, 31, 98]), { shade: 'half' })
      pen.fill('red', rect(20, 70, 60, 9, 2), { step: 'light' })
    },
  },
  {
    name: 'Laubbaum',
    words: 'laubbaum laubbäume baum bäume linde obstbaum obstgarten baumschule',
    tones: ['green', 'orange', 'yellow', 'red'],
    pose: 'stands',
    size: 1.7,
    draw(pen, random) {
      pen.fill('brown', path('M44,98 C47,84 47,72 46,56 L54,56 C53,72 53,84 56,98 Z'))
      const form = random.int(0, 2)
      if (form === 0) {
        pen.fill(
          'main',
          path(
            'M50,3 C62,3 70,10 72,19 C85,21 93,32 90,44 C92,58 80,69 66,66 C58,72 42,72 34,66 C20,69 8,58 10,44 C7,32 15,21 28,19 C30,10 38,3 50,3 Z',
          ),
          { shade: 'round' },
        )
      } else if (form === 1) {
        pen.fill('main', circle(30, 48, 22), { step: 'deep' })
        pen.fill('main', circle(70, 48, 22), { step: 'deep' })
        pen.fill('main', circle(50, 31, 28))
        pen.fill('main', circle(40, 24, 12), { step: 'light', detail: true })
      } else
        pen.fill('main', path('M50,2 C70,10 80,34 78,52 C76,66 64,73 50,73 C36,73 24,66 22,52 C20,34 30,10 50,2 Z'), {
          shade: 'half',
        })
      const fork = path('M50,80 L50,44 M50,66 L63,52 M50,58 L39,46')
      pen.tube('brown', fork, 3)
    },
  },
]
