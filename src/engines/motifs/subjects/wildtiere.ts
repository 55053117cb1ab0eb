import { mirror } from '../pen/path.ts'
import { circle, ellipse, leaf, polygon, rect } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const WILDTIERE: readonly Subject[] = [
  {
    name: 'Biene',
    words: 'biene bienen bienchen hummel hummeln bienenstock bienenwachs',
    tones: ['yellow', 'orange'],
    pose: 'floats',
    size: 0.5,
    draw(pen, random) {
      const lift = random.between(-6, 4)
      pen.fill('blue', leaf(54, 42, 84, 8 + lift, 0.6, 0.75), { step: 'light' })
      pen.fill('blue', leaf(50, 42, 48, 3 + lift, 0.66, 0.75), { step: 'light' })
      pen.fill('dark', polygon([90, 56, 99, 62, 89, 67]))
      const body = ellipse(56, 62, 37, 25)
      pen.fill('main', body)
      for (const x of [44, 60, 76]) pen.fill('dark', rect(x, 30, 8.5, 64), { within: body })
      pen.fill('main', circle(22, 58, 17), { step: 'light' })
      pen.tube('dark', path('M18,43 C16,36 12,32 7,32 M26,42 C27,34 25,29 21,26'), 2.4)
      pen.fill('dark', circle(6.5, 32, 2.6))
      pen.fill('dark', circle(20.5, 25.5, 2.6))
      pen.fill('dark', circle(16, 56, 2.8), { detail: true })
      pen.line('dark', path('M11,65 C14,68 18,68 21,66'))
    },
  },
  {
    name: 'Schmetterling',
    words: 'schmetterling schmetterlinge falter zitronenfalter tagfalter',
    tones: ['orange', 'blue', 'yellow', 'violet', 'pink'],
    pose: 'floats',
    size: 0.6,
    draw(pen, random) {
      const wide = random.between(0, 6)
      const upper = path(`M52,46 C56,26 72,8 88,8 C98,8 99,20 ${96 + wide * 0.5},32 C94,46 80,54 52,52 Z`)
      const lower = path(`M52,52 C70,50 88,56 ${86 + wide},72 C86,86 76,95 68,90 C60,84 56,68 52,52 Z`)
      const cell = path('M60,43 C64,30 74,18 85,16 C91,18 91,28 86,36 C80,43 70,46 60,43 Z')
      for (const side of [false, true]) {
        const put = (shape: readonly number[]) => (side ? mirror(shape) : shape)
        pen.fill('main', put(lower), { step: 'deep' })
        pen.fill('main', put(upper))
        pen.fill('main', put(cell), { step: 'light', detail: true })
        pen.fill('cream', put(circle(73, 70, 6)), { detail: true })
        pen.fill('dark', put(circle(73, 70, 2.8)), { detail: true })
        for (const [x, y] of [
          [92, 26],
          [90, 36],
        ] as const)
          pen.fill('cream', put(circle(x, y, 2)), { detail: true })
        pen.tube('dark', put(path('M51,34 C54,24 58,18 64,14')), 1.8)
        pen.fill('dark', put(circle(64, 14, 2.4)))
      }
      pen.fill('dark', path('M50,30 C54,30 54,36 54,44 C54,58 53,70 50,78 C47,70 46,58 46,44 C46,36 46,30 50,30 Z'))
    },
  },
  {
    name: 'Igel',
    words: 'igel igelchen igelfamilie',
    tones: ['brown', 'grey', 'orange'],
    pose: 'stands',
    size: 0.7,
    draw(pen, random) {
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
  },
  {
    name: 'Fuchs',
    words: 'fuchs füchse füchslein rotfuchs',
    tones: ['orange', 'red', 'brown'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      // Sits, seen from the front; the tail comes round one side.
      const tail = random.chance(0.5)
      const put = (shape: readonly number[]) => (tail ? mirror(shape) : shape)
      pen.fill('main', put(path('M56,92 C70,98 92,92 95,74 C97,62 92,52 86,46 C86,60 76,62 70,70 Z')), { step: 'deep' })
      pen.fill('white', put(path('M86,46 C92,52 96,60 95.4,70 C90,68 86,66 80.5,62 C85,58 86,54 86,46 Z')))
      pen.fill(
        'main',
        path('M50,44 C64,46 72,64 73,82 C74,92 70,97 62,97 L38,97 C30,97 26,92 27,82 C28,64 36,46 50,44 Z'),
      )
      pen.fill('white', path('M50,52 C58,54 60,66 57,76 L50,86 L43,76 C40,66 42,54 50,52 Z'))
      pen.line('main', path('M42,97 L42,84 M58,97 L58,84'), { step: 'deep' })
      const ear = polygon([21, 30, 20, 2, 45, 16])
      for (const one of [ear, mirror(ear)]) pen.fill('main', one, { step: 'deep' })
      const inner = polygon([24.5, 24, 24.5, 9, 36, 16])
      for (const one of [inner, mirror(inner)]) pen.fill('dark', one, { detail: true })
      pen.fill(
        'main',
        path(
          'M50,14 C62,14 72,18 79,28 C84,34 86,38 87,41 C76,46 62,54 56,61 C53,64 47,64 44,61 C38,54 24,46 13,41 C14,38 16,34 21,28 C28,18 38,14 50,14 Z',
        ),
      )
      const cheek = path('M13,41 C24,38 40,40 46,58 L50,63.2 C47,63.5 45,62 44,61 C38,54 24,46 13,41 Z')
      for (const one of [cheek, mirror(cheek)]) pen.fill('white', one)
      pen.fill('dark', ellipse(50, 60.5, 5, 4))
      for (const x of [35, 65]) pen.fill('dark', circle(x, 36, 2.8), { detail: true })
    },
  },
  {
    name: 'Eule',
    words: 'eule eulen uhu kauz käuzchen nachteule',
    tones: ['brown', 'grey', 'blue', 'violet'],
    pose: 'stands',
    size: 0.7,
    draw(pen, random) {
      if (random.chance(0.6)) pen.fill('brown', rect(4, 88, 92, 6.5, 3.2), { step: 'deep' })
      pen.fill(
        'main',
        path(
          'M50,20 C60,20 74,15 86,2 C86,15 83,22 82,30 C86,44 84,70 74,84 C66,93 34,93 26,84 C16,70 14,44 18,30 C17,22 14,15 14,2 C26,15 40,20 50,20 Z',
        ),
      )
      pen.fill('cream', path('M50,46 C64,48 70,60 67,74 C64,86 58,90 50,90 C42,90 36,86 33,74 C30,60 36,48 50,46 Z'))
      for (const [x, y] of [
        [42, 64],
        [50, 64],
        [58, 64],
        [46, 72],
        [54, 72],
        [50, 80],
      ] as const)
        pen.fill(
          'main',
          path(
            `M${x - 3.4},${y} L${x + 3.4},${y} C${x + 3.4},${y + 3} ${x + 2},${y + 5} ${x},${y + 5} C${x - 2},${y + 5} ${x - 3.4},${y + 3} ${x - 3.4},${y} Z`,
          ),
          { detail: true },
        )
      const wing = path('M17,40 C28,46 36,62 30,88 C18,82 13,62 17,40 Z')
      for (const one of [wing, mirror(wing)]) pen.fill('main', one, { step: 'deep' })
      for (const x of [35, 65]) {
        pen.fill('white', circle(x, 36, 15.5))
        pen.fill('dark', circle(x, 36, 8))
        pen.fill('white', circle(x - 2.4, 33, 2.4), { detail: true })
      }
      pen.fill('orange', path('M45,43 L55,43 C55,49 52,54 50,56 C48,54 45,49 45,43 Z'))
      for (const x of [40, 60])
        pen.fill(
          'orange',
          path(
            `M${x - 6},94 C${x - 8},86 ${x - 3},85 ${x - 2},88 C${x - 1},85 ${x + 1},85 ${x + 2},88 C${x + 3},85 ${x + 8},86 ${x + 6},94 Z`,
          ),
        )
    },
  },
]
