import { mirror, turn, type Path } from '../pen/path.ts'
import { circle, ellipse, leaf, strand } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const GEMUESE: readonly Subject[] = [
  {
    name: 'Karotte',
    words: 'karotte karotten möhre möhren mohrrübe gemüse gelbe-rübe gemüsekiste',
    tones: ['orange'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      const tops = random.pick([3, 5])
      for (let i = 0; i < tops; i += 1) {
        const lean = (i - (tops - 1) / 2) * (44 / tops)
        const y = 3 + Math.abs(lean) * 0.4
        pen.fill('green', leaf(50, 38, 50 + lean, y, 0.34, 0.7), { step: i % 2 === 0 ? 'base' : 'deep' })
      }
      const body = path(
        'M50,33 C62,31 71,36 70,46 C68,62 58,84 52,97 C51,99 49,99 48,97 C42,84 32,62 30,46 C29,36 38,31 50,33 Z',
      )
      pen.fill('main', body, { shade: 'half' })
      pen.line('main', path('M33,49 C37,51 41,51 45,50 M65,56 C62,58 59,58 55,57'), { step: 'deep' })
      pen.line('main', path('M41,68 C43,69 46,69 48,68 M58,74 C56,75 54,75 52,74'), { step: 'deep' })
    },
  },
  {
    name: 'Tomate',
    words: 'tomate tomaten paprika ketchup gewächshaus',
    tones: ['red', 'orange', 'yellow'],
    pose: 'stands',
    size: 0.5,
    draw(pen) {
      pen.fill('main', path('M50,26 C66,16 95,24 95,56 C95,82 74,95 50,95 C26,95 5,82 5,56 C5,24 34,16 50,26 Z'), {
        shade: 'round',
      })
      pen.fill('white', path('M15,56 C14,46 20,38 28,36 C24,43 21,49 21,58 C20,62 16,61 15,56 Z'), { detail: true })
      pen.tube('green', path('M50,26 C50,18 53,12 57,8'), 4.4)
      const tip = path('M50,22 C60,16 72,18 82,26 C74,29 68,29 62,28 C66,34 67,39 66,45 C58,42 53,36 50,30 Z')
      pen.fill('green', tip)
      pen.fill('green', mirror(tip), { step: 'deep' })
    },
  },
  {
    name: 'Pilz',
    words: 'pilz pilze pilzen steinpilz fliegenpilz glückspilz champignon pfifferling waldpilz',
    tones: ['red', 'brown', 'orange'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      pen.fill('cream', path('M40,50 L60,50 C59,68 62,80 68,91 C66,98 34,98 32,91 C38,80 41,68 40,50 Z'), {
        shade: 'half',
      })
      const dotted = random.chance(0.6)
      const cap = dotted
        ? path('M50,6 C76,6 96,28 96,50 C96,57 91,59 84,58 C62,53 38,53 16,58 C9,59 4,57 4,50 C4,28 24,6 50,6 Z')
        : path('M50,12 C78,12 98,32 97,48 C96,58 86,60 76,60 L24,60 C14,60 4,58 3,48 C2,32 22,12 50,12 Z')
      if (dotted)
        pen.fill('cream', path('M36,60 C40,56 60,56 64,60 C68,68 60,72 50,70 C40,72 32,68 36,60 Z'), { step: 'deep' })
      pen.fill('main', cap, { shade: 'round' })
      if (!dotted) {
        pen.fill('white', path('M16,42 C18,32 28,24 38,22 C30,28 25,34 23,42 C22,47 15,47 16,42 Z'), { detail: true })
        return
      }
      for (const [x, y, r] of [
        [30, 30, 6.5],
        [54, 20, 7.5],
        [74, 36, 6],
        [50, 42, 5],
        [16, 48, 4],
        [85, 50, 3.4],
      ] as const)
        pen.fill('white', ellipse(x, y, r, r * 0.86), { detail: true })
    },
  },
  {
    name: 'Kürbis',
    words: 'kürbis kürbisse kürbissuppe halloween',
    tones: ['orange', 'yellow', 'green'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      const flat = random.between(29, 34)
      pen.fill('green', strand([50, 34, 50, 22, 56, 12, 64, 7], 10, 6))
      for (const [dx, rx, step] of [
        [29, 18, 'deep'],
        [16, 19, 'base'],
      ] as const)
        for (const side of [-1, 1]) pen.fill('main', ellipse(50 + side * dx, 62, rx, flat - 1), { step })
      pen.fill('main', ellipse(50, 62, 15, flat), { step: 'light' })
      pen.fill('green', path('M38,31 C44,26 56,26 62,31 C60,37 54,35 50,33 C46,35 40,37 38,31 Z'), { step: 'deep' })
      if (random.chance(0.5)) {
        pen.tube('green', path('M60,28 C70,18 80,26 76,33 C73,38 67,33 71,29'), 1.8, { detail: true })
        pen.fill('green', leaf(40, 31, 12, 16, 0.56))
      }
    },
  },
  {
    name: 'Spargel',
    words: 'spargel spargelzeit spargelhof spargelstange',
    tones: ['cream', 'green', 'white'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      // Behind, then in front: spears held together at their waist, spreading above and a little below.
      const spear = (k: number, top: number, step: 'deep' | 'base') => {
        const x = 50 + k * 8
        const lean = (shape: Path) => turn(shape, k * 4.2, x, 78)
        const body = path(
          `M${x - 5.5},98 L${x - 5},${top + 28} C${x - 8},${top + 19} ${x - 4.5},${top + 5} ${x},${top}` +
            ` C${x + 4.5},${top + 5} ${x + 8},${top + 19} ${x + 5},${top + 28} L${x + 5.5},98 Z`,
        )
        pen.fill('main', lean(body), { step })
        pen.fill('green', lean(leaf(x - 3.6, top + 21, x - 0.6, top + 10, 0.4)), { detail: true })
        pen.fill('green', lean(leaf(x + 3.6, top + 25, x + 0.8, top + 14, 0.4)), { detail: true })
        pen.fill('green', lean(leaf(x, top + 45, x, top + 36, 0.5)), { detail: true })
      }
      const grown = () => random.between(0, 6)
      for (const k of [-0.5, 0.5, -2.5, 2.5]) spear(k, 2 + Math.abs(k) * 5 + grown(), 'deep')
      for (const k of [-1.5, 1.5, 0]) spear(k, 11 + Math.abs(k) * 2 + grown(), 'base')
      pen.fill('red', path('M23,69 C42,73 58,73 77,69 L76,78 C58,82 42,82 24,78 Z'))
      pen.fill('red', path('M50,75 C42,64 32,67 34,74 C31,81 42,85 50,76 C58,85 69,81 66,74 C68,67 58,64 50,75 Z'), {
        step: 'deep',
      })
      pen.fill('red', circle(50, 75.5, 3.6))
    },
  },
]
