import { mirror } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { circle, polygon, rect, ring, segment } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

/** Light to the left. */
const BEAM = polygon([38, 22, 38, 27, 6, 34, 6, 15])

export const WOHNEN: readonly Subject[] = [
  {
    name: 'Laden',
    words: 'laden läden geschäft shop ladenfront schaufenster boutique markise kiosk einzelhandel markt',
    tones: ['red', 'green', 'blue', 'orange'],
    pose: 'stands',
    size: 2,
    draw(pen, random) {
      const left = random.chance(0.5)
      const flip = (x: number, w: number) => (left ? x : 100 - x - w)
      pen.fill('cream', rect(8, 12, 84, 84))
      pen.fill('cream', rect(8, 88, 84, 8), { step: 'deep' })
      pen.fill('dark', rect(flip(16, 42), 54, 42, 30))
      pen.fill('main', rect(flip(66, 19), 54, 19, 42))
      pen.fill('white', rect(flip(69, 13), 58, 13, 18))
      pen.fill('yellow', circle(flip(70, 2) + 1, 81, 1.5), { detail: true })
      pen.fill('main', rect(4, 8, 92, 14, 2))
      pen.fill('white', rect(30, 12.5, 40, 5, 2.5), { detail: true })
      const strips = random.pick([7, 9])
      const w = 92 / strips
      for (let i = 0; i < strips; i += 1)
        pen.fill(i % 2 === 0 ? 'main' : 'white', rect(4 + i * w, 22, w, 26, [0, 0, w / 2, w / 2]))
      for (let i = 0; i < strips; i += 2) pen.fill('main', rect(4 + i * w, 22, w, 5), { step: 'deep', detail: true })
    },
  },
  {
    name: 'Schlüssel',
    words: 'schlüssel hausschlüssel schlüsseldienst schlüsselübergabe makler einzug hausverwaltung vermietung',
    tones: ['yellow', 'orange', 'dark'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      pen.fill('main', rect(44.5, 42, 11, 56, [0, 0, 4, 4]))
      const teeth = random.pick([
        [66, 76, 86],
        [70, 84],
        [66, 80],
      ])
      for (const y of teeth) pen.fill('main', rect(54, y, random.pick([13, 18]), 7, 1.5))
      const round = random.chance(0.5)
      if (round) pen.fill('main', ring(50, 26, 24, 11), { evenOdd: true })
      else
        for (const [x, y] of [
          [36, 30],
          [64, 30],
          [50, 16],
        ] as const)
          pen.fill('main', ring(x, y, 15, 6.5), { evenOdd: true })
      pen.fill('main', rect(39, 44, 22, 7, 3.5), { step: 'deep' })
    },
  },
  {
    name: 'Leuchtturm',
    words: 'leuchtturm leuchttürme küste nordsee ostsee insel maritim',
    tones: ['red', 'blue'],
    pose: 'stands',
    size: 2.2,
    draw(pen, random) {
      const tower = polygon([38, 34, 62, 34, 70, 92, 30, 92])
      pen.fill('white', tower)
      const bands = random.pick([3, 4])
      const h = 58 / (2 * bands - 1)
      for (let i = 0; i < bands; i += 1) pen.fill('main', rect(30, 34 + 2 * i * h, 40, h), { within: tower })
      pen.fill('dark', rect(46, 80, 8, 12, [4, 4, 0, 0]))
      pen.fill('dark', rect(47.8, 34 + h * 1.2, 4.4, 6, 2.2), { detail: true })
      pen.fill('yellow', rect(41, 17, 18, 15))
      pen.fill('main', path('M37,18 C38,9 44,5 50,4 C56,5 62,9 63,18 Z'))
      pen.fill('dark', circle(50, 4, 2.2))
      pen.fill('dark', rect(33, 30, 34, 4.5, 1))
      pen.fill('dark', rect(49, 18, 2, 13), { detail: true })
      if (random.chance(0.4))
        for (const part of [BEAM, mirror(BEAM)]) pen.fill('yellow', part, { step: 'light', detail: true })
      pen.fill('grey', path('M12,98 C14,90 24,88 30,91 C38,87 62,87 70,91 C78,88 88,91 88,98 Z'))
    },
  },
  {
    name: 'Sofa',
    words: 'sofa couch polstermöbel möbel möbelhaus einrichtung wohnzimmer raumausstatter polsterei sessel',
    tones: ['blue', 'green', 'orange', 'pink'],
    pose: 'stands',
    size: 1.8,
    draw(pen, random) {
      for (const x of [18, 78])
        pen.fill('brown', polygon([x, 78, x + 5, 78, x + (x < 50 ? 2 : 5), 90, x + (x < 50 ? -1 : 2), 90]))
      pen.fill('main', rect(14, 24, 72, 44, 12), { step: 'deep' })
      pen.fill('main', rect(17, 27, 32.5, 34, 8))
      pen.fill('main', rect(50.5, 27, 32.5, 34, 8))
      const count = random.pick([1, 2])
      const arm = random.between(36, 46)
      pen.fill('yellow', path('M22,40 C28,42 36,40 41,37 C40,44 42,52 45,58 C38,59 30,60 24,62 C25,54 24,47 22,40 Z'))
      if (count === 2)
        pen.fill('cream', path('M62,38 C66,40 72,42 79,41 C77,48 76,54 77,62 C70,60 64,59 57,58 C61,51 62,45 62,38 Z'))
      pen.fill('main', rect(14, 56, 72, 16, 5), { step: 'light' })
      pen.fill('main', rect(5, arm, 17, 82 - arm, [9, 9, 5, 5]))
      pen.fill('main', rect(78, arm, 17, 82 - arm, [9, 9, 5, 5]))
      pen.fill('main', rect(12, 70, 76, 12, [0, 0, 5, 5]), { step: 'deep' })
    },
  },
  {
    name: 'Stuhl',
    words: 'stuhl stühle küchenstuhl holzstuhl schreiner schreinerei tischler tischlerei esszimmer',
    tones: ['orange', 'brown', 'red', 'green'],
    pose: 'stands',
    size: 1.4,
    draw(pen, random) {
      pen.fill('main', polygon([38, 56, 44, 56, 38, 96, 33, 96]), { step: 'deep' })
      pen.fill('main', polygon([68, 56, 74, 56, 79, 96, 74, 96]), { step: 'deep' })
      pen.fill('main', polygon([24, 4, 30, 4, 33, 60, 27, 97, 22, 97, 26, 60]))
      pen.fill('main', polygon([78, 60, 84, 60, 88, 97, 83, 97]))
      if (random.chance(0.5)) {
        pen.fill('main', path('M27,6 C44,2 58,2 70,5 L72,24 C58,20 44,20 29,24 Z'))
        pen.fill('main', path('M29,30 C44,26 60,26 72,29 L72.4,36 C58,33 44,33 29.5,37 Z'))
      } else {
        for (const x of [38, 48, 58]) pen.fill('main', rect(x, 14, 3.4, 40), { step: 'deep' })
        pen.fill('main', path('M24,5 C42,1 60,1 74,4 L74.6,15 C60,12 44,12 26,16 Z'))
      }
      pen.fill('main', polygon([68, 4, 74, 4, 76, 56, 70, 56]))
      pen.fill('main', path('M24,54 L80,54 C86,54 90,58 90,60 L90,63 L22,63 L22,58 Z'))
      pen.fill('main', rect(22, 60, 68, 5, 2), { step: 'deep' })
    },
  },
  {
    name: 'Lampe',
    words: 'lampe lampen stehlampe leuchte leuchten hängelampe elektro elektriker beleuchtung',
    tones: ['yellow', 'orange', 'red', 'green'],
    pose: 'stands',
    size: 1.4,
    draw(pen, random) {
      const wide = random.between(26, 34)
      pen.fill('dark', rect(48.2, 40, 3.6, 54))
      pen.fill('dark', circle(50, random.between(58, 70), 5))
      pen.fill('dark', segment(50, 98, 18, 180, 360))
      const shade = path(`M${50 - wide * 0.55},6 L${50 + wide * 0.55},6 L${50 + wide},42 L${50 - wide},42 Z`)
      pen.fill('main', shade)
      pen.fill('main', path(`M53,6 L${50 + wide * 0.55},6 L${50 + wide},42 L56,42 Z`), { step: 'deep' })
      pen.tube('dark', path(`M${50 + wide * 0.6},42 L${50 + wide * 0.6},56`), 1.4, { detail: true })
      pen.fill('dark', circle(50 + wide * 0.6, 58, 2.4), { detail: true })
    },
  },
  {
    name: 'Kamin',
    words: 'kamin kamine ofen öfen kaminofen feuer flamme heizung kachelofen ofenbauer kaminfeger schornsteinfeger',
    tones: ['cream', 'grey', 'brown'],
    pose: 'stands',
    size: 1.8,
    draw(pen, random) {
      pen.fill('main', rect(22, 2, 56, 26), { step: 'deep' })
      pen.fill('main', rect(10, 24, 80, 72))
      pen.fill('main', rect(4, 20, 92, 9, 2), { step: 'light' })
      pen.fill('dark', random.chance(0.5) ? rect(24, 40, 52, 56, [26, 26, 0, 0]) : rect(24, 42, 52, 54, [4, 4, 0, 0]))
      const flame = path(
        'M50,44 C54,56 68,62 66,76 C65,85 58,90 50,90 C42,90 35,85 34,76 C33,68 40,64 42,56 C46,58 48,50 50,44 Z',
      )
      pen.fill('orange', random.chance(0.5) ? mirror(flame) : flame)
      pen.fill('yellow', path('M50,62 C53,69 60,73 59,80 C58,86 54,89 50,89 C46,89 42,86 41,80 C40,74 48,70 50,62 Z'))
      pen.fill('brown', path('M32,84 C32,81 35,80 37,81 L68,88 C70,89 70,94 66,94 L36,88 Z'))
      pen.fill('brown', path('M68,84 C68,81 65,80 63,81 L32,88 C30,89 30,94 34,94 L64,88 Z'), { step: 'deep' })
    },
  },
]
