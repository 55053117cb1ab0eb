import { turn } from '../pen/path.ts'
import { path } from '../pen/svgPath.ts'
import { circle, ellipse, polygon, rect, ring } from '../pen/shapes.ts'
import type { Subject } from './subject.ts'

export const KLEIDUNG: readonly Subject[] = [
  {
    name: 'Kleid',
    words: 'kleid kleider modehaus damenmode brautkleid brautmode kollektion abendkleid modegeschäft modenschau',
    tones: ['red', 'pink', 'green', 'blue'],
    pose: 'hangs',
    size: 1.3,
    draw(pen, random) {
      const wide = random.between(34, 42)
      const skirt = path(
        `M38,44 L62,44 C66,62 ${46 + wide},78 ${50 + wide},94 C${50 + wide * 0.4},99 ${50 - wide * 0.4},99 ${50 - wide},94` +
          ` C${54 - wide},78 34,62 38,44 Z`,
      )
      pen.fill('main', skirt)
      pen.fill(
        'main',
        path(`M56,46 L62,44 C66,62 ${46 + wide},78 ${50 + wide},94 C${48 + wide},95 70,97 68,97 C66,78 60,62 56,46 Z`),
        { step: 'deep' },
      )
      pen.fill('main', path('M44,46 C42,62 36,80 32,96.6 L26,96 C32,78 38,62 42,46 Z'), { step: 'deep', detail: true })
      pen.fill(
        'main',
        path(
          'M36,3 L40,3 C41,12 45,17 50,18 C55,17 59,12 60,3 L64,3 C64,12 68,18 69,22 C65,30 62,36 62,44 L38,44 C38,36 35,30 31,22 C32,18 36,12 36,3 Z',
        ),
      )
      pen.fill(random.pick(['white', 'dark'] as const), rect(36.5, 41, 27, 6, 2))
    },
  },
  {
    name: 'T-Shirt',
    words: 't-shirt tshirt shirt shirts hemd bluse textil textildruck wäscherei',
    tones: ['blue', 'yellow', 'red', 'green'],
    pose: 'hangs',
    draw(pen, random) {
      const body = path(
        'M34,8 C40,17 60,17 66,8 L78,13 L98,36 L83,48 L76,41 L76,92 C60,95 40,95 24,92 L24,41 L17,48 L2,36 L22,13 Z',
      )
      pen.fill('main', body)
      pen.fill('main', polygon([76, 41, 78, 13, 98, 36, 83, 48]), { step: 'deep' })
      pen.fill('main', polygon([24, 41, 22, 13, 2, 36, 17, 48]), { step: 'deep' })
      pen.fill('main', path('M34,8 C40,17 60,17 66,8 L71,10 C63,24 37,24 29,10 Z'), { step: 'light' })
      const kind = random.int(0, 2)
      const torso = rect(24, 20, 52, 76)
      if (kind === 0) for (const y of [42, 56, 70]) pen.fill('white', rect(24, y, 52, 6), { within: torso })
      if (kind === 1) pen.fill('white', circle(50, 52, 13))
      if (kind === 2) pen.fill('white', rect(54, 36, 14, 15, [1, 1, 6, 6]), { detail: true })
    },
  },
  {
    name: 'Schuh',
    words: 'schuh schuhe sneaker turnschuh schuhhaus schuster schuhmacher laufschuh joggen',
    tones: ['red', 'blue', 'white', 'green'],
    pose: 'stands',
    size: 0.9,
    draw(pen, random) {
      pen.fill(
        'main',
        path(
          'M5,35 C5,28 14,25 20,30 C27,36 34,35 39,30 L46,24 C48,22 51,22 53,24' +
            ' L69,46 C80,53 96,53 96,74 L4,74 C5,60 5,46 5,35 Z',
        ),
      )
      pen.fill('main', path('M69,46 C80,53 96,53 96,74 L77,74 C79,64 74,56 64,52 Z'), { step: 'light' })
      pen.fill('main', path('M5,35 C5,28 14,25 20,30 C19,48 21,62 28,74 L4,74 C5,60 5,46 5,35 Z'), { step: 'deep' })
      if (random.chance(0.6)) pen.fill('white', path('M32,70 C44,68 54,62 58,55 L63,59 C58,68 48,73 36,74 L29,74 Z'))
      else for (const x of [31, 39, 47]) pen.fill('white', polygon([x, 74, x + 7, 54, x + 11, 57, x + 5, 74]))
      for (let i = 0; i < 3; i += 1)
        pen.tube('white', path(`M${43 + i * 6},${38 + i * 6} L${54 + i * 6},${32 + i * 7.5}`), 2.6, { detail: true })
      pen.fill('white', path('M3,72 L97,72 C99,78 97,84 92,85 L8,85 C3,84 2,78 3,72 Z'))
      pen.fill('dark', path('M5,82 L96,82 C95,85 93,86 91,86 L9,86 C7,86 6,85 5,82 Z'), { detail: true })
    },
  },
  {
    name: 'Hut',
    words: 'hut hüte strohhut sonnenhut hutladen hutmacher',
    tones: ['yellow', 'brown', 'dark', 'red'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      const band = random.pick(['white', 'blue'] as const)
      pen.fill('main', ellipse(50, 70, 48, 13), { step: 'deep' })
      pen.fill('main', path('M2,68 C8,56 26,60 50,60 C74,60 92,56 98,68 C92,78 70,80 50,80 C30,80 8,78 2,68 Z'))
      if (random.chance(0.5)) {
        // Felt with a dent, or straw with a flat top.
        const crown = path(
          'M22,68 C22,48 25,24 36,20 C42,18 46,23 50,23 C54,23 58,18 64,20 C75,24 78,48 78,68 C62,74 38,74 22,68 Z',
        )
        pen.fill('main', crown, { shade: 'half' })
      } else {
        const top = random.between(31, 39)
        const crown = path(
          `M22,68 L25,${top + 3} C33,${top - 1} 67,${top - 1} 75,${top + 3} L78,68 C62,74 38,74 22,68 Z`,
        )
        pen.fill('main', crown, { shade: 'half' })
      }
      pen.fill(
        band,
        path('M22.2,62 C22.6,57 23,53 23.5,50 C40,56 60,56 76.5,50 C77,53 77.4,57 77.8,68 C62,74 38,74 22,68 Z'),
      )
    },
  },
  {
    name: 'Mütze',
    words: 'mütze mützen wollmütze bommelmütze pudelmütze strickmütze stricken wollsachen',
    tones: ['red', 'blue', 'green', 'orange'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      const bobble = random.between(10, 15)
      pen.fill('white', circle(50, 27 - bobble, bobble), { shade: 'round' })
      const cap = path('M10,72 C8,42 26,22 50,22 C74,22 92,42 90,72 Z')
      pen.fill('main', cap)
      if (random.chance(0.5)) {
        const zig: number[] = []
        for (let i = 0; i <= 10; i += 1) zig.push(10 + i * 8, i % 2 === 0 ? 54 : 44)
        for (let i = 10; i >= 0; i -= 1) zig.push(10 + i * 8, i % 2 === 0 ? 62 : 52)
        pen.fill('white', polygon(zig), { within: cap })
      } else {
        const high = random.between(34, 42)
        pen.fill('white', rect(14, high, 72, 5), { within: cap })
        pen.fill('white', rect(10, high + 12, 80, 9), { within: cap })
      }
      pen.fill('main', rect(4, 66, 92, 22, 8), { step: 'deep' })
      for (let x = 17; x < 90; x += 11) pen.fill('main', rect(x - 1.2, 70, 2.4, 14, 1.2), { detail: true })
    },
  },
  {
    name: 'Handschuh',
    words: 'handschuh handschuhe fäustling fäustlinge fausthandschuh winterkleidung',
    tones: ['red', 'blue', 'green', 'violet'],
    pose: 'lies',
    size: 0.6,
    draw(pen, random) {
      const hand = path(
        'M28,74 C24,58 20,40 24,24 C28,8 40,2 50,3 C64,4 70,16 70,30 L70,44 C74,36 84,32 90,36 C96,41 92,48 86,54 L72,74 Z',
      )
      pen.fill('main', hand)
      pen.fill('main', path('M62,74 C64,62 66,54 70,44 C74,36 84,32 90,36 C96,41 92,48 86,54 L72,74 Z'), {
        step: 'deep',
      })
      if (random.chance(0.5))
        for (const degrees of [0, 60, 120]) pen.fill('white', turn(rect(45.4, 16, 3.2, 34, 1.6), degrees, 47, 33))
      else
        pen.fill('white', path('M47,52 C36,43 29,36 33,28 C37,22 44,24 47,30 C50,24 57,22 61,28 C65,36 58,43 47,52 Z'))
      pen.fill('white', rect(24, 72, 52, 24, 7))
      for (const x of [34, 42, 50, 58, 66]) pen.fill('main', rect(x - 1.3, 77, 2.6, 14, 1.3), { detail: true })
    },
  },
  {
    name: 'Handtasche',
    words: 'handtasche handtaschen tasche taschen lederwaren accessoire shopping einkaufen einkaufstasche',
    tones: ['red', 'brown', 'blue', 'pink'],
    pose: 'stands',
    size: 0.8,
    draw(pen, random) {
      const high = random.between(6, 16)
      pen.fill(
        'main',
        [
          ...path(`M27,50 C27,${high - 6} 73,${high - 6} 73,50 Z`),
          ...path(`M34,50 C34,${high + 4} 66,${high + 4} 66,50 Z`),
        ],
        { evenOdd: true, step: 'deep' },
      )
      pen.fill(
        'main',
        path(
          'M18,40 L82,40 C86,40 88,42 89,46 L96,86 C97,92 93,96 88,96 L12,96 C7,96 3,92 4,86 L11,46 C12,42 14,40 18,40 Z',
        ),
      )
      pen.fill(
        'main',
        path(
          'M18,40 L82,40 C86,40 88,42 89,46 L91,57 C78,68 62,72 50,72 C38,72 22,68 9,57 L11,46 C12,42 14,40 18,40 Z',
        ),
        { step: 'deep' },
      )
      pen.fill('yellow', rect(42, 62, 16, 16, 3))
      pen.fill('dark', rect(47, 67, 6, 6, 3), { detail: true })
      for (const x of [30, 70]) pen.fill('yellow', circle(x, 46, 2.6), { detail: true })
    },
  },
  {
    name: 'Ring',
    words: 'ring ringe ehering eheringe trauring juwelier schmuck goldschmied diamant brillant verlobungsring',
    tones: ['yellow', 'orange', 'grey'],
    pose: 'lies',
    size: 0.5,
    draw(pen, random) {
      pen.fill('main', ring(50, 66, 32, 24.5), { evenOdd: true })
      const wide = random.between(19, 23)
      pen.fill('main', polygon([40, 30, 60, 30, 57, 42, 43, 42]), { step: 'deep' })
      const [l, r] = [50 - wide, 50 + wide]
      pen.fill('blue', polygon([l + 9, 2, r - 9, 2, r, 13, 50, 37, l, 13]), { step: 'light' })
      pen.fill('blue', polygon([l, 13, 42, 13, 50, 37]))
      pen.fill('blue', polygon([58, 13, r, 13, 50, 37]), { step: 'deep' })
      pen.fill('white', polygon([42, 13, 50, 2, 58, 13]))
    },
  },
  {
    name: 'Uhr',
    words: 'uhr uhren armbanduhr uhrmacher uhrzeit uhrengeschäft',
    tones: ['brown', 'dark', 'red', 'blue'],
    pose: 'lies',
    size: 0.7,
    draw(pen, random) {
      pen.fill('main', path('M36,30 L38,4 C38,2 39,1 41,1 L59,1 C61,1 62,2 62,4 L64,30 Z'))
      pen.fill('main', path('M36,70 L38,96 C38,98 39,99 41,99 L59,99 C61,99 62,98 62,96 L64,70 Z'))
      for (const y of [80, 87]) pen.fill('white', circle(50, y, 1.6), { detail: true })
      pen.fill('yellow', rect(76, 46, 8, 8, 2))
      pen.fill('yellow', circle(50, 50, 29))
      pen.fill('white', circle(50, 50, 23))
      for (let i = 0; i < 12; i += 3) {
        const angle = (i * Math.PI) / 6
        pen.fill('dark', circle(50 + Math.cos(angle) * 18, 50 + Math.sin(angle) * 18, 1.9), { detail: true })
      }
      const hour = random.pick([-60, 30, 60])
      const [c, s] = [Math.sin((hour * Math.PI) / 180), -Math.cos((hour * Math.PI) / 180)]
      pen.tube('dark', polygon([50, 50, 50 + c * 11, 50 + s * 11], false), 3)
      pen.tube('dark', polygon([50, 50, 50, 34], false), 2.4)
      pen.fill('dark', circle(50, 50, 2.6))
    },
  },
]
