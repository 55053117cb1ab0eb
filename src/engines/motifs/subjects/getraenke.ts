import { circle, ellipse, leaf, polygon, rect } from '../pen/shapes.ts'
import { path } from '../pen/svgPath.ts'
import type { Subject } from './subject.ts'

export const GETRAENKE: readonly Subject[] = [
  {
    name: 'Teekanne',
    words: 'teekanne teekannen kaffeekanne teeladen teestube teehaus teezeit',
    tones: ['blue', 'red', 'green', 'white'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      pen.fill('main', path('M72,47 C106,32 110,82 72,84 L74,78 C98,76 98,42 76,53 Z'), { step: 'deep' })
      pen.fill('main', path('M30,84 C12,78 16,52 3,40 L13,34 C26,44 22,56 34,58 Z'), { step: 'deep' })
      pen.fill(
        'main',
        path('M50,33 C74,33 84,48 84,66 C84,80 76,90 66,93 L34,93 C24,90 16,80 16,66 C16,48 26,33 50,33 Z'),
        {
          shade: 'round',
        },
      )
      const belly = circle(50, 66, 33)
      if (random.chance(0.5)) pen.fill('cream', rect(10, 58, 80, 9), { within: belly, detail: true })
      else
        for (const [x, y] of [
          [34, 58],
          [50, 58],
          [66, 58],
          [42, 71],
          [58, 71],
        ] as const)
          pen.fill('cream', circle(x, y, 3.6), { detail: true })
      pen.fill('main', path('M30,38 C32,24 68,24 70,38 C62,42 38,42 30,38 Z'), { step: 'light' })
      pen.fill('main', circle(50, 23, 5.6), { step: 'deep' })
    },
  },
  {
    name: 'Weinglas',
    words: 'weinglas weingläser rotwein weißwein roséwein weingut weinprobe vinothek weinstube',
    tones: ['red', 'yellow', 'pink'],
    pose: 'stands',
    size: 0.95,
    draw(pen, random) {
      const level = random.between(22, 32)
      pen.fill('blue', path('M47.5,56 L52.5,56 L53,86 C55,91 66,91 70,96 L30,96 C34,91 45,91 47,86 Z'), {
        step: 'light',
      })
      const bowl = path('M30,4 L70,4 C76,26 76,56 50,60 C24,56 24,26 30,4 Z')
      pen.fill('blue', bowl, { step: 'light' })
      const inner = path('M33,4 L67,4 C72.5,25 72,53 50,56.5 C28,53 27.5,25 33,4 Z')
      // Convex, so that the wine can be cut to it.
      pen.fill('main', rect(20, level, 60, 50), { within: inner })
      pen.fill('main', ellipse(50, level, 20.2, 3.2), { step: 'light' })
      pen.fill('white', path('M33,20 C31,32 33,42 39,48 C37,40 36,30 37,20 Z'), { detail: true })
    },
  },
  {
    name: 'Weinflasche',
    words: 'weinflasche weinflaschen flasche flaschen weinkeller weinhandel weinhandlung spirituose likör',
    tones: ['green', 'dark', 'red'],
    pose: 'stands',
    size: 1.25,
    draw(pen, random) {
      // Straight shoulders of Bordeaux or the slope of Burgundy.
      const body = random.chance(0.5)
        ? path(
            'M43,4 L57,4 L57,30 C58,38 69,38 69,50 L69,92 C69,95 67,97 64,97 L36,97 C33,97 31,95 31,92 L31,50 C31,38 42,38 43,30 Z',
          )
        : path(
            'M43.5,4 L56.5,4 L57,26 C59,40 72,46 72,62 L72,92 C72,95 70,97 67,97 L33,97 C30,97 28,95 28,92 L28,62 C28,46 41,40 43,26 Z',
          )
      pen.fill('main', body, { shade: 'half' })
      pen.fill('brown', rect(42, 3, 16, 19, [2, 2, 0, 0]))
      pen.fill('brown', rect(41.4, 19, 17.2, 4.4, 1), { step: 'deep' })
      const label = random.int(0, 2)
      pen.fill('cream', rect(33, 56, 34, 28, 1.5))
      if (label === 0) pen.fill('main', path('M36,79 L46,66 L53,74 L57,69 L64,79 Z'), { detail: true })
      else if (label === 1) {
        pen.fill('brown', circle(50, 66, 6), { detail: true })
        pen.line('brown', path('M38,77 L62,77'))
      } else {
        for (const [x, y] of [
          [46, 66],
          [54, 66],
          [50, 73],
        ] as const)
          pen.fill('main', circle(x, y, 4), { detail: true })
        pen.fill('main', leaf(50, 64, 58, 58, 0.5), { detail: true })
      }
    },
  },
  {
    name: 'Bierkrug',
    words: 'bierkrug bierkrüge bier biere pils weizenbier brauerei biergarten brauhaus oktoberfest stammtisch krug',
    tones: ['yellow', 'orange'],
    pose: 'stands',
    size: 0.95,
    draw(pen, random) {
      pen.fill('blue', [...rect(62, 40, 34, 44, 13), ...rect(66, 47, 23, 30, 7)], { step: 'light', evenOdd: true })
      pen.fill('blue', path('M12,30 L74,30 L72,92 C72,95 70,97 67,97 L19,97 C16,97 14,95 14,92 Z'), { step: 'light' })
      pen.fill('main', polygon([16, 34, 70, 34, 68.4, 91, 17.6, 91]), { shade: 'half' })
      for (const x of [27, 43, 59]) pen.fill('main', rect(x - 4, 50, 8, 33, 4), { step: 'light', detail: true })
      const run = random.between(48, 62)
      pen.fill(
        'white',
        path(
          'M10,36 C2,34 2,22 12,21 C12,10 26,6 33,12 C38,3 54,4 57,12 C66,8 78,14 75,23 C84,26 83,36 75,38' +
            ` C71,44 65,44 62,40 L62,${run} C62,${run + 6} 53,${run + 6} 53,${run}` +
            ' L53,43 C46,47 40,46 36,42 C30,48 16,46 10,36 Z',
        ),
      )
    },
  },
  {
    name: 'Honigglas',
    words: 'honigglas honig imker imkerei honiggläser marmelade konfitüre einmachglas',
    tones: ['yellow', 'orange'],
    pose: 'stands',
    size: 0.75,
    draw(pen, random) {
      // The dipper leans behind the jar or is left out.
      const dipper = random.chance(0.6)
      if (dipper) {
        pen.tube('brown', path('M60,40 L84,6'), 4)
        for (let i = 0; i < 4; i += 1)
          pen.fill('brown', ellipse(83 + i * 3.4, 12.5 - i * 4.8, 9 - Math.abs(i - 1.5) * 2, 2.6, 35), {
            step: i % 2 === 0 ? 'base' : 'deep',
          })
      }
      pen.fill(
        'cream',
        path(
          'M22,32 L70,32 C80,34 84,40 84,48 L84,86 C84,93 80,97 73,97 L19,97 C12,97 8,93 8,86 L8,48 C8,40 12,34 22,32 Z',
        ),
      )
      pen.fill(
        'main',
        path('M13,46 C22,41 34,50 46,46 C58,42 70,49 79,45 L79,86 C79,90 77,92 73,92 L19,92 C15,92 13,90 13,86 Z'),
        { shade: 'half' },
      )
      if (dipper) pen.fill('cream', rect(20, 26, 52, 8, 3), { step: 'deep' })
      else {
        pen.fill(
          'red',
          path(
            'M14,30 C16,20 24,14 46,14 C68,14 76,20 78,30 C82,36 80,40 74,37 C66,42 58,36 46,40 C34,36 26,42 18,37 C12,40 10,36 14,30 Z',
          ),
        )
        pen.line('cream', path('M18,28 C34,32 58,32 74,28'))
      }
      const hexagon = [0, 60, 120, 180, 240, 300].flatMap((a) => [
        46 + Math.cos((a * Math.PI) / 180) * 18,
        69 + Math.sin((a * Math.PI) / 180) * 18,
      ])
      pen.fill('cream', polygon(hexagon))
      pen.fill('dark', ellipse(46, 71, 8, 6), { detail: true })
      pen.fill('main', rect(43.5, 65, 3.6, 12), { detail: true })
      pen.fill('main', leaf(45, 66, 38, 58, 0.6), { step: 'light', detail: true })
      pen.fill('main', leaf(47, 66, 55, 58, 0.6), { step: 'light', detail: true })
    },
  },
  {
    name: 'Kochtopf',
    words: 'kochtopf kochtöpfe topf kochen koch suppe eintopf küche küchenstudio küchenbau küchenmöbel kochkurs',
    tones: ['red', 'blue', 'grey', 'green'],
    pose: 'stands',
    size: 1,
    draw(pen, random) {
      const steam = random.int(2, 3)
      for (let i = 0; i < steam; i += 1) {
        const x = 50 + (i - (steam - 1) / 2) * 17
        pen.tube('cream', path(`M${x},24 C${x - 8},17 ${x + 8},10 ${x},2`), 3, { detail: true })
      }
      pen.fill('main', rect(1, 54, 18, 9, 4.5), { step: 'deep' })
      pen.fill('main', rect(81, 54, 18, 9, 4.5), { step: 'deep' })
      pen.fill('main', path('M12,46 L88,46 L88,82 C88,91 82,97 73,97 L27,97 C18,97 12,91 12,82 Z'), { shade: 'half' })
      pen.fill('cream', rect(22, 58, 5, 25, 2.5), { detail: true })
      pen.fill('main', path('M14,43 C16,34 32,30 50,30 C68,30 84,34 86,43 Z'), { step: 'light' })
      pen.fill('dark', rect(8, 42, 84, 6, 3))
      pen.fill('dark', rect(42, 24, 16, 7, 3.5))
    },
  },
]
