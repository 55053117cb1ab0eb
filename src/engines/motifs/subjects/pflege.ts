import { mirror } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { circle, ellipse, polygon, rect, strand } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

/** Optics, health and beauty. */
export const PFLEGE: readonly Subject[] = [
  {
    name: 'Sonnenbrille',
    words: 'sonnenbrille sonnenbrillen sonnenschutz gleitsicht',
    tones: ['red', 'orange', 'blue', 'dark'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      const frame = random.pick([
        'M2,32 C16,28 36,29 48,36 C48,56 42,70 26,70 C11,70 6,58 6,42 L2,38 Z',
        'M2,26 C14,32 36,30 48,36 C48,58 40,68 28,68 C12,68 8,54 7,42 Z',
        'M3,32 C18,30 36,30 48,34 C50,50 46,74 27,74 C10,74 5,54 6,40 L3,38 Z',
      ])
      const body = path(frame)
      const glass = path('M12,39 C22,36 34,37 43,41 C43,54 38,64 27,64 C16,64 12,52 12,39 Z')
      for (const flip of [(part: typeof body) => part, (part: typeof body) => mirror(part)]) {
        pen.fill('main', flip(body))
        pen.fill('dark', flip(glass), { step: 'deep' })
      }
      pen.fill('main', path('M45,35 L55,35 L55,44 C52,40 48,40 45,44 Z'))
      for (const x of [0, 50])
        pen.fill('white', polygon([20 + x, 58, 27 + x, 41, 32 + x, 41, 25 + x, 58]), { detail: true })
    },
  },
  {
    name: 'Zahn',
    words: 'zahn zähne zahnarzt zahnärztin zahnarztpraxis zahnklinik dental kieferorthopäde prophylaxe zahnpflege',
    tones: ['white'],
    pose: 'floats',
    size: 0.7,
    draw(pen, random) {
      const tooth = path(
        'M50,16 C42,12 36,6 26,7 C10,9 6,24 9,40 C11,52 17,58 19,70 C21,82 23,96 31,96' +
          ' C40,96 38,64 50,64 C62,64 60,96 69,96 C77,96 79,82 81,70 C83,58 89,52 91,40 C94,24 90,9 74,7 C64,6 58,12 50,16 Z',
      )
      pen.fill('main', tooth)
      pen.fill(
        'main',
        path(
          'M76,7 C90,9 94,24 91,40 C89,52 83,58 81,70 C79,82 77,96 69,96 C65,96 63.6,91 62.6,85 C70,70 82,44 76,7 Z',
        ),
        { step: 'deep' },
      )
      pen.fill(
        random.pick(['blue', 'pink'] as const),
        path('M18,34 C16,24 20,17 28,16 C31,16 31,20 28,21 C23,22 22,28 23,34 C23,37 19,37 18,34 Z'),
      )
    },
  },
  {
    name: 'Lippenstift',
    words:
      'lippenstift lippenstifte kosmetik kosmetikstudio make-up makeup schminke beauty schönheit visagistin parfümerie',
    tones: ['red', 'pink', 'orange'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      const top = random.between(8, 18)
      pen.fill('main', path(`M37,46 L37,${top + 16} C37,${top + 6} 52,${top} 63,${top - 4} L63,46 Z`))
      pen.fill(
        'main',
        path(`M37,${top + 18} C37,${top + 6} 52,${top} 63,${top - 4} C64,${top + 10} 52,${top + 18} 37,${top + 18} Z`),
        { step: 'light' },
      )
      pen.fill('yellow', rect(33, 42, 34, 20, [2, 2, 0, 0]), { shade: 'half' })
      pen.fill('dark', rect(28, 58, 44, 40, [2, 2, 4, 4]))
      pen.fill('yellow', rect(28, 64, 44, 4), { detail: true })
    },
  },
  {
    name: 'Seife',
    words: 'seife seifen seifenblasen waschen hygiene wellness spa reinigung reinigungsfirma putzen sauber',
    tones: ['pink', 'green', 'blue', 'yellow'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      for (const [x, y, r] of [
        [24, 30, 11],
        [44, 16, 8],
        [66, 30, 13],
        [84, 14, 6],
      ] as const) {
        const grown = r * random.between(0.85, 1.12)
        pen.fill('main', circle(x, y, grown), { step: 'light' })
        pen.fill('white', ellipse(x - grown * 0.35, y - grown * 0.35, grown * 0.24, grown * 0.15, -45), {
          detail: true,
        })
      }
      pen.fill('main', rect(8, 48, 84, 40, 20), { step: 'deep' })
      pen.fill('main', rect(8, 44, 84, 36, 18))
      pen.fill('main', rect(22, 52, 56, 19, 9.5), { step: 'light' })
      pen.fill('white', path('M16,58 C17,52 21,49 26,48.6 L30,48.6 C25,51 20,54 19,60 C18,62 16,61 16,58 Z'), {
        detail: true,
      })
      for (const [x, y, r] of [
        [86, 76, 10],
        [76, 84, 8],
        [94, 86, 6],
      ] as const)
        pen.fill('white', circle(x, y, r))
    },
  },
  {
    name: 'Stethoskop',
    words: 'stethoskop arzt ärztin ärzte arztpraxis praxis hausarzt klinik krankenhaus medizin doktor',
    tones: ['red', 'blue', 'green'],
    pose: 'lies',
    draw(pen, random) {
      const low = random.between(84, 94)
      const bell = random.between(44, 58)
      pen.fill('main', strand([19, 8, 11, 13, 11, 28, 16, 44, 32, 54, 48, 44, 53, 28, 53, 13, 45, 8], 5.4, 5.4))
      pen.fill('main', strand([32, 55, 33, 72, 41, low - 5, 55, low, 69, low - 4, 77, 76, 78, bell + 12], 5.4, 5.4))
      for (const [x, to] of [
        [18, 24],
        [46, 40],
      ] as const)
        pen.fill('dark', rect(Math.min(x, to) - 1, 4, 8, 8, 3))
      pen.fill('dark', rect(26.5, 50, 11, 11, 5))
      pen.fill('grey', circle(78, bell, 18))
      pen.fill('dark', circle(78, bell, 12))
      pen.fill('white', circle(78, bell, 6.5))
    },
  },
  {
    name: 'Pflaster',
    words: 'pflaster apotheke apotheken pflege pflegedienst gesundheit erste-hilfe sanitäter verband',
    tones: ['orange', 'pink', 'red'],
    pose: 'lies',
    size: 0.6,
    draw(pen, random) {
      pen.fill('main', rect(2, 33, 96, 34, 17))
      pen.fill('main', rect(30, 33, 40, 34), { step: 'deep' })
      if (random.chance(0.5)) {
        pen.fill(
          'white',
          polygon([46, 39, 54, 39, 54, 46, 61, 46, 61, 54, 54, 54, 54, 61, 46, 61, 46, 54, 39, 54, 39, 46, 46, 46]),
        )
      } else
        for (const x of [39, 50, 61]) for (const y of [42, 50, 58]) pen.fill('white', circle(x, y, 2), { detail: true })
      for (const x of [13, 21, 79, 87])
        for (const y of [45, 55]) pen.fill('main', circle(x, y, 1.8), { step: 'deep', detail: true })
    },
  },
  {
    name: 'Parfüm',
    words: 'parfüm parfum flakon duft düfte drogerie',
    tones: ['pink', 'violet', 'yellow', 'blue'],
    pose: 'stands',
    size: 0.7,
    draw(pen, random) {
      const round = random.chance(0.5)
      const level = random.between(42, 54)
      pen.fill('dark', rect(39, 4, 22, 18, 3))
      pen.fill('yellow', rect(43, 21, 14, 9))
      const body = round ? circle(50, 62, 36) : rect(18, 29, 64, 68, 9)
      pen.fill('main', body, { step: 'light' })
      pen.fill('main', round ? rect(14, level, 72, 98 - level) : rect(18, level, 64, 97 - level), { within: body })
      pen.fill('white', rect(34, 60, 32, 20, 2))
      pen.fill('dark', rect(40, 68.5, 20, 3, 1.5), { detail: true })
    },
  },
]
