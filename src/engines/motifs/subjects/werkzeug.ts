import { path } from '../pen/svgPath.ts'
import { circle, ellipse, polygon, rect, ring } from '../pen/shapes.ts'
import { mirror, move, turn, type Path } from '../pen/path.ts'
import type { Subject } from './subject.ts'

/** A toothed wheel as one outline with its hole, filled with `evenOdd`. */
function gear(teeth: number, outer: number, root: number, hole: number): Path {
  const points: number[] = []
  const step = (2 * Math.PI) / teeth
  for (let i = 0; i < teeth; i += 1)
    for (const [part, r] of [
      [-0.27, root],
      [-0.19, outer],
      [0.19, outer],
      [0.27, root],
    ] as const) {
      const angle = (i + part) * step
      points.push(50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r)
    }
  return [...polygon(points), ...circle(50, 50, hole)]
}

export const WERKZEUG: readonly Subject[] = [
  {
    name: 'Hammer',
    words: 'hammer hämmer handwerk handwerker werkzeug heimwerker baumarkt montage renovierung dachdecker',
    tones: ['red', 'orange', 'blue'],
    pose: 'lies',
    draw(pen, random) {
      const grip = random.between(56, 64)
      pen.fill('brown', rect(45.5, 24, 9, 50))
      pen.fill('main', rect(43.5, grip, 13, 98 - grip, [3, 3, 6, 6]))
      for (let y = grip + 8; y < 90; y += 8) pen.fill('main', rect(43.5, y, 13, 2.4), { step: 'deep', detail: true })
      pen.fill('dark', path('M40,8 L58,8 C72,7 86,12 94,28 C84,22 72,22 60,26 L40,28 Z'))
      pen.fill('dark', path('M22,11 L41,11 L41,25 L22,25 Z'), { step: 'light' })
      pen.fill('dark', rect(12, 7, 13, 22, 3))
    },
  },
  {
    name: 'Schraubenschlüssel',
    words:
      'schraubenschlüssel schraubschlüssel maulschlüssel mechaniker schlosser schlosserei reparatur wartung technik',
    tones: ['grey', 'blue', 'red'],
    pose: 'lies',
    draw(pen, random) {
      const slim = random.between(13, 17)
      pen.fill('main', rect(50 - slim / 2, 24, slim, 52))
      pen.fill('main', path('M38,2 C24,8 20,26 32,36 C38,41 62,41 68,36 C80,26 76,8 62,2 L62,20 L50,26 L38,20 Z'))
      const closed = random.chance(0.5)
      if (closed) pen.fill('main', ring(50, 82, 17, 8), { evenOdd: true })
      else
        pen.fill('main', path('M40,98 C28,93 26,78 36,70 C41,66 59,66 64,70 C74,78 72,93 60,98 L60,85 L50,80 L40,85 Z'))
      pen.fill('main', rect(47, 42, 6, closed ? 20 : 22, 3), { step: 'deep' })
    },
  },
  {
    name: 'Säge',
    words: 'säge sägen fuchsschwanz holz holzhandel sägewerk brennholz holzbau',
    tones: ['orange', 'red', 'green', 'brown'],
    pose: 'lies',
    draw(pen, random) {
      const teeth: number[] = []
      const count = random.int(11, 15)
      for (let i = 0; i < count; i += 1) {
        const x = 93 - (i * 64) / count
        teeth.push(x, 56 + (93 - x) * 0.11, x - 2.6, 61.5 + (93 - x) * 0.11)
      }
      pen.fill('grey', polygon([98, random.between(38, 48), 98, 55, ...teeth, 28, 64, 28, 30]))
      pen.fill(
        'main',
        path(
          'M33,28 L33,58 C34,66 32,74 24,76 C16,78 8,76 4,70 C1,65 4,60 6,56' +
            ' C8,50 6,44 3,40 C0,34 4,27 11,27 C17,27 20,24 26,24 C30,24 33,25 33,28 Z' +
            ' M14,38 C11,38 10,41 12,45 C14,50 14,55 12,60 C11,65 15,67 19,66 C24,65 24,60 24,56 L24,42 C24,38 19,38 14,38 Z',
        ),
        { evenOdd: true },
      )
      for (const y of [36, 52]) pen.fill('dark', circle(28.5, y, 1.8), { detail: true })
    },
  },
  {
    name: 'Pinsel',
    words: 'pinsel maler malerei malerbetrieb anstrich lack lackierer künstler atelier malkurs',
    tones: ['red', 'blue', 'yellow', 'green'],
    pose: 'lies',
    draw(pen, random) {
      pen.fill('brown', path('M42,46 C45,30 41,18 43,8 C44,0 56,0 57,8 C59,18 55,30 58,46 Z'))
      pen.fill('cream', circle(50, 9, 2.2), { detail: true })
      pen.fill('grey', rect(27, 44, 46, 16, 2))
      pen.fill('dark', rect(27, 48, 46, 2.2), { detail: true })
      pen.fill('cream', path('M28,60 L72,60 L72,84 L28,84 Z'))
      const edge = random.between(68, 74)
      pen.fill(
        'main',
        path(
          `M28,${edge} C34,${edge - 4} 40,${edge + 5} 48,${edge} C56,${edge - 5} 64,${edge + 4} 72,${edge - 2}` +
            ' L72,86 C70,92 64,90 60,94 C56,100 48,98 44,94 C40,90 30,94 28,86 Z',
        ),
      )
    },
  },
  {
    name: 'Farbroller',
    words: 'farbroller farbrolle malerrolle wandfarbe streichen tapezieren anstreicher renovieren',
    tones: ['blue', 'yellow', 'orange', 'green'],
    pose: 'lies',
    draw(pen, random) {
      pen.fill('dark', path('M80,18 L94,18 L94,46 L46,46 L46,62 L42,62 L42,42 L90,42 L90,22 L80,22 Z'))
      pen.fill('main', rect(8, 6, 74, 28, 6))
      pen.fill('main', rect(8, 22, 74, 12, [0, 0, 6, 6]), { step: 'deep' })
      const drip = random.between(12, 20)
      pen.fill('main', rect(18, 26, 9, drip + 8, 4.5))
      pen.fill('main', rect(31, 24, 6, 17, 3))
      pen.fill('brown', rect(37, 58, 14, 40, [4, 4, 7, 7]))
      pen.fill('brown', rect(37, 64, 14, 4), { step: 'deep', detail: true })
    },
  },
  {
    name: 'Schere',
    words:
      'schere scheren friseur frisör frisöre friseursalon haarschnitt haare barbier schneiderei schneiderin basteln',
    tones: ['red', 'blue', 'dark', 'orange'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      const open = random.between(9, 17)
      const blade = path('M46,58 C44,40 45,16 50,2 C55,14 56,40 55,58 C55,64 47,64 46,58 Z')
      const handle = path(
        'M47,56 L55,56 C56,64 62,68 65,76 C69,87 62,98 53,97 C44,96 42,84 45,76 C47,70 47,64 47,56 Z' +
          ' M53,73 C49,77 48,90 54,91 C61,90 60,79 53,73 Z',
      )
      for (const degrees of [open, -open]) {
        const flip = (part: Path) => (degrees < 0 ? mirror(part) : part)
        pen.fill('grey', turn(flip(blade), degrees, 50, 54))
        pen.fill('main', turn(flip(handle), -degrees * 1.1, 50, 54), {
          evenOdd: true,
          step: degrees < 0 ? 'base' : 'deep',
        })
      }
      pen.fill('dark', circle(50, 54, 3))
    },
  },
  {
    name: 'Zahnrad',
    words: 'zahnrad zahnräder maschine maschinenbau industrie mechanik getriebe ingenieur fertigung',
    tones: ['blue', 'orange', 'grey', 'dark'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      const teeth = random.pick([8, 10, 12])
      const hole = random.between(12, 17)
      pen.fill('main', gear(teeth, 48, 37, hole), { evenOdd: true })
      if (random.chance(0.5)) pen.fill('main', ring(50, 50, 29, hole), { evenOdd: true, step: 'deep' })
      else
        for (let i = 0; i < 6; i += 1) pen.fill('main', turn(circle(50, 24, 4), i * 60), { step: 'deep', detail: true })
    },
  },
  {
    name: 'Wasserhahn',
    words: 'wasserhahn wasserhähne sanitär installateur klempner spengler badezimmer armatur',
    tones: ['grey', 'blue', 'orange'],
    pose: 'floats',
    draw(pen, random) {
      const fall = random.between(0, 4)
      pen.fill('main', rect(2, 30, 9, 30, 3), { step: 'deep' })
      pen.fill('main', path('M10,36 L52,36 C70,36 80,46 80,62 L80,70 L60,70 L60,64 C60,58 56,55 50,55 L10,55 Z'))
      pen.fill('main', rect(56, 66, 28, 8, 3), { step: 'deep' })
      pen.fill('main', path('M28,37 L31,20 L41,20 L44,37 Z'), { step: 'deep' })
      const grip = random.between(16, 24)
      pen.fill('red', rect(36 - grip, 10, 2 * grip, 11, 5.5))
      pen.fill('red', circle(36, 12, 7))
      pen.fill(
        'blue',
        move(path('M70,74 C74,81 79,85 79,90 C79,95 75,98 70,98 C65,98 61,95 61,90 C61,85 66,81 70,74 Z'), 0, fall),
      )
      pen.fill('white', ellipse(66.5, 91 + fall, 1.8, 3, 20), { detail: true })
    },
  },
]
