import type { Path } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { arc, circle, polygon, rect, smooth, star } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

/** Runs down from the edge of a cake in drops of their own length. */
function icing(x: number, y: number, w: number, length: () => number): Path {
  const count = Math.round(w / 12)
  const step = w / (count - 0.4)
  const curves: string[] = []
  for (let i = 0; i < count; i += 1) {
    const [right, low] = [x + w - i * step, y + length()]
    const left = right - step * 0.6
    curves.push(`L${right},${low} C${right},${low + 5} ${left},${low + 5} ${left},${low} L${left},${y + 7}`)
    if (i < count - 1) curves.push(`C${left},${y + 3} ${right - step},${y + 3} ${right - step},${y + 7}`)
  }
  return path(
    `M${x},${y + 5} C${x},${y + 2} ${x + 2},${y} ${x + 5},${y} L${x + w - 5},${y} C${x + w - 2},${y} ${x + w},${y + 2} ${x + w},${y + 5} ${curves.join(' ')} Z`,
  )
}

export const FESTE: readonly Subject[] = [
  {
    name: 'Osterei',
    words: 'osterei ostereier eier osternest ostereiersuche eiersuche',
    tones: ['pink', 'yellow', 'blue', 'green', 'orange'],
    pose: 'lies',
    size: 0.5,
    draw(pen, random) {
      const egg = path('M50,3 C70,3 86,36 86,60 C86,83 70,97 50,97 C30,97 14,83 14,60 C14,36 30,3 50,3 Z')
      pen.fill('main', egg, { shade: 'round' })
      const band = random.pick(['white', 'cream'] as const)
      if (random.chance(0.5)) {
        const zig: number[] = []
        for (let i = 0; i <= 8; i += 1) zig.push(14 + i * 9, i % 2 === 0 ? 50 : 38)
        for (let i = 8; i >= 0; i -= 1) zig.push(14 + i * 9, i % 2 === 0 ? 60 : 48)
        pen.fill(band, polygon(zig), { within: egg })
        pen.fill('violet', rect(14, random.between(67, 74), 72, random.between(6, 10)), { within: egg })
        for (const [x, y] of [
          [38, 25],
          [50, 18],
          [62, 25],
        ] as const)
          pen.fill(band, circle(x, y, 4), { detail: true })
      } else {
        pen.fill(
          band,
          smooth([18, 32, 24, 36, 36, 28, 50, 36, 64, 28, 76, 36, 82, 32, 84, 44, 78, 48, 50, 48, 22, 48, 16, 44]),
          { within: egg },
        )
        const dots = random.int(3, 5)
        for (let i = 0; i < dots; i += 1) pen.fill(band, circle(50 + ((i - (dots - 1) / 2) * 64) / dots, 62, 5.2))
        pen.fill(band, rect(15, 76, 70, 7), { within: egg })
      }
    },
  },
  {
    name: 'Herz',
    words: 'herz herzen herzchen liebe valentin valentinstag muttertag hochzeit verliebt verlobung dankeschön danke',
    tones: ['red', 'pink'],
    pose: 'lies',
    size: 0.6,
    draw(pen, random) {
      const dip = random.between(20, 28)
      pen.fill(
        'main',
        path(
          `M50,94 C36,80 4,60 4,33 C4,14 18,6 29,6 C39,6 47,13 50,${dip}` +
            ` C53,13 61,6 71,6 C82,6 96,14 96,33 C96,60 64,80 50,94 Z`,
        ),
      )
      pen.fill('main', path('M50,94 C64,80 96,60 96,33 C96,22 91,14 84,10 C88,38 68,64 41,86 Z'), { step: 'deep' })
      if (random.chance(0.6))
        pen.fill(
          'white',
          path('M15,34 C14,24 20,17 28,16 C30,16 30,20 28,21 C23,23 21,28 20,35 C20,38 15,38 15,34 Z'),
          {
            detail: true,
          },
        )
    },
  },
  {
    name: 'Geburtstagstorte',
    words: 'geburtstagstorte geburtstagskuchen geburtstag jubiläum',
    tones: ['pink', 'brown', 'yellow', 'blue'],
    pose: 'stands',
    size: 1.1,
    draw(pen, random) {
      const candles = random.pick([3, 4, 5])
      for (let i = 0; i < candles; i += 1) {
        const x = 50 + (i - (candles - 1) / 2) * (54 / candles)
        pen.fill(i % 2 === 0 ? 'red' : 'blue', rect(x - 2, 20, 4, 22))
        pen.fill(
          'yellow',
          path(
            `M${x},5 C${x + 3},10 ${x + 4.4},12 ${x + 4.4},15 C${x + 4.4},21 ${x - 4.4},21 ${x - 4.4},15 C${x - 4.4},12 ${x - 3},10 ${x},5 Z`,
          ),
        )
      }
      pen.fill('cream', rect(22, 40, 56, 26, [6, 6, 0, 0]))
      pen.fill(
        'main',
        icing(22, 40, 56, () => random.between(7, 18)),
      )
      pen.fill('main', rect(10, 62, 80, 28, [6, 6, 0, 0]))
      pen.fill(
        'cream',
        icing(10, 62, 80, () => random.between(7, 16)),
      )
      pen.fill('dark', rect(3, 88, 94, 6, 3))
    },
  },
  {
    name: 'Luftballon',
    words: 'luftballon luftballons ballon ballons party kindergeburtstag eröffnung neueröffnung',
    tones: ['red', 'blue', 'yellow', 'green', 'pink'],
    pose: 'floats',
    size: 0.9,
    draw(pen, random) {
      const sway = random.between(-8, 8)
      pen.tube('dark', path(`M50,70 C${50 + sway},78 ${50 - sway},88 50,99`), 1.4)
      pen.fill('main', path('M50,66 L56,75 L44,75 Z'), { step: 'deep' })
      pen.fill('main', path('M50,2 C68,2 80,16 80,33 C80,50 66,64 50,69 C34,64 20,50 20,33 C20,16 32,2 50,2 Z'), {
        shade: 'round',
      })
      pen.fill('white', path('M29,33 C28,23 33,14 41,11 C44,10 45,13 43,15 C37,19 34,25 34,33 C34,37 29,37 29,33 Z'), {
        detail: true,
      })
    },
  },
  {
    name: 'Sektglas',
    words: 'sektglas sektgläser sekt champagner prosecco anstoßen prost umtrunk silvesterfeier empfang sektempfang',
    tones: ['yellow', 'orange', 'pink'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      const level = random.between(14, 26)
      const bowl = path('M33,4 L67,4 C69,30 66,56 52,64 L48,64 C34,56 31,30 33,4 Z')
      pen.fill('blue', bowl, { step: 'light' })
      pen.fill('main', rect(33, level, 34, 61 - level), {
        within: path('M35,4 L65,4 C67,30 63.6,54 51,61 L49,61 C36.4,54 33,30 35,4 Z'),
      })
      pen.fill('main', rect(35, level, 30, 4), { within: path('M35,4 L65,4 L65,40 L35,40 Z'), step: 'light' })
      const bubbles = random.int(4, 7)
      for (let i = 0; i < bubbles; i += 1)
        pen.fill('white', circle(random.between(43, 57), random.between(level + 8, 52), random.between(1.2, 2.2)), {
          detail: true,
        })
      pen.fill('blue', rect(48.4, 63, 3.2, 29), { step: 'light' })
      pen.fill('blue', path('M30,97 C30,92 44,92 48,88 L52,88 C56,92 70,92 70,97 Z'), { step: 'light' })
    },
  },
  {
    name: 'Feuerwerk',
    words: 'feuerwerk silvester neujahr rakete raketen böller jahreswechsel silvesterfeuerwerk',
    tones: ['yellow', 'red', 'pink', 'blue'],
    pose: 'floats',
    size: 1.3,
    draw(pen, random) {
      const rays = random.pick([10, 12, 14])
      const second = random.pick(['red', 'orange', 'white'] as const)
      for (let i = 0; i < rays; i += 1) {
        const angle = (i * 2 * Math.PI) / rays
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        const far = i % 2 === 0 ? 38 : 30
        const [near, thin, thick] = [15, 1, 2.7]
        pen.fill(
          'main',
          polygon([
            50 + c * near - s * thin,
            50 + s * near + c * thin,
            50 + c * far - s * thick,
            50 + s * far + c * thick,
            50 + c * far + s * thick,
            50 + s * far - c * thick,
            50 + c * near + s * thin,
            50 + s * near - c * thin,
          ]),
        )
        const bead = i % 2 === 0 ? 4.4 : 3.2
        pen.fill(i % 2 === 0 ? second : 'main', circle(50 + c * (far + 7), 50 + s * (far + 7), bead))
      }
      pen.fill(second, star(50, 50, 11, rays / 2, 0.5))
    },
  },
  {
    name: 'Laterne',
    words: 'laterne laternen sankt martin martinstag laternenumzug lampion straßenlaterne windlicht',
    tones: ['red', 'blue', 'green', 'dark'],
    pose: 'hangs',
    size: 0.9,
    draw(pen, random) {
      pen.tube('main', arc(50, 22, 17, 180, 360), 3)
      pen.fill('main', path('M50,10 C60,12 70,18 76,30 L24,30 C30,18 40,12 50,10 Z'))
      pen.fill('main', rect(20, 28, 60, 6, 2), { step: 'deep' })
      const glass = polygon([25, 34, 75, 34, 70, 86, 30, 86])
      pen.fill('yellow', glass)
      pen.fill('red', path('M50,48 C53,55 57,59 57,64 C57,69 54,71 50,71 C46,71 43,69 43,64 C43,59 47,55 50,48 Z'))
      pen.fill('cream', rect(42, 70, 16, 16, [2, 2, 0, 0]))
      if (random.chance(0.5))
        for (const x of [38, 62])
          pen.fill('main', polygon([x - 1.2, 34, x + 1.2, 34, x + (x < 50 ? 3 : -1), 86, x + (x < 50 ? 1 : -3), 86]))
      else pen.fill('main', path('M26,58 L74,58 L73.8,61 L26.2,61 Z'))
      pen.fill('main', polygon([23, 34, 29, 34, 34, 86, 28, 86]))
      pen.fill('main', polygon([71, 34, 77, 34, 72, 86, 66, 86]))
      pen.fill('main', rect(22, 85, 56, 9, 3))
    },
  },
]
