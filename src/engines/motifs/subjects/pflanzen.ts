import { mirror } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { circle, leaf, petal, polygon, rect, smooth, strand } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

export const PFLANZEN: readonly Subject[] = [
  {
    name: 'Rose',
    words: 'rose rosen rosenstrauß rosenblüte',
    tones: ['red', 'pink', 'orange'],
    pose: 'lies',
    draw(pen, random) {
      const bend = random.between(-6, 6)
      pen.fill('green', strand([50, 40, 50 + bend / 2, 70, 50 + bend, 99], 2.6, 2))
      pen.fill('green', leaf(50 + bend * 0.5, 74, 78, 58, 0.5), { shade: 'none' })
      pen.fill('green', leaf(50 + bend * 0.6, 82, 24, 68, 0.5), { step: 'deep' })
      pen.fill('green', polygon([50, 50, 36, 40, 44, 43, 50, 36, 56, 43, 64, 40]))
      // Outer petals first, then the cup, then the heart.
      pen.fill('main', smooth([24, 22, 22, 34, 32, 44, 46, 46, 40, 26]), { step: 'deep' })
      pen.fill('main', smooth([76, 22, 78, 34, 68, 44, 54, 46, 60, 26]), { step: 'deep' })
      pen.fill('main', smooth([50, 3, 66, 7, 72, 20, 66, 38, 50, 47, 34, 38, 28, 20, 34, 7]))
      pen.fill('main', path('M30,14 C38,26 56,30 71,18 C73,32 64,44 50,47 C36,44 26,32 30,14 Z'), { step: 'deep' })
      pen.fill('main', path('M28,20 C34,34 46,40 50,47 C38,46 25,36 28,20 Z'), { step: 'light', detail: true })
      pen.fill('main', path('M38,12 C44,5 58,6 61,13 C58,20 44,21 38,12 Z'), { step: 'deep', detail: true })
      pen.line('main', path('M43,12 C47,9 55,10 56,13 C53,16 49,15 48,13'), { step: 'light' })
    },
  },
  {
    name: 'Tulpe',
    words: 'tulpe tulpen',
    tones: ['red', 'yellow', 'pink', 'violet'],
    pose: 'lies',
    draw(pen, random) {
      const bend = random.between(-5, 5)
      pen.fill('green', strand([50, 40, 50 + bend, 72, 50, 99], 3, 3))
      pen.fill('green', path('M50,98 C30,90 22,66 26,46 C36,58 46,76 50,98 Z'), { step: 'deep' })
      pen.fill('green', path('M50,98 C66,92 74,74 72,56 C62,66 52,80 50,98 Z'))
      pen.fill('main', leaf(50, 46, 50, 4, 0.62, 0.4), { step: 'deep' })
      pen.fill('main', path('M50,47 C30,48 24,24 33,4 C44,12 52,26 50,47 Z'))
      pen.fill('main', path('M50,47 C70,48 76,24 67,4 C56,12 48,26 50,47 Z'))
      pen.fill('main', path('M50,47 C62,46 73,34 70,12 C66,28 58,38 50,47 Z'), { step: 'deep', detail: true })
    },
  },
  {
    name: 'Blume',
    words: 'blume blüte margerite gänseblümchen blumenstrauß strauß florist floristik gerbera',
    tones: ['white', 'yellow', 'pink', 'blue'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      const count = random.int(7, 12)
      const start = random.between(0, 360)
      for (let i = 0; i < count; i += 1) {
        const angle = ((start + (i * 360) / count) * Math.PI) / 180
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const wide = Math.min(0.75, 4.4 / count)
        pen.fill('main', petal(50 + c * 9, 50 + s * 9, 50 + c * 47, 50 + s * 47, wide), {
          step: i % 2 === 0 ? 'base' : 'deep',
        })
      }
      pen.fill('yellow', circle(50, 50, 13), { shade: 'round' })
    },
  },
  {
    name: 'Blatt',
    words: 'blatt laub herbstlaub herbstblatt zweig pflanze',
    tones: ['green', 'orange', 'red', 'yellow'],
    pose: 'lies',
    size: 0.6,
    draw(pen) {
      pen.fill('main', leaf(50, 90, 50, 4, 0.62, 0.4))
      pen.fill('main', path('M50,90 C88,74 82,36 50,4 Z'), { step: 'deep' })
      pen.tube('main', path('M50,98 L50,88'), 2.4, { step: 'deep' })
      const veins = [30, 44, 58]
      for (const y of veins) {
        pen.line('cream', path(`M50,${y + 14} C56,${y + 8} 62,${y + 4} 66,${y}`))
        pen.line('cream', path(`M50,${y + 14} C44,${y + 8} 38,${y + 4} 34,${y}`))
      }
      pen.line('cream', path('M50,88 L50,18'))
    },
  },
  {
    name: 'Tannenbaum',
    words: 'tanne tannenbaum weihnachtsbaum christbaum fichte tannenwald wald',
    tones: ['green'],
    pose: 'stands',
    size: 1.6,
    draw(pen, random) {
      pen.fill('brown', rect(45, 84, 10, 15))
      const tiers = random.int(3, 4)
      for (let i = tiers - 1; i >= 0; i -= 1) {
        const top = 4 + (i * 58) / tiers
        const bottom = 30 + ((i + 1) * 58) / tiers
        const half = 15 + ((i + 1) * 25) / tiers
        const left = path(
          `M50,${top} C46,${top + 14} ${52 - half},${bottom - 8} ${50 - half},${bottom - 2}` +
            ` C${50 - half * 0.6},${bottom + 2} ${50 - half * 0.3},${bottom} 50,${bottom} Z`,
        )
        pen.fill('main', left)
        pen.fill('main', mirror(left), { step: 'deep' })
      }
    },
  },
  {
    name: 'Apfel',
    words: 'apfel äpfel obst obsthof streuobst',
    tones: ['red', 'green', 'yellow'],
    pose: 'stands',
    size: 0.55,
    draw(pen) {
      pen.tube('brown', path('M50,30 C50,20 54,12 60,8'), 3.4)
      pen.fill('green', leaf(53, 20, 84, 8, 0.5))
      pen.fill(
        'main',
        path('M50,28 C38,18 10,22 10,52 C10,78 28,96 40,94 C46,93 54,93 60,94 C72,96 90,78 90,52 C90,22 62,18 50,28 Z'),
        { shade: 'round' },
      )
      pen.fill('white', path('M22,52 C21,42 26,34 33,32 C30,38 27,44 27,54 C26,58 23,57 22,52 Z'), { detail: true })
    },
  },
]
