import { circle, ellipse, leaf, polygon, rect } from '../pen/shapes.ts'
import type { Path } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

/** An ellipse edged with curls. */
function fleece(cx: number, cy: number, rx: number, ry: number, curls: number): Path {
  const at = (i: number, far: number) => {
    const angle = ((i - 0.25) * 2 * Math.PI) / curls
    return `${cx + Math.cos(angle) * rx * far},${cy + Math.sin(angle) * ry * far}`
  }
  const edge = Array.from({ length: curls }, (_, i) => `C${at(i, 1.3)} ${at(i + 1, 1.3)} ${at(i + 1, 1)}`)
  return path(`M${at(0, 1)} ${edge.join(' ')} Z`)
}

export const BAUERNHOF: readonly Subject[] = [
  {
    name: 'Pferd',
    words: 'pferd pferde pony ponys reiten reiter reiterhof reitstall reitschule gestüt stute hengst fohlen hufschmied',
    tones: ['brown', 'orange', 'grey', 'cream'],
    pose: 'stands',
    size: 1.6,
    draw(pen, random) {
      const swing = random.between(-4, 6)
      pen.fill(
        'dark',
        path(
          `M86,42 C96,40 99,52 ${97 - swing * 0.4},66 C${96 - swing * 0.4},76 ${92 - swing},80 ${90 - swing},84 C86,72 88,60 84,50 Z`,
        ),
      )
      // Far legs, one of them raised, then the body with the near ones.
      const raised = random.chance(0.6)
      pen.fill(
        'main',
        raised
          ? path('M32,56 L44,62 C40,69 36,72 30,74 L32,87 L26,88 L23,74 C22,70 24,68 27,66 Z')
          : path('M40,58 L49,60 L47,78 L48,97 L42.5,97 L42,79 Z'),
        { step: 'deep' },
      )
      pen.fill('main', path('M66,56 L80,58 C78,66 76,72 74,77 L71,97 L65,97 L68,77 C68,70 66,64 66,56 Z'), {
        step: 'deep',
      })
      pen.fill(
        'main',
        path(
          'M4,31 C3,27 8,22 13,16 C18,10 22,8 27,8 C36,10 44,22 49,34 C58,39 70,35 79,36 C89,38 93,46 92,55' +
            ' C92,62 88,67 88,72 L91,79 L88,97 L82,97 L84,80 C79,75 74,69 70,62' +
            ' C62,65 52,66 44,63 C43,70 42,74 41,79 L40.5,97 L34.5,97 L35,79 C33,70 30,64 29,57' +
            ' C29,50 28,43 24,35 C20,36 16,37 12,38 C7,39 4,36 4,31 Z',
        ),
      )
      pen.fill('main', leaf(24, 14, 25, 1, 0.5))
      pen.fill(
        'dark',
        path('M22,9 C25,4 31,4 34,9 C43,14 52,26 54,38 C54,43 48,42 46,38 C43,30 36,20 28,14 C25,14 20,13 22,9 Z'),
      )
      pen.fill('dark', circle(19, 20, 2), { detail: true })
      pen.fill('dark', circle(7, 31, 1.3), { detail: true })
      pen.fill('dark', polygon([34.5, 92, 40.6, 92, 41.2, 97.5, 33.6, 97.5]))
      pen.fill('dark', polygon([82.6, 92, 88.8, 92, 88.8, 97.5, 81.4, 97.5]))
      pen.fill('dark', polygon([65.8, 92, 71.8, 92, 71.6, 97.5, 64.4, 97.5]), { detail: true })
      if (raised) pen.fill('dark', polygon([25, 84, 31.6, 83, 32.8, 88.4, 25.4, 89.4]), { detail: true })
      else pen.fill('dark', polygon([42.3, 93, 47.8, 93, 48.4, 97.5, 42, 97.5]), { detail: true })
    },
  },
  {
    name: 'Huhn',
    words: 'huhn hühner henne hennen hahn hähne hähnchen hühnerhof geflügel geflügelhof gockel',
    tones: ['white', 'brown', 'orange', 'red'],
    pose: 'stands',
    size: 0.7,
    draw(pen, random) {
      const cock = random.chance(0.4)
      pen.tube('orange', path('M46,80 L46,95 M39,96 L51,96 M60,80 L60,95 M53,96 L65,96'), 3)
      if (cock) {
        pen.fill('blue', path('M70,60 C70,36 80,20 94,22 C99,30 96,44 82,66 Z'))
        pen.fill('main', path('M72,62 C76,42 86,34 97,40 C99,50 94,62 80,70 Z'), { step: 'deep' })
      } else pen.fill('main', path('M68,58 C74,44 84,34 97,32 C97,46 94,58 82,68 Z'), { step: 'deep' })
      pen.fill('red', path('M20,22 C14,18 16,9 22,11 C22,3 31,2 32,9 C37,4 44,8 41,15 C44,18 42,22 40,24 Z'))
      pen.fill('yellow', polygon([18, 28, 5, 35, 19, 39]))
      pen.fill('red', path('M18,38 C24,38 27,44 25,50 C22,54 16,52 16,46 C16,43 16,40 18,38 Z'))
      pen.fill(
        'main',
        path(
          'M30,16 C40,16 46,24 48,34 C50,44 60,48 72,46 C80,46 88,52 89,58 C88,74 74,85 56,85 C34,85 19,74 20,54 C21,46 18,40 18,32 C18,22 22,16 30,16 Z',
        ),
      )
      pen.fill('main', path('M42,54 C52,48 66,52 78,58 C76,68 68,74 58,73 C48,72 42,64 42,54 Z'), { step: 'deep' })
      pen.fill('dark', circle(29, 29, 2.6), { detail: true })
    },
  },
  {
    name: 'Kuh',
    words: 'kuh kühe rind rinder kalb milchkuh weide milch bauernhof alm almhütte landwirt landwirtschaft',
    tones: ['white', 'brown', 'cream'],
    pose: 'stands',
    size: 1.5,
    draw(pen, random) {
      pen.tube('main', path('M94,40 C99,50 97,60 96,66'), 2.6, { step: 'deep' })
      pen.fill('dark', ellipse(96, 69, 2.8, 5))
      for (const x of [42, 77]) pen.fill('main', rect(x, 60, 8, 33), { step: 'deep' })
      pen.fill('pink', path('M62,66 L80,66 C81,74 77,79 71,79 C65,79 61,74 62,66 Z'))
      pen.fill(
        'main',
        path(
          'M30,38 C34,34 42,34 50,35 L86,34 C93,34 96,38 96,45 L96,64 L94,94 L85,94 L84,72 C78,74 54,74 45,71' +
            ' L43,94 L34,94 L33,70 C29,64 28,54 28,46 Z',
        ),
      )
      const patches = random.chance(0.5)
        ? [
            'M52,35 C50,46 58,54 66,50 C74,48 73,40 72,34.5 Z',
            'M96,48 C86,46 80,54 84,62 C88,68 94,66 95.8,66 Z',
            'M33,56 C40,54 46,60 43,67 C40,71 36,70 33,69 C30,65 29,59 33,56 Z',
          ]
        : [
            'M62,35 C60,42 66,48 73,46 C82,48 86,42 84,34.2 Z',
            'M48,52 C56,48 66,54 64,62 C62,70 50,70 46,64 C44,58 44,55 48,52 Z',
          ]
      for (const patch of patches) pen.fill('brown', path(patch), { step: 'deep' })
      pen.fill('cream', path('M10,20 C4,18 3,11 6,7 C8,13 12,15 16,15 Z'), { step: 'deep' })
      pen.fill('cream', path('M30,17 C36,17 39,10 37,5 C34,11 30,12 26,13 Z'), { step: 'deep' })
      pen.fill('main', leaf(30, 22, 46, 23, 0.5), { step: 'deep' })
      pen.fill('main', path('M9,18 C14,12 27,12 32,18 C36,26 32,36 30,44 C28,50 13,50 10,44 C7,36 4,26 9,18 Z'))
      pen.fill('brown', path('M22,14 C30,14 34,20 33,28 C28,33 22,28 22,22 Z'), { step: 'deep' })
      pen.fill('pink', rect(6, 37, 26, 17, 8))
      for (const x of [14, 24]) {
        pen.fill('dark', ellipse(x, 45, 1.6, 2.2), { detail: true })
        pen.fill('dark', circle(x === 14 ? 13 : 26, 28, 2.1), { detail: true })
      }
      for (const x of [34, 85]) pen.fill('dark', rect(x, 90, 9, 6, 1))
      for (const x of [42, 77]) pen.fill('dark', rect(x, 90, 8, 5, 1), { detail: true })
    },
  },
  {
    name: 'Schaf',
    words: 'schaf schafe lamm lämmer schäfchen schäfer osterlamm schafwolle',
    tones: ['white', 'cream', 'grey'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      for (const x of [36, 68]) pen.fill('dark', rect(x, 66, 7, 30, 2), { step: 'light' })
      for (const x of [46, 78]) pen.fill('dark', rect(x, 66, 7, 31, 2))
      const curls = random.pick([11, 13])
      pen.fill('main', fleece(58, 50, 36, 26, curls), { shade: 'round' })
      pen.line('main', path('M52,48 C56,44 62,46 62,51 C62,56 55,56 55,52 M72,58 C76,55 81,58 80,62'), { step: 'deep' })
      pen.line('main', path('M68,36 C72,32 78,35 77,39 M44,66 C48,63 53,66 52,70'), { step: 'deep' })
      pen.fill('dark', leaf(30, 38, 44, 46, 0.56))
      pen.fill('dark', leaf(12, 36, 1, 45, 0.56))
      pen.fill('dark', path('M21,28 C31,28 35,36 33,46 C32,56 28,64 21,64 C14,64 9,56 8,46 C7,36 11,28 21,28 Z'))
      pen.fill('main', fleece(21, 29, 12, 6.5, 7))
      for (const x of [15, 27]) pen.fill('white', circle(x, 46, 2), { detail: true })
    },
  },
  {
    name: 'Hausschwein',
    words: 'schweins schweine ferkel glücksschwein sparschwein schinken',
    tones: ['pink', 'orange'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      pen.tube('main', path('M90,50 C98,48 99,40 94,39 C90,39 91,46 96,45'), 2.6, { step: 'deep' })
      for (const x of [40, 72]) pen.fill('main', rect(x, 70, 10, 22, 2), { step: 'deep' })
      pen.fill(
        'main',
        path(
          'M12,56 C12,36 34,26 56,27 C80,28 94,40 93,58 C92,68 88,74 86,78 L86,95 L75,95 L73,83 C64,86 50,86 42,84' +
            ' L40,95 L29,95 L28,78 C18,74 12,66 12,56 Z',
        ),
        { shade: 'round' },
      )
      pen.fill('main', path('M42,32 C40,22 33,18 26,19 C25,28 29,36 36,40 Z'), { step: 'deep' })
      pen.fill('main', path('M4,52 C4,49 6,48 9,48 L17,47 L18,65 L9,65 C6,65 4,63 4,60 Z'), { step: 'deep' })
      pen.fill('dark', circle(27, 47, 2.6), { detail: true })
      for (const y of [54, 60]) pen.fill('dark', circle(8, y, 1.3), { detail: true })
      pen.line('dark', path('M19,67 C22,70 27,70 30,67'))
      if (random.chance(0.5)) {
        for (const [dx, dy] of [
          [-4, 0],
          [4, 0],
          [0, -4],
          [0, 4],
        ] as const)
          pen.fill('green', circle(60 + dx, 52 + dy, 4.2), { detail: true })
      }
    },
  },
]
