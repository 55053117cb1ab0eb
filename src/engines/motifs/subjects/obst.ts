import { PFAD } from '#src/engines/print/displayList.ts'
import { arc, circle, ellipse, leaf, slice, smooth } from '../pen/shapes.ts'
import { mirror, turn } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const OBST: readonly Subject[] = [
  {
    name: 'Birne',
    words: 'birne birnen birnbaum',
    tones: ['yellow', 'green', 'orange'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      const bend = random.between(-3, 6)
      pen.tube('brown', path(`M50,22 C50,14 ${50 + bend},8 ${53 + bend},3`), 3.4)
      pen.fill('green', leaf(52, 17, 80, 10, 0.5))
      const body = path(
        'M50,18 C60,18 63,26 64,36 C65,46 82,52 82,72 C82,88 69,97 58,96 C53,95 47,95 42,96' +
          ' C31,97 18,88 18,72 C18,52 35,46 36,36 C37,26 40,18 50,18 Z',
      )
      pen.fill('main', body, { shade: 'round' })
      pen.fill('white', path('M27,74 C25,64 31,57 36,53 C34,60 32,66 32,75 C31,79 28,79 27,74 Z'), { detail: true })
    },
  },
  {
    name: 'Erdbeere',
    words: 'erdbeere erdbeeren erdbeerfeld',
    tones: ['red', 'pink'],
    pose: 'lies',
    size: 0.5,
    draw(pen, random) {
      const body = path('M50,24 C66,14 90,20 90,42 C90,66 66,90 50,97 C34,90 10,66 10,42 C10,20 34,14 50,24 Z')
      pen.fill('main', body, { shade: 'round' })
      const seeds = [28, 40, 46, 42, 64, 39, 78, 48, 36, 55, 55, 56, 70, 60, 45, 69, 60, 73, 50, 84, 24, 52]
      for (let i = 0; i < seeds.length; i += 2) {
        const [x, y] = [seeds[i] ?? 50, (seeds[i + 1] ?? 50) + random.between(-1, 1)]
        pen.fill('cream', leaf(x, y - 3, x, y + 3, 0.62, 0.6), { detail: true })
      }
      pen.tube('green', path('M50,22 C50,14 54,8 60,5'), 3.6)
      const calyx = path('M50,18 C58,12 72,12 82,20 C76,24 70,26 64,26 C68,30 69,34 69,38 C60,36 54,32 50,28 Z')
      pen.fill('green', calyx)
      pen.fill('green', mirror(calyx), { step: 'deep' })
    },
  },
  {
    name: 'Zitrone',
    words: 'zitrone zitronen limette limonade zitrusfrucht',
    tones: ['yellow', 'green'],
    pose: 'lies',
    size: 0.6,
    draw(pen, random) {
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
  },
  {
    name: 'Traube',
    words: 'traube trauben weintraube weintrauben rebe reben weinrebe weinberg weinlese',
    tones: ['violet', 'green', 'blue', 'red'],
    pose: 'hangs',
    size: 0.7,
    draw(pen, random) {
      pen.tube('brown', path('M50,30 C50,20 52,12 44,4 M47,14 C52,10 56,9 60,10'), 3.4)
      const half = smooth([
        50, 40, 56, 28, 55, 16, 66, 15, 70, 6, 80, 12, 90, 11, 91, 22, 97, 32, 86, 36, 84, 45, 72, 42, 62, 44,
      ])
      pen.fill('green', random.chance(0.5) ? half : mirror(half), { shade: 'none' })
      const rows = [4, 5, 4, 3, 2, 1]
      for (const [row, count] of rows.entries())
        for (let i = 0; i < count; i += 1) {
          const x = 50 + (i - (count - 1) / 2) * 15.4 + random.between(-0.8, 0.8)
          const y = 36 + row * 11
          pen.fill('main', circle(x, y, 8.6), { step: (i + row) % 3 === 1 ? 'deep' : 'base' })
          pen.fill('white', ellipse(x - 2.8, y - 3, 1.6, 2.4, 35), { detail: true })
        }
    },
  },
  {
    name: 'Eis',
    words: 'eis eistüte eiswaffel eisdiele eiscafé eiskugel speiseeis softeis gelato eisbecher',
    tones: ['pink', 'yellow', 'brown', 'green'],
    pose: 'stands',
    size: 0.85,
    draw(pen, random) {
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
  },
]
