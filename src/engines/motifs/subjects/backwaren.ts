import { path } from '../pen/svgPath.ts'
import { circle, ellipse, leaf, smooth } from '../pen/shapes.ts'
import { mirror } from '../pen/path.ts'
import type { Subject } from './subject.ts'

export const BACKWAREN: readonly Subject[] = [
  {
    name: 'Brot',
    words: 'brot laib brotlaib bauernbrot landbrot sauerteig kruste',
    tones: ['brown', 'orange'],
    pose: 'stands',
    draw(pen, random) {
      const body = path('M6,68 C2,44 24,26 50,26 C76,26 98,44 94,68 C93,78 84,82 74,82 L26,82 C16,82 7,78 6,68 Z')
      pen.fill('main', body, { shade: 'round' })
      const cuts = random.int(2, 4)
      for (let i = 0; i < cuts; i += 1) {
        const x = 50 + (i - (cuts - 1) / 2) * (54 / cuts)
        pen.fill('cream', leaf(x - 5, 62, x + 7, 34, 0.24, 0.45), { detail: true })
      }
    },
  },
  {
    name: 'Croissant',
    words: 'croissant hörnchen kipferl gipfel',
    tones: ['orange', 'brown'],
    pose: 'lies',
    size: 0.8,
    draw(pen) {
      // Five rolls of dough, the outer ones first; the middle one lies on top.
      const outer = smooth([4, 76, 2, 62, 10, 46, 24, 40, 34, 54, 30, 64, 20, 70, 14, 80])
      const next = smooth([12, 48, 20, 30, 38, 22, 46, 44, 40, 60, 28, 64])
      for (const half of [outer, next]) {
        pen.fill('main', half, { shade: 'round' })
        pen.fill('main', mirror(half), { shade: 'round' })
      }
      pen.fill('main', smooth([30, 26, 40, 16, 50, 14, 60, 16, 70, 26, 64, 52, 50, 60, 36, 52]), { shade: 'round' })
      pen.fill('main', leaf(40, 44, 46, 20, 0.22), { step: 'light', detail: true })
      pen.fill('main', leaf(22, 54, 26, 32, 0.2), { step: 'light', detail: true })
    },
  },
  {
    name: 'Brötchen',
    words: 'brötchen semmel schrippe weck wecken weckle rundstück',
    tones: ['orange', 'yellow', 'brown'],
    pose: 'stands',
    size: 0.6,
    draw(pen, random) {
      pen.fill('main', smooth([8, 66, 12, 44, 30, 30, 52, 27, 74, 32, 90, 46, 93, 66, 82, 78, 50, 81, 18, 78]), {
        shade: 'round',
      })
      pen.fill('cream', leaf(20, 50, 82, 44, 0.2, 0.5), { detail: true })
      pen.fill('main', path('M24,50 C38,46 62,42 78,45 C62,52 40,54 24,50 Z'), { step: 'deep', detail: true })
      for (let i = 0; i < random.int(0, 7); i += 1)
        pen.fill('dark', ellipse(random.between(28, 72), random.between(59, 70), 1.8, 1.1, random.between(0, 180)), {
          detail: true,
        })
    },
  },
  {
    name: 'Kirsche',
    words: 'kirsche kirschen sauerkirsche',
    tones: ['red', 'pink'],
    pose: 'lies',
    size: 0.6,
    draw(pen) {
      pen.tube('green', path('M30,66 C32,44 44,24 60,12'), 3)
      pen.tube('green', path('M70,70 C72,48 68,26 60,12'), 3)
      pen.fill('green', leaf(60, 13, 94, 22, 0.5), { shade: 'none' })
      pen.fill('main', circle(29, 74, 19), { shade: 'round' })
      pen.fill('main', circle(71, 77, 19), { shade: 'round' })
      for (const x of [23, 65]) pen.fill('white', ellipse(x, x === 23 ? 67 : 70, 4, 6, 35), { detail: true })
    },
  },
]
