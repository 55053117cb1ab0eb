import { path } from '../pen/svgPath.ts'
import { arc, circle, ellipse, polygon, rect } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

/** Books, office, post. */
export const BUERO: readonly Subject[] = [
  {
    name: 'Buch',
    words: 'buch bücher buchhandlung buchladen lesen lesung bibliothek bücherei literatur roman verlag',
    tones: ['red', 'blue', 'green', 'orange'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      if (random.chance(0.5)) {
        // Open, seen from the front.
        pen.fill('main', path('M2,22 L98,22 L98,86 L56,86 C54,90 46,90 44,86 L2,86 Z'))
        pen.fill('white', path('M50,24 C40,14 22,13 8,16 L8,78 C22,75 40,76 50,84 Z'))
        pen.fill('white', path('M50,24 C60,14 78,13 92,16 L92,78 C78,75 60,76 50,84 Z'), { step: 'deep' })
        for (const y of [30, 41, 52])
          for (const x of [15, 57])
            pen.fill('main', path(`M${x},${y} L${x + 28},${y} L${x + 28},${y + 3} L${x},${y + 3} Z`), { detail: true })
      } else {
        pen.fill('main', path('M16,14 C16,7 21,4 28,4 L84,4 L84,84 L16,84 Z'))
        pen.fill('main', path('M16,14 C16,7 21,4 28,4 L28,80 C21,80 16,83 16,90 Z'), { step: 'deep' })
        pen.fill('white', path('M84,80 L28,80 C18,80 18,94 28,94 L82,94 C79,90 79,84 84,80 Z'))
        pen.fill(
          'main',
          path('M16,88 C16,94 21,98 28,98 L86,98 L86,93 L28,93 C20,93 20,82 28,82 L28,78 C21,78 16,82 16,88 Z'),
          { step: 'deep' },
        )
        pen.fill('yellow', rect(38, 18, 36, 22, 2))
        pen.fill('main', rect(44, 27, 24, 4), { detail: true })
        if (random.chance(0.6)) pen.fill('red', polygon([68, 80, 76, 80, 76, 100, 72, 96, 68, 100]))
      }
    },
  },
  {
    name: 'Bleistift',
    words:
      'bleistift bleistifte stift stifte buntstift schule schulanfang einschulung büro zeichnen schreiben schreibwaren lernen nachhilfe',
    tones: ['yellow', 'red', 'green', 'blue'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      const wide = random.between(18, 22)
      const [l, r] = [50 - wide / 2, 50 + wide / 2]
      pen.fill('pink', rect(l, 2, wide, 14, [6, 6, 0, 0]))
      pen.fill('grey', rect(l - 0.6, 13, wide + 1.2, 10))
      pen.fill('main', rect(l, 22, wide, 54))
      pen.fill('main', rect(l + (wide * 2) / 3, 22, wide / 3, 54), { step: 'deep' })
      pen.fill('main', rect(l, 22, wide / 3, 54), { step: 'light' })
      pen.fill(
        'cream',
        path(
          `M${l},76 C${l + 2},72 ${l + 4},72 ${l + wide / 3},76 C${l + wide / 2},72 ${r - wide / 3},72 ${r - wide / 3},76 C${r - 4},72 ${r - 2},72 ${r},76 L50,99 Z`,
        ),
      )
      pen.fill('dark', polygon([50 - wide * 0.17, 91, 50 + wide * 0.17, 91, 50, 99]))
    },
  },
  {
    name: 'Brief',
    words: 'brief briefe umschlag briefumschlag kuvert post einladung newsletter briefkasten nachricht',
    tones: ['cream', 'white', 'yellow', 'blue'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      const seal = random.int(0, 2)
      pen.fill('main', rect(2, 20, 96, 62, 3))
      pen.fill('main', path('M3,80 L38,48 L62,48 L97,80 C97,81 96,82 95,82 L5,82 C4,82 3,81 3,80 Z'), { step: 'light' })
      pen.fill('main', path('M3,21 C4,20 5,20 5,20 L95,20 C96,20 97,20 97,21 L55,58 C52,61 48,61 45,58 Z'), {
        step: 'deep',
      })
      if (seal === 0) pen.fill('red', circle(50, 54, 9))
      if (seal === 1)
        pen.fill('red', path('M50,66 C43,59 34,54 36,47 C38,41 46,41 50,48 C54,41 62,41 64,47 C66,54 57,59 50,66 Z'))
      if (seal === 2) pen.fill('red', rect(78, 64, 13, 12, 1), { detail: true })
    },
  },
  {
    name: 'Laptop',
    words: 'laptop laptops computer notebook pc edv digital internet webseite website software homeoffice',
    tones: ['dark', 'blue', 'grey', 'red'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      pen.fill('main', rect(14, 14, 72, 56, 5))
      pen.fill('white', rect(19, 19, 62, 45, 1.5))
      const kind = random.int(0, 2)
      if (kind === 0)
        for (const [x, h, tone] of [
          [27, 14, 'blue'],
          [40, 22, 'yellow'],
          [53, 30, 'red'],
          [66, 36, 'blue'],
        ] as const)
          pen.fill(tone, rect(x, 60 - h, 8, h))
      if (kind === 1) {
        pen.fill('blue', rect(19, 19, 62, 9, [1.5, 1.5, 0, 0]))
        pen.fill('yellow', rect(25, 34, 22, 24, 1))
        for (const y of [36, 44, 52]) pen.fill('blue', rect(53, y, 22, 3.4, 1.7), { detail: true })
      }
      if (kind === 2) {
        pen.fill('yellow', circle(64, 32, 6))
        pen.fill('blue', polygon([19, 64, 41, 34, 60, 64]))
        pen.fill('blue', polygon([46, 64, 62, 46, 76, 64]), { step: 'deep' })
      }
      pen.fill('main', path('M4,72 L96,72 L99,78 C99,82 96,84 92,84 L8,84 C4,84 1,82 1,78 Z'), { step: 'deep' })
      pen.fill('main', path('M38,72 L62,72 L61,76 L39,76 Z'), { step: 'light', detail: true })
    },
  },
  {
    name: 'Megafon',
    words: 'megafon megaphon lautsprecher marketing agentur werbeagentur ankündigung ausverkauf rabatt neuheit',
    tones: ['red', 'orange', 'blue', 'yellow'],
    pose: 'lies',
    size: 1,
    draw(pen, random) {
      pen.fill('dark', path('M28,58 L42,58 L48,84 C49,88 47,90 44,90 L38,90 C36,90 34,89 33,86 Z'))
      pen.fill('main', path('M24,34 C42,32 58,24 72,10 L72,82 C58,70 42,62 24,60 Z'))
      pen.fill('main', path('M24,48 L72,48 L72,82 C58,70 42,62 24,60 Z'), { step: 'deep' })
      pen.fill('white', path('M24,33 L24,61 L16,61 C8,61 3,55 3,47 C3,39 8,33 16,33 Z'))
      pen.fill('dark', ellipse(72, 46, 5.5, 37))
      const waves = random.int(1, 3)
      for (let i = 0; i < waves; i += 1)
        pen.tube('main', arc(70, 46, 15 + i * 6, -38 + i * 4, 38 - i * 4), 3.2, { detail: true })
    },
  },
  {
    name: 'Glühbirne',
    words: 'glühbirne glühbirnen idee ideen energie strom stadtwerke erfindung innovation solar',
    tones: ['yellow', 'orange'],
    pose: 'floats',
    size: 0.8,
    draw(pen, random) {
      pen.fill(
        'main',
        path('M50,4 C72,4 86,20 86,40 C86,56 74,62 68,74 L32,74 C26,62 14,56 14,40 C14,20 28,4 50,4 Z'),
        { shade: 'round' },
      )
      pen.tube('dark', path('M42,74 L36,48 L44,54 L50,46 L56,54 L64,48 L58,74'), 2.2)
      pen.fill('grey', rect(33, 73, 34, 7, 3))
      pen.fill('grey', rect(34, 80, 32, 7, 3), { step: 'deep' })
      pen.fill('grey', rect(36, 87, 28, 6, 3))
      pen.fill('dark', path('M40,93 L60,93 C58,98 54,99 50,99 C46,99 42,98 40,93 Z'))
      if (random.chance(0.7))
        pen.fill(
          'white',
          path('M24,38 C24,28 30,19 39,15 C42,14 43,18 40,19 C33,23 29,30 29,38 C29,42 24,42 24,38 Z'),
          { detail: true },
        )
    },
  },
]
