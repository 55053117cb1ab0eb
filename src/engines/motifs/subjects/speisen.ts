import { PFAD } from '#src/engines/print/displayList.ts'
import { arc, circle, ellipse, leaf, rect } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const SPEISEN: readonly Subject[] = [
  {
    name: 'Käse',
    words: 'käse käserei käsetheke bergkäse emmentaler gouda molkerei',
    tones: ['yellow', 'orange'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      pen.fill('main', path('M3,50 L70,18 C86,22 97,34 97,50 Z'), { step: 'light' })
      pen.fill(
        'main',
        path(
          'M3,50 L97,50 L97,64 C87,63 87,79 97,78 L97,86 C97,89 95,91 92,91 L48,91 C48,81 32,81 32,91 L8,91 C5,91 3,89 3,86 Z',
        ),
      )
      pen.fill('main', path('M70,18 C86,22 97,34 97,50 L91,50 C90,37 82,27 66,20 Z'), { step: 'deep', detail: true })
      // Holes: some whole, one cut by the upper edge, one by the left one.
      const shift = random.between(-4, 4)
      pen.fill('main', circle(21 + shift, 69, 9), { step: 'deep' })
      pen.fill('main', circle(58 + shift, 73, 10), { step: 'deep' })
      pen.fill('main', circle(78, 62 + shift / 2, 5), { step: 'deep' })
      pen.fill('main', circle(78 + shift / 2, 83, 3.2), { step: 'deep', detail: true })
      pen.fill('main', [...arc(44 + shift, 50, 8, 0, 180), PFAD.close], { step: 'deep' })
      pen.fill('main', ellipse(56, 36, 6, 3), { detail: true })
      pen.fill('main', ellipse(76, 42, 4, 2), { detail: true })
    },
  },
  {
    name: 'Pizza',
    words: 'pizza pizzen pizzeria pizzastück pizzabäcker italiener italienisch trattoria',
    tones: ['yellow', 'orange'],
    pose: 'lies',
    size: 0.9,
    draw(pen, random) {
      const crust =
        'M5,22 C4,14 10,9 18,7 C39,1 61,1 82,7 C90,9 96,14 95,22 C94,28 89,30 83,28 C62,21 38,21 17,28 C11,30 6,28 5,22 Z'
      const cheese =
        'M10,24 C36,16 64,16 90,24 L78,46 C79,52 77,60 73,61 C70,62 68,60 67,66 L54,94 C52,98 48,98 46,94' +
        ' L36,73 C34,78 29,77 28,71 L27,56 Z'
      pen.fill('main', path(cheese))
      for (const [x, y, r] of random.chance(0.5)
        ? ([
            [34, 40, 9.5],
            [63, 37, 9],
            [50, 65, 9],
          ] as const)
        : ([
            [50, 38, 10],
            [29, 39, 6],
            [66, 50, 8],
            [46, 69, 8],
          ] as const)) {
        pen.fill('red', circle(x, y, r), { shade: 'round' })
        pen.fill('cream', circle(x - r * 0.3, y - r * 0.2, 1.4), { detail: true })
        pen.fill('cream', circle(x + r * 0.35, y + r * 0.25, 1.2), { detail: true })
      }
      pen.fill('green', leaf(41, 52, 53, 46 + random.between(-3, 3), 0.6), { detail: true })
      pen.fill('green', leaf(59, 60, 63, 70, 0.6), { detail: true })
      pen.fill('green', leaf(76, 33, 82, 26, 0.6), { detail: true })
      pen.fill('brown', path(crust), { shade: 'half' })
    },
  },
  {
    name: 'Fisch',
    words: 'fisch fische fischer fischerei forelle lachs karpfen fischladen fischbrötchen angeln angler aquarium',
    tones: ['blue', 'orange', 'green', 'red'],
    pose: 'floats',
    size: 0.8,
    draw(pen, random) {
      const tail = path('M70,50 C78,44 84,32 96,24 C94,36 92,44 92,50 C92,56 94,64 96,76 C84,68 78,56 70,50 Z')
      pen.fill('main', tail, { step: 'deep' })
      pen.fill('main', path('M34,32 C38,18 54,14 64,18 C60,22 60,28 62,36 Z'), { step: 'deep' })
      pen.fill('main', path('M44,68 C46,78 56,82 62,80 C60,76 60,70 62,64 Z'), { step: 'deep' })
      pen.fill('main', path('M3,52 C14,34 32,26 48,28 C64,30 74,40 82,50 C74,60 64,71 48,73 C32,75 14,68 3,52 Z'))
      const head = path('M3,52 C10,40 20,33 30,30 C37,42 37,60 30,71 C18,67 9,61 3,52 Z')
      pen.fill('main', head, { step: 'light' })
      pen.fill('dark', circle(19, 47, 3.2), { detail: true })
      if (random.chance(0.5))
        for (const [x, y] of [
          [44, 40],
          [44, 52],
          [44, 64],
          [54, 46],
          [54, 58],
          [64, 52],
        ] as const)
          pen.line('cream', path(`M${x},${y - 5} C${x + 7},${y - 4} ${x + 7},${y + 4} ${x},${y + 5}`))
      else
        for (const [x, h] of [
          [46, 15],
          [58, 11],
          [69, 6],
        ] as const)
          pen.fill('cream', rect(x - 2, 51 - h, 4, h * 2, 2), { detail: true })
    },
  },
]
