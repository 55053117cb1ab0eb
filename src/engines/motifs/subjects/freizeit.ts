import { mirror, turn } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { arc, circle, ellipse, leaf, polygon, rect, star, strand } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

/** Music, sport, travel. */
export const FREIZEIT: readonly Subject[] = [
  {
    name: 'Gitarre',
    words: 'gitarre gitarren gitarrenunterricht musikschule konzert ukulele',
    tones: ['orange', 'brown', 'red'],
    pose: 'lies',
    size: 1.1,
    draw(pen, random) {
      pen.fill('dark', rect(47, 12, 6, 46))
      pen.fill('brown', path('M45,1 L55,1 L54,14 L46,14 Z'))
      for (const y of [4, 9]) for (const x of [42.5, 57.5]) pen.fill('dark', circle(x, y, 1.8), { detail: true })
      pen.fill(
        'main',
        path(
          'M50,45 C60,44 67,48 67,55 C67,61 64,63 66,67 C70,71 74,75 74,82 C74,93 64,99 50,99' +
            ' C36,99 26,93 26,82 C26,75 30,71 34,67 C36,63 33,61 33,55 C33,48 40,44 50,45 Z',
        ),
        { shade: 'half' },
      )
      pen.fill('dark', rect(47, 44, 6, 15))
      pen.fill('cream', circle(50, 66, 9.5), { detail: true })
      pen.fill('dark', circle(50, 66, 7.5))
      pen.fill('dark', rect(40, 83, 20, 4, 1.5))
      if (random.chance(0.4))
        pen.fill('dark', path('M60,60 C66,66 68,72 64,80 C60,76 59,68 60,60 Z'), { step: 'light', detail: true })
      for (const x of [48.6, 51.4]) pen.line('cream', path(`M${x},6 L${x},84`))
    },
  },
  {
    name: 'Note',
    words: 'note noten musiknote musik musikalisch lied lieder chor singen gesang melodie orchester',
    tones: ['dark', 'red', 'blue', 'violet'],
    pose: 'lies',
    size: 0.6,
    draw(pen, random) {
      if (random.chance(0.55)) {
        pen.fill('main', polygon([27, 18, 84, 6, 84, 24, 27, 36]))
        pen.fill('main', rect(27, 20, 6.5, 60))
        pen.fill('main', rect(77.5, 10, 6.5, 60))
        pen.fill('main', ellipse(19, 80, 15, 11.5, -22), { step: 'base' })
        pen.fill('main', ellipse(69.5, 69, 15, 11.5, -22), { step: 'base' })
      } else {
        pen.fill('main', rect(48, 4, 7, 78))
        pen.fill('main', path('M52,4 C56,20 82,24 80,46 C79,54 75,60 71,64 C76,50 70,38 55,34 L52,34 Z'))
        pen.fill('main', ellipse(38, 82, 18, 14, -22))
      }
    },
  },
  {
    name: 'Fußball',
    words: 'fußball fussball fußbälle ball bälle fußballverein verein sport sportverein turnier kicker trikot',
    tones: ['white'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      const ball = circle(50, 50, 46)
      const start = random.between(-20, 20)
      pen.fill('main', ball, { shade: 'round' })
      const at = (r: number, degrees: number) => {
        const angle = ((degrees + start - 90) * Math.PI) / 180
        return [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r] as const
      }
      const penta = [0, 72, 144, 216, 288]
      for (const d of penta) {
        pen.tube('dark', polygon([...at(16, d), ...at(31, d)], false), 2.4)
        pen.tube('dark', polygon([...at(31, d), ...at(36, d + 27), ...at(36, d + 45), ...at(31, d + 72)], false), 2.4)
        pen.fill(
          'dark',
          polygon([...at(31, d), ...at(38, d - 20), ...at(48.2, d - 17), ...at(48.2, d + 17), ...at(38, d + 20)]),
          { within: ball },
        )
      }
      pen.fill('dark', polygon(penta.flatMap((d) => at(17, d))))
    },
  },
  {
    name: 'Hantel',
    words: 'hantel hanteln fitness fitnessstudio gym training krafttraining sportstudio muskeln workout',
    tones: ['dark', 'red', 'blue', 'orange'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      pen.fill('grey', rect(6, 45.5, 88, 9, 4.5))
      const high = random.between(26, 34)
      for (const side of [1, -1]) {
        const x = (from: number, w: number) => (side === 1 ? from : 100 - from - w)
        pen.fill('main', rect(x(20, 12), 50 - high, 12, 2 * high, 5))
        pen.fill('main', rect(x(9, 12), 50 - high * 0.68, 12, high * 1.36, 4), { step: 'deep' })
        pen.fill('grey', rect(x(31, 5), 42, 5, 16, 2))
      }
    },
  },
  {
    name: 'Berg',
    words: 'berg berge gebirge alpen gipfelkreuz wandern wanderung hüttenabend klettern skifahren ski berghütte',
    tones: ['blue', 'grey', 'violet', 'green'],
    pose: 'stands',
    size: 2.2,
    draw(pen, random) {
      const top = random.between(8, 18)
      const peak = random.between(40, 48)
      const back = polygon([46, 92, 74, 34, 100, 92])
      pen.fill('main', back, { step: 'light' })
      pen.fill('white', polygon([66, 50, 74, 34, 81.6, 50, 77, 47, 74, 54, 70.6, 47]))
      pen.fill('main', polygon([0, 92, peak, top, 88, 92]))
      pen.fill('main', polygon([peak, top, 88, 92, peak + 12, 92, peak - 4, 66, peak + 6, 46]), { step: 'deep' })
      const slope = (y: number, side: number) => peak + ((y - top) / (92 - top)) * (side < 0 ? -peak : 88 - peak)
      pen.fill(
        'white',
        polygon([slope(42, -1), 42, peak, top, slope(40, 1), 40, peak + 9, 34, peak + 3, 46, peak - 6, 36]),
      )
      pen.fill('white', polygon([peak, top, slope(40, 1), 40, peak + 9, 34, peak + 3, 46, peak + 1, 34]), {
        step: 'deep',
      })
    },
  },
  {
    name: 'Palme',
    words: 'palme palmen strand südsee karibik sommerurlaub tropen ferien badeurlaub',
    tones: ['green'],
    pose: 'stands',
    size: 1.8,
    draw(pen, random) {
      const lean = random.between(6, 16)
      const [x, y] = [50 + lean * 0.4, 32]
      pen.fill('brown', strand([50 - lean, 94, 50 - lean * 0.6, 72, 50 - lean * 0.1, 50, x, y], 9, 5))
      pen.fill('yellow', path('M10,97 C22,86 66,86 84,97 Z'))
      const frond = path(
        `M${x},${y + 2} C${x - 6},${y - 18} ${x - 30},${y - 22} ${x - 44},${y + 2}` +
          ` C${x - 30},${y - 7} ${x - 14},${y - 6} ${x},${y + 2} Z`,
      )
      for (const [degrees, step] of [
        [38, 'deep'],
        [-44, 'deep'],
        [-6, 'base'],
      ] as const)
        for (const part of [turn(frond, degrees, x, y), mirror(turn(frond, degrees - 4, x, y), x)])
          pen.fill('main', part, { step })
      for (const [dx, dy] of [
        [-4, 4],
        [4, 5],
      ] as const)
        pen.fill('brown', circle(x + dx, y + dy, 4), { step: 'deep' })
    },
  },
  {
    name: 'Koffer',
    words: 'koffer reisekoffer gepäck trolley reisegepäck geschäftsreise hotel hotels',
    tones: ['brown', 'red', 'blue', 'green'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      pen.fill(
        'dark',
        path('M34,30 L34,20 C34,14 37,12 42,12 L58,12 C63,12 66,14 66,20 L66,30 L59,30 L59,20 L41,20 L41,30 Z'),
      )
      pen.fill('main', rect(4, 26, 92, 66, 9))
      for (const x of [20, 69]) {
        pen.fill('main', rect(x, 26, 11, 66), { step: 'deep' })
        pen.fill('yellow', rect(x + 2, 36, 7, 9, 1.5))
      }
      const sticker = random.int(0, 2)
      if (sticker === 0) pen.fill('white', circle(50, 64, 12))
      if (sticker === 0) pen.fill('red', polygon([43, 67, 50, 56, 57, 67]), { detail: true })
      if (sticker === 1) pen.fill('white', star(50, 62, 14, 5, 0.5))
      if (sticker === 2) pen.fill('white', rect(37, 52, 26, 18, 2))
      if (sticker === 2) pen.fill('red', rect(37, 58, 26, 6), { detail: true })
    },
  },
  {
    name: 'Kamera',
    words: 'kamera kameras fotoapparat fotograf fotografin fotografie fotostudio',
    tones: ['dark', 'red', 'blue', 'brown'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      pen.fill('main', path('M34,26 L39,13 C40,11 41,10 43,10 L57,10 C59,10 60,11 61,13 L66,26 Z'))
      const button = random.between(8, 17)
      pen.fill('red', rect(button, 17, random.between(10, 16), 9, [3, 3, 0, 0]))
      pen.fill('main', rect(2, 22, 96, 64, 9))
      const band = random.between(33, 38)
      pen.fill('cream', rect(2, band, 96, random.between(30, 38)))
      pen.fill('main', circle(50, 55, 27))
      pen.fill('cream', circle(50, 55, 22))
      pen.fill('blue', circle(50, 55, 16))
      pen.fill('dark', circle(50, 55, 9))
      pen.fill('white', circle(44, 49, 3.6), { detail: true })
      pen.fill('yellow', rect(80, 27, 11, 5, 2), { detail: true })
    },
  },
  {
    name: 'Regenschirm',
    words: 'regenschirm schirm schirme regen regnerisch versicherung versicherungen regentag',
    tones: ['red', 'yellow', 'blue', 'green'],
    pose: 'floats',
    size: 1.1,
    draw(pen, random) {
      const dome = path(
        'M4,52 C4,26 24,8 50,8 C76,8 96,26 96,52 C90,45 79,45 73,52 C66,45 57,45 50,52 C43,45 34,45 27,52 C21,45 10,45 4,52 Z',
      )
      pen.fill('dark', rect(48.4, 2, 3.2, 84))
      pen.tube('dark', arc(41, 85, 9, 0, 180), 4.4)
      pen.fill('main', dome)
      const other = random.chance(0.5)
      const gore = path('M50,8 C36,14 28,30 27,52 C34,45 43,45 50,52 C57,45 66,45 73,52 C72,30 64,14 50,8 Z')
      pen.fill(other ? 'white' : 'main', gore, { step: other ? 'base' : 'light' })
      pen.fill('main', path('M50,8 C76,8 96,26 96,52 C90,45 79,45 73,52 C72,30 64,14 50,8 Z'), { step: 'deep' })
      if (random.chance(0.4))
        for (const [x, y] of [
          [14, 68],
          [24, 84],
          [76, 70],
          [86, 86],
        ] as const)
          pen.fill('blue', leaf(x, y - 8, x, y + 3, 0.6, 0.7), { detail: true })
    },
  },
]
