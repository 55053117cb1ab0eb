import { circle, leaf, petal, polygon, rect, strand } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const GAERTNEREI: readonly Subject[] = [
  {
    name: 'Topfpflanze',
    words: 'topfpflanze topfpflanzen zimmerpflanze zimmerpflanzen grünpflanze blumentopf blumentöpfe gummibaum',
    tones: ['green'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      const broad = random.chance(0.5)
      const leaves = broad
        ? [-72, 34, 0.5, 70, 36, 0.5, -44, 50, 0.46, 42, 54, 0.46, -14, 60, 0.42, 14, 50, 0.44]
        : [-78, 46, 0.16, 76, 48, 0.16, -52, 56, 0.18, 50, 58, 0.18, -26, 64, 0.2, 26, 66, 0.2, 0, 68, 0.2]
      for (let i = 0; i < leaves.length; i += 3) {
        const [degrees = 0, length = 40, belly = 0.4] = [leaves[i], leaves[i + 1], leaves[i + 2]]
        const angle = ((degrees + random.between(-5, 5)) * Math.PI) / 180
        const stalk = broad ? 0.32 : 0
        const [s, c] = [Math.sin(angle), -Math.cos(angle)]
        const foot = [50 + s * length * stalk, 70 + c * length * stalk] as const
        const tip = [50 + s * length, 70 + c * length] as const
        const step = (i / 3) % 2 === 0 ? 'deep' : 'base'
        if (broad) pen.tube('main', path(`M50,72 L${foot[0]},${foot[1]}`), 2.4, { step })
        pen.fill('main', leaf(...foot, ...tip, belly * (broad ? 1.5 : 1), 0.42), { step })
        if (broad) {
          const end = [50 + s * length * 0.86, 70 + c * length * 0.86]
          pen.line('cream', path(`M${foot[0]},${foot[1]} L${end[0]},${end[1]}`))
        }
      }
      pen.fill('orange', polygon([28, 72, 72, 72, 67, 98, 33, 98]), { shade: 'half' })
      pen.fill('orange', rect(24, 66, 52, 9, 2), { step: 'light' })
    },
  },
  {
    name: 'Blumenstrauß',
    words: 'blumenstrauß blumensträuße strauß sträuße bouquet bukett brautstrauß hochzeitsstrauß',
    tones: ['pink', 'red', 'yellow', 'violet'],
    pose: 'lies',
    size: 1.1,
    draw(pen, random) {
      for (const [x, y, belly] of [
        [8, 34, 0.3],
        [92, 32, 0.3],
        [26, 6, 0.26],
        [75, 4, 0.26],
        [4, 54, 0.3],
        [96, 54, 0.3],
      ] as const)
        pen.fill('green', leaf(50, 64, x, y, belly, 0.62), { step: x < 50 ? 'deep' : 'base' })
      for (const [x, y] of [
        [44, 99],
        [50, 99],
        [57, 99],
      ] as const)
        pen.fill('green', strand([50 - (x - 50) * 0.6, 66, 50, 82, x, y], 2.6, 2.6), { step: 'deep' })
      const daisy = (x: number, y: number, r: number) => {
        const start = random.between(0, 60)
        for (let i = 0; i < 8; i += 1) {
          const angle = ((start + i * 45) * Math.PI) / 180
          const [c, s] = [Math.cos(angle), Math.sin(angle)]
          pen.fill('cream', petal(x + c * r * 0.2, y + s * r * 0.2, x + c * r, y + s * r, 0.6))
        }
        pen.fill('yellow', circle(x, y, r * 0.36))
      }
      const rose = (x: number, y: number, r: number) => {
        pen.fill('main', circle(x, y, r), { step: 'deep' })
        pen.fill('main', circle(x - r * 0.1, y - r * 0.12, r * 0.78))
        pen.fill('main', circle(x, y - r * 0.12, r * 0.44), { step: 'deep', detail: true })
        pen.fill('main', circle(x - r * 0.06, y - r * 0.18, r * 0.22), { step: 'light', detail: true })
      }
      const flip = random.chance(0.5)
      const kinds = flip ? [rose, daisy] : [daisy, rose]
      for (const [i, [x, y, r]] of (
        [
          [33, 20, 14],
          [66, 18, 15],
          [20, 43, 14],
          [80, 42, 14],
          [50, 38, 17],
        ] as const
      ).entries())
        kinds[(i + (i > 3 ? 0 : i > 1 ? 1 : 0)) % 2]?.(x, y, r)
      pen.fill('blue', path('M14,56 C26,52 36,56 42,62 C46,58 54,58 58,62 C64,56 74,52 86,56 L58,82 L42,82 Z'), {
        shade: 'half',
      })
      pen.fill('blue', path('M42,82 L58,82 L66,95 L34,95 Z'), { step: 'deep' })
      pen.fill('main', path('M50,81 C40,70 30,73 33,80 C29,87 41,91 50,82 C59,91 71,87 67,80 C70,73 60,70 50,81 Z'))
      pen.fill('main', circle(50, 81.5, 3.6), { step: 'deep' })
    },
  },
  {
    name: 'Gießkanne',
    words: 'gießkanne gießkannen gartenarbeit gärtnern gießen schrebergarten',
    tones: ['green', 'blue', 'grey', 'red'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      // The handle over the top and behind, then spout, body, rose.
      const handle = path(
        'M44,48 C40,20 66,10 80,20 C98,33 100,66 84,82 L80,77 C91,64 90,38 76,26 C66,18 48,26 50,48 Z',
      )
      pen.fill('main', handle, { step: 'deep' })
      pen.fill('main', path('M42,88 C28,78 22,58 11,40 L17,36 C28,52 34,62 44,66 Z'), { step: 'deep' })
      pen.fill('main', path('M3,44 L22,28 C25,27 27,30 25,33 L10,46 C7,48 2,47 3,44 Z'))
      pen.fill('main', path('M38,46 L82,46 L87,93 C87,95 86,97 84,97 L36,97 C34,97 33,95 33,93 Z'), { shade: 'half' })
      pen.fill('main', rect(35, 42, 50, 8, 3), { step: 'light' })
      pen.fill('cream', polygon([35.2, 72, 84.6, 72, 85.3, 79, 34.5, 79]), { detail: true })
      const drops = random.int(0, 3)
      for (let i = 0; i < drops; i += 1) {
        const [x, y] = [5 + i * 6.5, 64 - i * 7 + (i % 2) * 9]
        pen.fill(
          'blue',
          path(
            `M${x},${y - 7} C${x + 5},${y} ${x + 4},${y + 5} ${x},${y + 5} C${x - 4},${y + 5} ${x - 5},${y} ${x},${y - 7} Z`,
          ),
        )
      }
    },
  },
]
