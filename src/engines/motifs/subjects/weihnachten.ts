import { mirror } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { circle, ellipse, polygon, rect, star } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

export const WEIHNACHTEN: readonly Subject[] = [
  {
    name: 'Weihnachtsbaum',
    words: 'weihnachtsbaum christbaum weihnachtsbäume christbäume lichterbaum',
    tones: ['green'],
    pose: 'stands',
    size: 1.7,
    draw(pen, random) {
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
  },
  {
    name: 'Christbaumkugel',
    words: 'christbaumkugel weihnachtskugel baumkugel baumschmuck weihnachtsschmuck christbaumschmuck weihnachtsdeko',
    tones: ['red', 'yellow', 'blue', 'green'],
    pose: 'hangs',
    size: 0.6,
    draw(pen, random) {
      const ball = circle(50, 59, 39)
      pen.tube('yellow', path('M50,14 C44,12 44,3 50,3 C56,3 56,12 50,14'), 2.6)
      pen.fill('main', ball, { shade: 'round' })
      const kind = random.int(0, 2)
      if (kind === 0) pen.fill('white', rect(11, 52, 78, 15), { within: ball })
      if (kind === 0)
        for (let i = 0; i < 6; i += 1) pen.fill('main', circle(17 + i * 13.2, 59.5, 3.2), { detail: true })
      if (kind === 1) pen.fill('white', star(50, 60, random.between(18, 27), random.pick([5, 6, 8]), 0.38))
      if (kind === 2)
        pen.fill(
          'white',
          polygon([
            11, 56, 24, 68, 37, 56, 50, 68, 63, 56, 76, 68, 89, 56, 89, 66, 76, 78, 63, 66, 50, 78, 37, 66, 24, 78, 11,
            66,
          ]),
          {
            within: ball,
          },
        )
      pen.fill('yellow', rect(40, 13, 20, 11, 3))
      pen.fill('white', ellipse(31, 40, 3.6, 8, 36), { detail: true })
    },
  },
  {
    name: 'Geschenk',
    words: 'geschenk geschenke paket pakete präsent gutschein überraschung bescherung',
    tones: ['red', 'green', 'blue', 'pink'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      const ribbon = random.pick(['white', 'yellow'] as const)
      const tall = random.between(40, 54)
      const top = 96 - tall
      pen.fill('main', rect(14, top, 72, tall, [0, 0, 3, 3]), { shade: 'half' })
      pen.fill(ribbon, rect(43, top, 14, tall))
      pen.fill('main', rect(8, top - 12, 84, 16, 3))
      pen.fill('main', rect(8, top, 84, 4, [0, 0, 2, 2]), { step: 'deep', detail: true })
      pen.fill(ribbon, rect(43, top - 12, 14, 16))
      const y = top - 12
      const loop = path(`M50,${y} C40,${y - 26} 18,${y - 34} 15,${y - 18} C12,${y - 4} 34,${y - 2} 50,${y} Z`)
      const hole = path(`M42,${y - 5} C36,${y - 16} 25,${y - 21} 23,${y - 15} C22,${y - 8} 32,${y - 6} 42,${y - 5} Z`)
      for (const part of [loop, mirror(loop)]) pen.fill(ribbon, part)
      for (const part of [hole, mirror(hole)]) pen.fill(ribbon, part, { step: 'deep' })
      pen.fill(ribbon, rect(44, y - 8, 12, 11, 4))
    },
  },
  {
    name: 'Kerze',
    words: 'kerze kerzen kerzenschein kerzenlicht adventskerze trauer gedenken bestattung andacht',
    tones: ['red', 'cream', 'white', 'orange'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      const top = random.between(34, 46)
      pen.fill(
        'yellow',
        path(
          `M50,${top - 32} C55,${top - 22} 60,${top - 17} 60,${top - 11} C60,${top - 4} 55,${top - 1} 50,${top - 1} C45,${top - 1} 40,${top - 4} 40,${top - 11} C40,${top - 17} 45,${top - 22} 50,${top - 32} Z`,
        ),
      )
      pen.fill(
        'orange',
        path(
          `M50,${top - 18} C53,${top - 13} 55,${top - 10} 55,${top - 7} C55,${top - 3} 53,${top - 1} 50,${top - 1} C47,${top - 1} 45,${top - 3} 45,${top - 7} C45,${top - 10} 47,${top - 13} 50,${top - 18} Z`,
        ),
      )
      pen.fill('dark', rect(49, top - 7, 2, 9), { detail: true })
      pen.fill('main', rect(36, top, 28, 94 - top, [5, 5, 0, 0]), { shade: 'half' })
      pen.fill(
        'main',
        path(
          `M36,${top + 2} C36,${top - 2} 64,${top - 2} 64,${top + 2} L64,${top + 9} C61,${top + 13} 60,${top + 6} 57,${top + 7} C54,${top + 9} 55,${top + 22} 51,${top + 22} C47,${top + 22} 49,${top + 9} 45,${top + 9} C41,${top + 9} 42,${top + 16} 39,${top + 16} C36,${top + 16} 36,${top + 10} 36,${top + 6} Z`,
        ),
        { step: 'light' },
      )
      pen.fill('brown', path('M22,88 L78,88 C78,94 72,98 66,98 L34,98 C28,98 22,94 22,88 Z'))
    },
  },
  {
    name: 'Schneemann',
    words: 'schneemann schneemänner schnee schneefall',
    tones: ['white'],
    pose: 'stands',
    size: 1.4,
    draw(pen, random) {
      const scarf = random.pick(['red', 'blue', 'green'] as const)
      const [left, right] = [random.between(40, 62), random.between(38, 62)]
      pen.tube(
        'brown',
        path(
          `M28,64 L6,${left} M13,${left + 7.5} L4,${left + 8} M72,64 L94,${right} M87,${right + 7.5} L96,${right + 8}`,
        ),
        2.4,
      )
      pen.fill('main', circle(50, 75, 24), { shade: 'round' })
      pen.fill('main', circle(50, 36, 17), { shade: 'round' })
      for (const y of random.pick([
        [66, 76, 86],
        [70, 82],
      ]))
        pen.fill('dark', circle(50, y, 2.2), { detail: true })
      pen.fill(scarf, path('M34,48 C44,54 56,54 66,48 L68,55 C56,62 44,62 32,55 Z'))
      pen.fill(scarf, path('M58,54 L66,52 L70,74 L61,75 Z'), { step: 'deep' })
      for (const x of [44, 57]) pen.fill('dark', circle(x, 33, 2), { detail: true })
      pen.fill('orange', polygon([50, 36, 50, 42, 70, 41]))
      if (random.chance(0.6)) {
        pen.fill('dark', rect(30, 18, 40, 5, 2))
        pen.fill('dark', path('M37,1 L63,1 L61,19 L39,19 Z'))
        pen.fill(scarf, path('M38.5,13 L61.5,13 L61,19 L39,19 Z'), { detail: true })
      } else {
        pen.fill('main', circle(50, 5, 5))
        pen.fill(scarf, path('M33,27 C33,14 40,8 50,8 C60,8 67,14 67,27 Z'))
        pen.fill(scarf, rect(30, 22, 40, 7.5, 3.5), { step: 'deep' })
      }
    },
  },
  {
    name: 'Glocke',
    words: 'glocke glocken glöckchen geläut läuten kirchenglocke',
    tones: ['yellow', 'orange', 'red'],
    pose: 'hangs',
    size: 0.7,
    draw(pen, random) {
      pen.fill('dark', circle(50, 87, 9))
      pen.tube('main', path('M50,16 C42,14 42,3 50,3 C58,3 58,14 50,16'), 4)
      pen.fill(
        'main',
        path('M50,11 C70,11 76,28 77,46 C78,62 82,70 92,78 L92,84 L8,84 L8,78 C18,70 22,62 23,46 C24,28 30,11 50,11 Z'),
        { shade: 'half' },
      )
      pen.fill('main', rect(6, 77, 88, 9, 4.5), { step: 'deep' })
      pen.fill('main', path('M34,34 C36,25 40,20 45,18 C41,26 39,38 38,52 C37,60 31,60 32,50 Z'), {
        step: 'light',
        detail: true,
      })
      if (random.chance(0.6)) {
        const far = random.between(15, 24)
        const bow = path(`M50,14 C38,0 ${far + 1},0 ${far},9 C${far - 1},19 36,22 50,14 Z`)
        pen.fill('red', bow)
        pen.fill('red', mirror(bow))
        pen.fill('red', circle(50, 14, 5), { step: 'deep' })
      }
    },
  },
]
