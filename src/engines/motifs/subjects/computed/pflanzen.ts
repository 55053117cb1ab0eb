import { circle, ellipse, leaf, petal, polygon, rect, strand } from '../../pen/shapes.ts'
import { path } from '../../pen/svgPath.ts'
import type { Subject } from '../subject.ts'

/** Point at an angle of a circle. */
function around(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
}

export const PFLANZEN: Readonly<Record<string, Subject['draw']>> = {
  Topfpflanze(pen, random) {
    const broad = random.chance(0.5)
    const leaves = broad
      ? [-72, 34, 0.5, 70, 36, 0.5, -44, 50, 0.46, 42, 54, 0.46, -14, 60, 0.42, 14, 50, 0.44]
      : [-78, 46, 0.16, 76, 48, 0.16, -52, 56, 0.18, 50, 58, 0.18, -26, 64, 0.2, 26, 66, 0.2, 0, 68, 0.2]
    for (let i = 0; i < leaves.length; i += 3) {
      const [degrees = 0, length = 40, belly = 0.4] = [leaves[i], leaves[i + 1], leaves[i + 2]]
      const angle = ((degrees + random.between(-5, 5)) * Math.PI) / 180
      const stalk = broad ? 0.32 : 0
      const [s, c] = [Math.sin(angle), -Math.cos(angle)]
      const foot = [50 + s * length * stalk, 70 + c * length * stalk] as const
      const tip = [50 + s * length, 70 + c * length] as const
      const step = (i / 3) % 2 === 0 ? 'deep' : 'base'
      if (broad) pen.tube('main', path(`M50,72 L${foot[0]},${foot[1]}`), 2.4, { step })
      pen.fill('main', leaf(...foot, ...tip, belly * (broad ? 1.5 : 1), 0.42), { step })
      if (broad) {
        const end = [50 + s * length * 0.86, 70 + c * length * 0.86]
        pen.line('cream', path(`M${foot[0]},${foot[1]} L${end[0]},${end[1]}`))
      }
    }
    pen.fill('orange', polygon([28, 72, 72, 72, 67, 98, 33, 98]), { shade: 'half' })
    pen.fill('orange', rect(24, 66, 52, 9, 2), { step: 'light' })
  },

  Blumenstrauß(pen, random) {
    for (const [x, y, belly] of [
      [8, 34, 0.3],
      [92, 32, 0.3],
      [26, 6, 0.26],
      [75, 4, 0.26],
      [4, 54, 0.3],
      [96, 54, 0.3],
    ] as const)
      pen.fill('green', leaf(50, 64, x, y, belly, 0.62), { step: x < 50 ? 'deep' : 'base' })
    for (const [x, y] of [
      [44, 99],
      [50, 99],
      [57, 99],
    ] as const)
      pen.fill('green', strand([50 - (x - 50) * 0.6, 66, 50, 82, x, y], 2.6, 2.6), { step: 'deep' })
    const daisy = (x: number, y: number, r: number) => {
      const start = random.between(0, 60)
      for (let i = 0; i < 8; i += 1) {
        const angle = ((start + i * 45) * Math.PI) / 180
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        pen.fill('cream', petal(x + c * r * 0.2, y + s * r * 0.2, x + c * r, y + s * r, 0.6))
      }
      pen.fill('yellow', circle(x, y, r * 0.36))
    }
    const rose = (x: number, y: number, r: number) => {
      pen.fill('main', circle(x, y, r), { step: 'deep' })
      pen.fill('main', circle(x - r * 0.1, y - r * 0.12, r * 0.78))
      pen.fill('main', circle(x, y - r * 0.12, r * 0.44), { step: 'deep', detail: true })
      pen.fill('main', circle(x - r * 0.06, y - r * 0.18, r * 0.22), { step: 'light', detail: true })
    }
    const flip = random.chance(0.5)
    const kinds = flip ? [rose, daisy] : [daisy, rose]
    for (const [i, [x, y, r]] of (
      [
        [33, 20, 14],
        [66, 18, 15],
        [20, 43, 14],
        [80, 42, 14],
        [50, 38, 17],
      ] as const
    ).entries())
      kinds[(i + (i > 3 ? 0 : i > 1 ? 1 : 0)) % 2]?.(x, y, r)
    pen.fill('blue', path('M14,56 C26,52 36,56 42,62 C46,58 54,58 58,62 C64,56 74,52 86,56 L58,82 L42,82 Z'), {
      shade: 'half',
    })
    pen.fill('blue', path('M42,82 L58,82 L66,95 L34,95 Z'), { step: 'deep' })
    pen.fill('main', path('M50,81 C40,70 30,73 33,80 C29,87 41,91 50,82 C59,91 71,87 67,80 C70,73 60,70 50,81 Z'))
    pen.fill('main', circle(50, 81.5, 3.6), { step: 'deep' })
  },

  Sonnenblume(pen, random) {
    const bend = random.between(-5, 5)
    pen.fill('green', strand([50, 40, 50 + bend, 70, 50, 99], 3.4, 4))
    pen.fill('green', path(`M${50 + bend * 0.9},80 C58,62 74,60 84,64 C80,76 66,84 ${50 + bend * 0.9},80 Z`))
    pen.fill('green', path(`M${50 + bend * 0.5},90 C42,72 28,70 17,75 C22,87 36,94 ${50 + bend * 0.5},90 Z`), {
      step: 'deep',
    })
    const count = random.int(12, 15)
    for (const [row, step] of ['deep', 'base'].entries())
      for (let i = 0; i < count; i += 1) {
        const angle = ((i + row / 2) * 360) / count - 90
        const foot = around(50, 34, 8, angle)
        const tip = around(50, 34, row === 0 ? 33 : 31, angle)
        pen.fill('main', leaf(...foot, ...tip, 0.5, 0.5), { step: step === 'deep' ? 'deep' : 'base' })
      }
    pen.fill('brown', circle(50, 34, 14.5), { shade: 'round' })
    for (let i = 0; i < 9; i += 1) {
      const [x, y] = around(50, 34, i === 0 ? 0 : 8, i * 45)
      pen.fill('main', circle(x, y, 1.1), { detail: true })
    }
  },

  Gänseblümchen(pen, random) {
    const flower = (x: number, y: number, r: number, count: number) => {
      for (let i = 0; i < count; i += 1) {
        const angle = (i * 360) / count + random.between(-3, 3)
        pen.fill('main', petal(...around(x, y, r * 0.2, angle), ...around(x, y, r, angle), 0.36), {
          step: i % 3 === 1 ? 'deep' : 'base',
        })
      }
      pen.fill('yellow', circle(x, y, r * 0.34), { shade: 'round' })
    }
    const bend = random.between(-4, 4)
    pen.fill('green', strand([40, 34, 43 + bend, 66, 50, 97], 2.4, 3))
    pen.fill('green', strand([77, 62, 68, 76, 50, 97], 2, 2.6))
    pen.fill('green', leaf(50, 98, 14, 80, 0.36, 0.75))
    pen.fill('green', leaf(50, 98, 90, 86, 0.36, 0.75), { step: 'deep' })
    flower(77, 58, 15, 10)
    flower(40, 30, 29, random.int(12, 15))
  },

  Kaktus(pen, random) {
    const arms = random.chance(0.6)
    if (arms) {
      pen.fill(
        'main',
        path('M40,62 L26,62 C17,62 13,57 13,50 L13,40 C13,32 25,32 25,40 L25,47 C25,49 26,50 28,50 L40,50 Z'),
      )
      pen.fill(
        'main',
        path('M60,54 L74,54 C83,54 87,49 87,42 L87,30 C87,22 75,22 75,30 L75,39 C75,41 74,42 72,42 L60,42 Z'),
        { step: 'deep' },
      )
      pen.fill('main', rect(36, 9, 28, 70, 14), { shade: 'half' })
      for (const x of [44, 51, 58]) pen.line('cream', path(`M${x},${x === 51 ? 18 : 24} L${x},70`))
    } else {
      pen.fill('main', ellipse(50, 46, 33, 33), { step: 'deep' })
      pen.fill('main', ellipse(50, 46, 22, 33))
      pen.fill('main', ellipse(50, 46, 8, 33), { step: 'light' })
      for (const [x, y] of [
        [24, 36],
        [24, 56],
        [36, 30],
        [36, 48],
        [64, 30],
        [64, 48],
        [76, 36],
        [76, 56],
      ] as const)
        pen.fill('cream', leaf(x, y + 3, x, y - 4, 0.4), { detail: true })
    }
    const y = arms ? 12 : 15
    for (const angle of [-160, -20, -125, -55, -90]) {
      const [x, top] = around(50, y, 12, angle)
      pen.fill('pink', leaf(50, y, x, top, 0.6, 0.55), { step: angle === -125 || angle === -55 ? 'deep' : 'base' })
    }
    pen.fill('red', polygon([24, 76, 76, 76, 69, 98, 31, 98]), { shade: 'half' })
    pen.fill('red', rect(20, 70, 60, 9, 2), { step: 'light' })
  },

  Blume(pen, random) {
    const count = random.int(7, 12)
    const start = random.between(0, 360)
    for (let i = 0; i < count; i += 1) {
      const angle = ((start + (i * 360) / count) * Math.PI) / 180
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const wide = Math.min(0.75, 4.4 / count)
      pen.fill('main', petal(50 + c * 9, 50 + s * 9, 50 + c * 47, 50 + s * 47, wide), {
        step: i % 2 === 0 ? 'base' : 'deep',
      })
    }
    pen.fill('yellow', circle(50, 50, 13), { shade: 'round' })
  },

  Ähre(pen, random) {
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
}
