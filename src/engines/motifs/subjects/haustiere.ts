import { circle, ellipse, leaf, polygon, strand } from '../pen/shapes.ts'
import { mirror } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const HAUSTIERE: readonly Subject[] = [
  {
    name: 'Hund',
    words: 'hund hunde hündchen welpe welpen dackel hundeschule hundesalon hundesteuer gassi',
    tones: ['brown', 'orange', 'dark', 'grey'],
    pose: 'stands',
    size: 1.1,
    draw(pen, random) {
      const lift = random.between(-6, 8)
      pen.fill('main', strand([84, 62, 92, 52, 96, 40 - lift, 95, 30 - lift], 8, 3))
      for (const x of [39, 70])
        pen.fill('main', path(`M${x},68 L${x + 11},68 L${x + 10},88 L${x - 1},88 C${x - 4},88 ${x - 4},84 ${x},83 Z`), {
          step: 'deep',
        })
      pen.fill(
        'main',
        path(
          'M22,40 C28,32 40,36 44,46 C50,52 62,50 74,50 C86,50 93,57 92,68 L91,93 L79,93 C75,93 75,87 79,87' +
            ' L79,78 C68,80 52,80 41,77 L40,93 L27,93 C23,93 23,87 27,87 L26,72 C23,62 22,50 22,40 Z',
        ),
      )
      pen.fill(
        'main',
        path(
          'M40,24 C38,16 28,14 22,19 C16,24 8,28 4,31 C1,34 2,40 6,41 C14,43 20,44 26,50 C34,52 42,46 43,38 C43,32 42,28 40,24 Z',
        ),
      )
      pen.fill('red', path('M24,50 C30,54 40,50 44,43 L47,48 C43,56 32,60 25,57 Z'))
      pen.fill('main', path('M36,22 C46,22 50,34 47,46 C45,52 37,51 35,44 C33,37 31,28 36,22 Z'), { step: 'deep' })
      pen.fill('dark', ellipse(5.4, 33, 4, 3.4))
      pen.fill('dark', circle(24, 27, 2.2), { detail: true })
    },
  },
  {
    name: 'Katze',
    words: 'katze katzen kater kätzchen stubentiger',
    tones: ['orange', 'grey', 'dark', 'cream'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      // Sits upright, the tail laid around its side.
      const high = random.chance(0.5)
      pen.fill(
        'main',
        high
          ? strand([66, 90, 82, 90, 90, 78, 84, 64, 86, 52, 92, 46], 9, 6)
          : strand([60, 90, 80, 94, 94, 88, 96, 74, 90, 66], 10, 7),
        { step: 'deep' },
      )
      pen.fill(
        'main',
        path('M50,40 C66,42 76,66 76,84 C76,93 70,97 62,97 L38,97 C30,97 24,93 24,84 C24,66 34,42 50,40 Z'),
        { shade: 'half' },
      )
      pen.fill('cream', path('M50,52 C58,54 60,66 58,76 C56,82 44,82 42,76 C40,66 42,54 50,52 Z'), { detail: true })
      pen.line('main', path('M44,97 L44,82 M56,97 L56,82'), { step: 'deep' })
      const ear = polygon([25, 30, 27, 3, 46, 17])
      pen.fill('main', ear)
      pen.fill('main', mirror(ear))
      pen.fill('main', path('M50,13 C66,13 77,22 77,34 C77,46 64,53 50,53 C36,53 23,46 23,34 C23,22 36,13 50,13 Z'))
      for (const side of [-1, 1]) {
        pen.fill('pink', polygon([50 + side * 21, 19, 50 + side * 20, 10, 50 + side * 13, 15.5]), { detail: true })
        pen.fill('dark', leaf(50 + side * 7, 34, 50 + side * 16, 32, 0.7, 0.5), { detail: true })
      }
      pen.fill('pink', path('M46,39 L54,39 C54,42 51,44 50,44 C49,44 46,42 46,39 Z'), { detail: true })
      pen.line('dark', path('M24,40 L8,37 M25,44 L10,47 M76,40 L92,37 M75,44 L90,47'))
      pen.line('dark', path('M50,44 C50,48 45,49 43,47 M50,44 C50,48 55,49 57,47'))
    },
  },
  {
    name: 'Vogel',
    words: 'vogel vögel vögelchen spatz blaumeise rotkehlchen amsel zwitschern vogelhaus taube tauben',
    tones: ['blue', 'red', 'yellow', 'green'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      const raise = random.between(-4, 8)
      pen.tube('dark', path('M44,80 L42,95 M36,96 L47,96 M57,80 L57,95 M51,96 L62,96'), 2.6)
      pen.fill('main', polygon([66, 62, 98, 36 - raise, 99, 48 - raise * 0.6, 78, 72]), { step: 'deep' })
      pen.fill('yellow', polygon([12, 27, 1, 34, 13, 39]))
      pen.fill(
        'main',
        path('M32,10 C46,10 54,20 58,32 C64,44 84,50 82,62 C78,78 62,85 48,85 C26,85 12,68 12,48 C10,30 14,10 32,10 Z'),
      )
      pen.fill('cream', path('M12,46 C22,46 40,58 42,84 C24,82 13,68 12,46 Z'))
      const wing = random.chance(0.5)
        ? path('M44,40 C58,40 74,50 88,66 C72,72 50,72 44,62 C40,54 40,46 44,40 Z')
        : path('M42,44 C50,36 60,26 76,18 C80,36 76,56 62,66 C52,70 40,62 42,44 Z')
      pen.fill('main', wing, { step: 'deep' })
      pen.fill('dark', circle(28, 28, 3.2), { detail: true })
    },
  },
  {
    name: 'Hase',
    words: 'hase hasen häschen kaninchen osterhase osterhasen feldhase',
    tones: ['brown', 'grey', 'cream', 'white'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      // One ear listens behind it, the other one stands up or leans forward.
      const lean = random.between(-4, 12)
      pen.fill('main', leaf(38, 36, 50 + lean * 0.6, 2, 0.4, 0.6), { step: 'deep' })
      const tip = [27 - lean, 2 + Math.abs(lean) * 0.5] as const
      pen.fill('main', leaf(33, 37, ...tip, 0.42, 0.6))
      pen.fill('pink', leaf(32, 31, tip[0] + 1, tip[1] + 5, 0.26, 0.6), { detail: true })
      pen.fill('white', circle(86, 82, 9))
      pen.fill(
        'main',
        path(
          'M34,44 C44,46 48,52 58,53 C76,54 90,68 88,84 C87,92 82,96 74,96 L34,96 C28,96 28,90 34,88 C28,76 24,56 34,44 Z',
        ),
      )
      pen.fill('main', path('M52,96 C48,84 56,68 70,67 C84,67 90,80 87,90 C85,95 80,96 74,96 Z'), { step: 'deep' })
      pen.fill('main', path('M40,93 C40,89 44,88 50,88 L66,88 C70,88 70,97 66,97 L44,97 C41,97 40,95 40,93 Z'))
      pen.fill('main', path('M36,29 C45,30 50,38 48,47 C46,55 36,58 27,56 C19,55 13,52 13,47 C13,38 24,28 36,29 Z'))
      pen.fill('dark', circle(30, 40, 2.6), { detail: true })
      pen.fill('pink', ellipse(14, 46, 2.6, 2.2), { detail: true })
      pen.line('dark', path('M22,49 L8,53 M22,51 L10,58'))
      pen.line('main', path('M41,94 C43,86 43,78 41,71'), { step: 'deep' })
    },
  },
]
