import { path } from '../pen/svgPath.ts'
import { circle, ellipse, polygon, rect, ring, star } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

export const ALLTAG: readonly Subject[] = [
  {
    name: 'Fahrrad',
    words: 'fahrrad rad räder radfahren radfahrer radeln velo zweirad bike e-bike ebike radler fahrradladen',
    tones: ['red', 'blue', 'green', 'orange'],
    pose: 'stands',
    size: 1.8,
    draw(pen) {
      for (const x of [22, 78]) {
        pen.tube('dark', circle(x, 66, 20), 3)
        for (let i = 0; i < 4; i += 1) {
          const [c, s] = [Math.cos((i * Math.PI) / 4 + 0.2) * 19, Math.sin((i * Math.PI) / 4 + 0.2) * 19]
          pen.line('grey', polygon([x - c, 66 - s, x + c, 66 + s], false))
        }
        pen.fill('dark', circle(x, 66, 3))
      }
      pen.tube('main', path('M22,66 L38,36 L68,36 L47,66 Z M47,66 L35,28 M78,66 L66,26'), 3.6)
      pen.tube('dark', path('M66,26 L64,20 L74,18 C80,18 80,26 75,26'), 3)
      pen.fill('brown', path('M26,26 C30,22 42,24 45,25 C45,29 36,30 34,31 C30,31 25,30 26,26 Z'))
      pen.fill('dark', circle(47, 66, 5.5))
      pen.fill('cream', circle(47, 66, 2.2), { detail: true })
      pen.tube('dark', path('M47,66 L53,76 M50,77 L57,76'), 2.4)
    },
  },
  {
    name: 'Haus',
    words:
      'haus häuser eigenheim rathaus landhaus wohnhaus ferienhaus einfamilienhaus hausbau neubau immobilie fachwerk bauen wohnung heim zuhause zimmerei',
    tones: ['cream', 'yellow', 'red', 'blue'],
    pose: 'stands',
    size: 2,
    draw(pen, random) {
      pen.fill('brown', rect(66, 8, 9, 24))
      pen.fill('main', rect(16, 42, 68, 56), { shade: 'half' })
      pen.fill('red', polygon([50, 6, 94, 46, 6, 46]))
      pen.fill('red', polygon([50, 6, 94, 46, 56, 46]), { step: 'deep' })
      const door = random.chance(0.5)
      pen.fill('dark', door ? rect(26, 66, 16, 32, [8, 8, 0, 0]) : rect(26, 68, 16, 30))
      pen.fill('yellow', circle(38, 84, 1.4), { detail: true })
      pen.fill('blue', rect(54, 64, 20, 20))
      pen.line('cream', path('M64,64 L64,84 M54,74 L74,74'))
      pen.fill('blue', circle(50, 32, 6))
    },
  },
  {
    name: 'Brille',
    words: 'brille brillen optiker optik augenoptik sehtest sonnenbrille gläser',
    tones: ['dark', 'brown', 'red'],
    pose: 'lies',
    draw(pen, random) {
      const round = random.chance(0.5)
      for (const x of [26, 74]) {
        const glass = round ? circle(x, 50, 20) : rect(x - 21, 34, 42, 32, [8, 8, 15, 15])
        pen.fill('blue', glass, { step: 'light' })
        pen.fill('white', polygon([x - 12, 70, x + 2, 30, x + 9, 30, x - 5, 70]), { within: glass, detail: true })
        pen.tube('main', glass, 4.4)
      }
      pen.tube('main', path('M45,47 C47,41 53,41 55,47'), 4)
      pen.tube('main', path('M6,46 L2,43 M94,46 L98,43'), 4)
    },
  },
  {
    name: 'Tasse',
    words: 'tasse kaffee kaffeetasse cappuccino espresso café cafe tee becher frühstück',
    tones: ['white', 'red', 'blue', 'green'],
    pose: 'stands',
    size: 0.7,
    draw(pen, random) {
      pen.fill('cream', ellipse(46, 92, 44, 6.5), { shade: 'none' })
      pen.tube('main', path('M76,50 C96,46 96,74 72,74'), 6, { step: 'deep' })
      pen.fill('main', path('M12,40 L80,40 C80,66 74,90 56,91 L36,91 C18,90 12,66 12,40 Z'), { shade: 'half' })
      pen.fill('main', ellipse(46, 40, 34, 8), { step: 'light' })
      pen.fill('brown', ellipse(46, 41, 29, 5.6))
      const curls = random.int(1, 3)
      for (let i = 0; i < curls; i += 1) {
        const x = 46 + (i - (curls - 1) / 2) * 15
        pen.tube('cream', path(`M${x},28 C${x - 8},21 ${x + 8},15 ${x},6`), 2.6, { detail: true })
      }
    },
  },
  {
    name: 'Stern',
    words: 'stern weihnachtsstern sternenhimmel',
    tones: ['yellow', 'white', 'red'],
    pose: 'lies',
    size: 0.5,
    draw(pen, random) {
      const tips = random.pick([5, 6, 8])
      const shape = star(50, 50, 48, tips, tips === 5 ? 0.45 : 0.42)
      pen.fill('main', shape)
      // Each ray has a light and a shadowed flank, like folded paper.
      for (let i = 0; i < tips; i += 1) {
        const at = (k: number, r: number) => {
          const angle = ((-90 + (k * 180) / tips) * Math.PI) / 180
          return [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r]
        }
        const inner = 48 * (tips === 5 ? 0.45 : 0.42)
        pen.fill('main', polygon([50, 50, ...at(2 * i, 48), ...at(2 * i + 1, inner)]), { step: 'deep' })
      }
    },
  },
  {
    name: 'Sonne',
    words: 'sonne sonnenschein sonnig sonnenaufgang sonnenuntergang sommer sommersonne',
    tones: ['yellow', 'orange'],
    pose: 'floats',
    draw(pen, random) {
      const tips = random.pick([10, 12, 16])
      pen.fill('main', star(50, 50, 49, tips, 0.74), { step: 'light' })
      pen.fill('main', circle(50, 50, 29))
      if (random.chance(0.4)) pen.fill('white', ring(50, 50, 33, 29.5), { evenOdd: true, detail: true })
    },
  },
]
