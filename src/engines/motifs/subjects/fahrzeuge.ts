import { path } from '../pen/svgPath.ts'
import { circle, ellipse, leaf, polygon, rect, smooth } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

type Pen = Parameters<Subject['draw']>[0]

/** The sail that the wind fills; convex. */
const SAIL = path('M54,12 C72,26 84,44 88,66 C76,68 64,68 54,67 Z')

/** A tyre with its rim, in a dark arch. */
function wheel(pen: Pen, x: number, y: number, r: number): void {
  pen.fill('dark', circle(x, y, r))
  pen.fill('white', circle(x, y, r * 0.52))
  pen.fill('dark', circle(x, y, r * 0.2), { detail: true })
}

export const FAHRZEUGE: readonly Subject[] = [
  {
    name: 'Auto',
    words: 'auto pkw wagen kfz automobil autohaus fahrschule werkstatt autowerkstatt kleinwagen cabrio taxi',
    tones: ['red', 'blue', 'yellow', 'green'],
    pose: 'stands',
    size: 1.8,
    draw(pen, random) {
      const load = random.int(0, 3)
      if (load === 1) {
        pen.fill('brown', rect(36, 15, 24, 11, 2.5))
        pen.fill('brown', rect(41, 15, 3, 11), { step: 'deep', detail: true })
        pen.fill('brown', rect(52, 15, 3, 11), { step: 'deep', detail: true })
      }
      if (load === 2) {
        pen.fill('dark', rect(37, 20, 3, 8))
        pen.fill('dark', rect(60, 20, 3, 8))
        pen.fill('yellow', leaf(12, 17, 90, 18, 0.17, 0.5))
      }
      pen.fill(
        'main',
        path(
          'M3,68 C3,56 8,51 20,49 C26,34 34,25 50,25 C67,25 75,36 80,49 C92,51 97,57 97,68 L97,71' +
            ' C97,74 95,76 92,76 L8,76 C5,76 3,74 3,71 Z',
        ),
      )
      pen.fill('main', path('M3,63 L97,63 L97,71 C97,74 95,76 92,76 L8,76 C5,76 3,74 3,71 Z'), { step: 'deep' })
      pen.fill('white', path('M28,48 C32,38 38,32 47,32 L47,48 Z'))
      pen.fill('white', path('M52,32 C63,32 69,38 73,48 L52,48 Z'))
      pen.fill('main', rect(53, 53, 7, 2.4, 1.2), { step: 'deep', detail: true })
      pen.fill('yellow', ellipse(92, 58.5, 3.6, 4.6, -12))
      const tyre = random.between(11, 13.4)
      for (const x of [25, 76]) wheel(pen, x, 76, tyre)
    },
  },
  {
    name: 'Lieferwagen',
    words: 'lieferwagen transporter lkw laster lastwagen lieferung lieferdienst spedition umzug kurier versand',
    tones: ['blue', 'orange', 'green', 'red'],
    pose: 'stands',
    size: 2,
    draw(pen, random) {
      pen.fill('white', rect(2, 18, 60, 56, [5, 5, 0, 0]))
      const sign = random.int(0, 2)
      if (sign === 0) pen.fill('main', rect(2, random.between(40, 56), 60, random.between(5, 10)), { detail: true })
      if (sign === 1) pen.fill('main', circle(32, 41, random.between(11, 15)))
      if (sign === 2) pen.fill('main', rect(12, 30, 40, 22, 3))
      if (sign === 2)
        for (const y of [36, 43]) pen.fill('white', rect(18, y, y === 36 ? 28 : 18, 3.4, 1.7), { detail: true })
      pen.fill('main', path('M62,32 L78,32 C82,32 84,34 86,38 L92,52 C96,53 98,55 98,59 L98,74 L62,74 Z'))
      pen.fill('dark', path('M70,38 L77,38 C79,38 80,39 81,41 L86,53 L70,53 Z'))
      pen.fill('main', rect(2, 66, 96, 10, 3), { step: 'deep' })
      pen.fill('yellow', ellipse(94.5, 62, 3, 3.4))
      for (const x of [22, 79]) wheel(pen, x, 77, 11)
    },
  },
  {
    name: 'Traktor',
    words: 'traktor trecker schlepper landwirtschaft landwirt bauernhof bauer hofladen acker',
    tones: ['green', 'red', 'blue'],
    pose: 'stands',
    size: 2,
    draw(pen, random) {
      const pipe = random.between(14, 24)
      const tyre = random.between(24, 27)
      const puffs = random.int(0, 2)
      for (let i = 0; i < puffs; i += 1) pen.fill('grey', circle(84 + i * 7, pipe - 5 - i * 7, 3.6 + i * 1.8))
      pen.fill('dark', rect(79, pipe, 5, 46 - pipe, [2, 2, 0, 0]))
      pen.fill('main', path('M50,44 L88,46 C94,46 96,50 96,55 L96,70 L44,72 Z'))
      pen.fill('main', path('M54,62 L96,60 L96,70 L44,72 Z'), { step: 'deep' })
      pen.fill('white', path('M22,18 L50,18 L54,50 L20,50 Z'))
      pen.fill('main', path('M14,12 L54,12 C56,12 57,13 57,15 L57,18 L14,18 Z'))
      pen.fill('main', path('M4,54 C8,34 30,28 46,38 C54,43 56,52 56,60 L50,72 L20,60 Z'))
      for (const y of [51, 56]) pen.fill('dark', rect(68, y, 20, 1.8, 0.9), { detail: true })
      pen.fill('dark', circle(30, 94 - tyre, tyre))
      pen.fill('yellow', circle(30, 94 - tyre, tyre * 0.58))
      pen.fill('dark', circle(30, 94 - tyre, 4.5))
      pen.fill('dark', circle(83, 80, 14))
      pen.fill('yellow', circle(83, 80, 7.5))
      pen.fill('dark', circle(83, 80, 2.4), { detail: true })
    },
  },
  {
    name: 'Segelboot',
    words: 'segelboot boot schiff segel segeln yacht hafen meer see kahn jolle regatta',
    tones: ['white', 'blue', 'yellow'],
    pose: 'stands',
    size: 1.8,
    draw(pen, random) {
      pen.fill('red', path(`M50,4 L${random.pick([36, 64])},8 L50,12 Z`))
      pen.fill('brown', rect(48.6, 4, 2.8, 74))
      const boom = random.between(40, 56)
      pen.fill('main', SAIL)
      const sail = random.int(0, 2)
      if (sail === 0) pen.fill('main', rect(54, boom, 34, 28), { step: 'deep', within: SAIL })
      if (sail === 1) pen.fill('red', rect(54, boom - 4, 34, 9), { within: SAIL })
      if (sail === 2) pen.fill('red', circle(65, 50, 7))
      const jib = random.between(16, 30)
      pen.fill('main', path(`M46,${jib} C38,${jib + 20} 28,54 14,65 C26,68 36,68 46,67 Z`), { step: 'deep' })
      pen.fill('red', path('M8,74 L94,74 C90,88 82,96 72,96 L30,96 C20,96 12,88 8,74 Z'))
      pen.fill('white', path('M8,74 L94,74 L92.4,79 L9.8,79 Z'), { detail: true })
    },
  },
  {
    name: 'Heißluftballon',
    words: 'heißluftballon heissluftballon ballonfahrt fesselballon',
    tones: ['red', 'orange', 'blue', 'yellow'],
    pose: 'floats',
    size: 2,
    draw(pen, random) {
      pen.tube('dark', path('M38,70 L43,86 M62,70 L57,86'), 1.6)
      const body = path('M50,2 C74,2 88,18 88,37 C88,53 72,64 63,74 L37,74 C28,64 12,53 12,37 C12,18 26,2 50,2 Z')
      pen.fill('main', body)
      pen.fill(
        'main',
        path('M50,2 C74,2 88,18 88,37 C88,53 72,64 63,74 L58,74 C64,64 76,54 76,38 C76,22 68,6 50,2 Z'),
        { step: 'deep' },
      )
      const second = random.pick(['cream', 'white'] as const)
      if (random.chance(0.6)) {
        const gore = path('M50,2 C68,6 76,22 76,38 C76,54 64,64 58,74 L42,74 C36,64 24,54 24,38 C24,22 32,6 50,2 Z')
        pen.fill(second, gore)
        pen.fill(
          'main',
          path('M50,2 C58,8 62,22 62,38 C62,54 57,64 54,74 L46,74 C43,64 38,54 38,38 C38,22 42,8 50,2 Z'),
        )
      } else {
        const high = random.between(24, 30)
        const zig: number[] = []
        for (let i = 0; i <= 8; i += 1) zig.push(12 + i * 9.5, high + (i % 2) * 9)
        for (let i = 8; i >= 0; i -= 1) zig.push(12 + i * 9.5, high + 11 + (i % 2) * 9)
        pen.fill(second, polygon(zig), { within: body })
        pen.fill(second, rect(13, 54, 74, 6), { within: body })
      }
      pen.fill('brown', path('M41,84 L59,84 L57.5,96 C57.4,98 56,99 54,99 L46,99 C44,99 42.6,98 42.5,96 Z'))
      pen.fill('brown', rect(40, 83, 20, 4, 2), { step: 'deep' })
    },
  },
  {
    name: 'Flugzeug',
    words: 'flugzeug flieger flug fliegen flughafen jet reise reisen reisebüro urlaub fernreise',
    tones: ['white', 'blue'],
    pose: 'lies',
    size: 1.6,
    draw(pen, random) {
      const accent = random.pick(['red', 'orange'] as const)
      const tip = random.between(22, 34)
      pen.fill('main', path('M54,44 L76,14 C78,11 84,11 83,15 L74,46 Z'), { step: 'deep' })
      pen.fill(accent, path('M8,24 C8,22 10,21 12,21 L18,21 C20,21 21,22 22,23 L34,44 L12,48 Z'))
      pen.fill('main', smooth([6, 46, 12, 42, 40, 40, 74, 40, 92, 46, 98, 53, 90, 60, 70, 63, 36, 62, 14, 56]))
      pen.fill('main', path('M7,50 C30,56 70,60 97,54 C92,60 80,63 70,63 C50,64 22,62 14,56 Z'), { step: 'deep' })
      pen.fill(accent, path(`M58,54 L${tip + 8},88 C${tip + 6},91 ${tip - 1},91 ${tip},87 L36,54 C38,51 58,51 58,54 Z`))
      pen.fill(accent, path('M22,50 L8,66 C6,68 2,67 3,64 L8,50 Z'))
      pen.fill('dark', path('M83,44 L90,46.6 C91,48 90,49 88,49 L82,49 Z'))
      const windows = random.int(4, 6)
      for (let i = 0; i < windows; i += 1)
        pen.fill('dark', circle(40 + (i * 36) / windows, 47.5, 1.9), { detail: true })
    },
  },
]
