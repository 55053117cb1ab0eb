import { PFAD } from '#src/engines/print/displayList.ts'
import { arc, circle, ellipse, leaf, polygon, rect } from '../pen/shapes.ts'
import { turn } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const KONDITOREI: readonly Subject[] = [
  {
    name: 'Brezel',
    words: 'brezel brezeln breze brezn brezen laugenbrezel laugengebäck',
    tones: ['brown', 'orange'],
    pose: 'lies',
    size: 0.8,
    draw(pen, random) {
      // One contour with three holes: the silhouette holds in every style.
      const rim = path(
        'M50,34 C54,20 64,10 77,11 C92,12 99,27 97,45 C95,68 76,92 50,92' +
          ' C24,92 5,68 3,45 C1,27 8,12 23,11 C36,10 46,20 50,34 Z',
      )
      const left = path(
        'M23,24 C31,23 39,32 43,44 C44,48 43,50 41,53 C37,59 31,65 26,66 C19,62 14,52 14,43 C14,33 17,25 23,24 Z',
      )
      const right = path(
        'M77,24 C69,23 61,32 57,44 C56,48 57,50 59,53 C63,59 69,65 74,66 C81,62 86,52 86,43 C86,33 83,25 77,24 Z',
      )
      const low = path('M50,58 C54,58 58,64 61,70 C58,73 54,74 50,74 C46,74 42,73 39,70 C42,64 46,58 50,58 Z')
      pen.fill('main', [...rim, ...left, ...right, ...low], { evenOdd: true, shade: 'round' })
      pen.line('main', path('M50,34 C52,40 54,45 57,48 M43,50 C46,52 48,55 50,58'), { step: 'deep' })
      pen.line('main', path('M61,70 C62,79 69,82 73,77 C75,73 74,69 74,66'), { step: 'deep' })
      pen.line('main', path('M39,70 C38,79 31,82 27,77 C25,73 26,69 26,66'), { step: 'deep' })
      for (let i = 0; i < 12; i += 1) {
        const angle = ((0 + i * 30 + random.between(-9, 9)) * Math.PI) / 180
        const x = 50 + Math.cos(angle) * 41
        const y = 49 + Math.sin(angle) * 34
        if (Math.abs(x - 50) > 14 || y > 50)
          pen.fill('white', turn(rect(x - 1.6, y - 1.2, 3.2, 2.4, 0.6), random.between(0, 180), x, y), { detail: true })
      }
    },
  },
  {
    name: 'Torte',
    words: 'torte torten sahnetorte hochzeitstorte geburtstagstorte geburtstagskuchen obsttorte kuchen',
    tones: ['pink', 'brown', 'yellow'],
    pose: 'stands',
    size: 1.1,
    draw(pen, random) {
      pen.fill('blue', path('M42,86 L58,86 C58,92 62,95 72,96 L72,98 L28,98 L28,96 C38,95 42,92 42,86 Z'))
      pen.fill('blue', rect(3, 81, 94, 6, 3))
      const tall = random.chance(0.5)
      const top = tall ? 50 : 42
      pen.fill('main', rect(12, top, 76, 81 - top, [7, 7, 1, 1]), { shade: 'half' })
      pen.fill('main', rect(12, 64, 76, 5), { step: 'deep', detail: true })
      const drip = `M12,${top + 7} C12,${top + 2} 15,${top} 19,${top} L81,${top} C85,${top} 88,${top + 2} 88,${top + 7}`
      const drops = [8, 15, 6, 13, 9].map((d, i) => {
        const x = 88 - i * 15.2
        const y = top + 6 + d * (tall ? 0.6 : 1)
        return (
          `L${x},${y} C${x},${y + 5} ${x - 9},${y + 5} ${x - 9},${y} L${x - 9},${top + 9}` +
          ` C${x - 9},${top + 5} ${x - 15.2},${top + 5} ${x - 15.2},${top + 9}`
        )
      })
      if (tall) {
        pen.fill('main', rect(28, 28, 44, 23, [6, 6, 0, 0]), { shade: 'half' })
        pen.fill(
          'cream',
          path(
            'M28,36 C28,31 30,28 34,28 L66,28 C70,28 72,31 72,36 C70,43 64,43 62,37 C60,46 52,46 50,38 C48,43 41,43 39,37 C37,45 30,44 28,36 Z',
          ),
        )
      }
      pen.fill('cream', path([drip, ...drops, 'Z'].join(' ')))
      const count = tall ? 1 : random.int(3, 5)
      const gap = tall ? 0 : 62 / (count - 1)
      const candles = random.chance(0.5)
      const floor = tall ? 28 : top
      for (let i = 0; i < count; i += 1) {
        const x = tall ? 50 : 19 + i * gap
        if (candles) {
          pen.fill('red', rect(x - 2.2, floor - 16, 4.4, 17, [1, 1, 0, 0]))
          pen.fill('yellow', leaf(x, floor - 16.5, x, floor - 27, 0.8, 0.3))
        } else {
          pen.tube(
            'green',
            path(`M${x},${floor - 7} C${x},${floor - 13} ${x + 3},${floor - 17} ${x + 6},${floor - 18}`),
            1.8,
            { detail: true },
          )
          pen.fill('red', circle(x, floor - 5, 6.6), { shade: 'round' })
        }
      }
    },
  },
  {
    name: 'Muffin',
    words: 'muffin muffins cupcake cupcakes törtchen',
    tones: ['brown', 'pink', 'yellow'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      pen.fill('blue', polygon([20, 54, 80, 54, 71, 97, 29, 97]), { shade: 'half' })
      for (let i = 0; i < 5; i += 1) {
        const x = 26 + i * 12
        pen.line('cream', path(`M${x},58 L${50 + (x - 50) * 0.74},96`))
      }
      if (random.chance(0.5)) {
        // Swirls of cream, the lowest first.
        pen.fill('main', path('M12,56 C8,46 16,40 26,41 L74,41 C84,40 92,46 88,56 C84,63 16,63 12,56 Z'))
        pen.fill('main', path('M22,44 C18,34 26,28 34,29 L68,28 C78,29 82,38 77,44 C70,51 28,50 22,44 Z'), {
          step: 'light',
        })
        pen.fill('main', path('M32,32 C30,22 44,20 50,10 C56,18 70,22 68,31 C64,37 36,38 32,32 Z'))
        pen.fill('red', circle(50, 12, 7.5), { shade: 'round' })
      } else {
        pen.fill(
          'main',
          path(
            'M12,58 C6,48 12,38 20,36 C22,18 40,14 50,14 C60,14 78,18 80,36 C88,38 94,48 88,58 C84,64 16,64 12,58 Z',
          ),
          { shade: 'round' },
        )
        const spots = [30, 44, 44, 30, 60, 36, 70, 48, 54, 50, 24, 52, 38, 50, 56, 22]
        for (let i = 0; i < random.int(5, 8); i += 1)
          pen.fill('dark', ellipse(spots[2 * i] ?? 50, spots[2 * i + 1] ?? 30, 3.6, 2.8, i * 40), { detail: true })
      }
    },
  },
  {
    name: 'Kuchenstück',
    words: 'kuchenstück kuchenstücke tortenstück kuchentheke käsekuchen schnitte',
    tones: ['cream', 'pink', 'brown'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      pen.fill('main', path('M3,48 L76,22 C88,25 97,34 97,48 Z'), { step: 'light' })
      pen.fill('brown', rect(3, 48, 94, 44, [0, 0, 4, 4]), { shade: 'none' })
      pen.fill(
        'main',
        path(
          'M3,48 L97,48 L97,56 C93,62 88,62 84,57 C80,66 72,66 68,57 C62,63 56,62 52,57 C46,67 38,66 35,57 C30,62 24,61 20,57 C14,63 6,62 3,56 Z',
        ),
      )
      pen.fill('cream', rect(3, 72, 94, 6), { detail: true })
      const berry = random.chance(0.5)
      if (berry) {
        pen.fill('red', path('M70,32 C60,30 58,16 68,11 C76,8 86,10 88,18 C90,28 80,34 70,32 Z'), { shade: 'round' })
        pen.fill('green', leaf(76, 12, 66, 3, 0.6))
        pen.fill('green', leaf(76, 12, 84, 2, 0.6))
      } else {
        pen.fill(
          'white',
          path(
            'M58,34 C56,27 64,26 66,22 C64,18 70,14 74,10 C77,14 84,17 82,22 C85,26 91,27 89,34 C84,39 63,39 58,34 Z',
          ),
        )
        pen.fill('red', circle(74, 11, 6.5), { shade: 'round' })
      }
    },
  },
  {
    name: 'Keks',
    words: 'keks kekse cookie cookies plätzchen lebkuchen makrone',
    tones: ['orange', 'brown', 'yellow'],
    pose: 'lies',
    size: 0.5,
    draw(pen, random) {
      const bitten = random.chance(0.6)
      const bite = path('M56.4,4.4 C53,14 60,22 67,20 C65,31 74,37 81,33 C82,42 90,46 95.6,43.6')
      const whole = bitten ? [...arc(50, 50, 46, -8, 278), ...bite.slice(3), PFAD.close] : circle(50, 50, 46)
      const shape = random.chance(0.5) ? turn(whole, 180) : whole
      pen.fill('main', shape, { shade: 'round' })
      const start = random.between(0, 60)
      const chips = [10, 8, 190, 24, 70, 27, 135, 31, 250, 30, 195, 36, 95, 38, 160, 16]
      for (let i = 0; i < random.int(6, 8); i += 1) {
        const angle = (((chips[2 * i] ?? 0) + (bitten ? 0 : start)) * Math.PI) / 180
        const r = chips[2 * i + 1] ?? 0
        const [x, y] = [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r]
        const chip = turn(rect(x - 4.6, y - 3.8, 9.2, 7.6, 3), random.between(0, 180), x, y)
        pen.fill('dark', shape === whole ? chip : turn(chip, 180), { detail: true })
      }
    },
  },
  {
    name: 'Ähre',
    words: 'ähre ähren getreide weizen roggen dinkel gerste hafer korn kornfeld mühle mehl',
    tones: ['yellow', 'orange'],
    pose: 'lies',
    size: 0.9,
    draw(pen, random) {
      const bend = random.between(-10, 10)
      const pairs = random.int(5, 6)
      const x = (y: number) => 50 + bend * ((99 - y) / 80) ** 2
      pen.tube('main', path(`M50,99 C50,80 ${x(60)},60 ${x(30)},28`), 2.6, { step: 'deep' })
      pen.fill('main', leaf(50.3, 88, 66, 66, 0.26, 0.4), { step: 'deep' })
      const at = (i: number) => 74 - i * (50 / pairs)
      for (let i = 0; i < pairs; i += 1)
        for (const side of [-1, 1]) {
          const y = at(i) - 14
          pen.line('main', path(`M${x(y) + side * 15},${y} L${x(y) + side * 24 + bend * 0.4},${y - 24}`))
        }
      pen.line('main', path(`M${x(10)},10 L${x(0) + bend * 0.3},-8`))
      for (let i = 0; i < pairs; i += 1) {
        const y = at(i)
        pen.fill('main', leaf(x(y) - 1, y, x(y) - 17, y - 17, 0.4, 0.45), { step: i % 2 === 0 ? 'base' : 'light' })
        pen.fill('main', leaf(x(y) + 1, y, x(y) + 17, y - 17, 0.4, 0.45), { step: i % 2 === 0 ? 'deep' : 'base' })
      }
      pen.fill('main', leaf(x(27), 28, x(5), 3, 0.46, 0.45))
    },
  },
]
