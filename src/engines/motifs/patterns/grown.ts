import { PFAD } from '#src/engines/print/rules.ts'
import { turn } from '../pen/path.ts'
import { circle, leaf, polygon, smooth, star, strand } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { bundle, eachCell, inkAt, type Pattern } from './pattern.ts'

const WELLEN: Pattern = {
  name: 'Wellen',
  words: 'wellen welle wellenmuster wogen wasserwellen gewellt',
  draw({ box: { x, y, w, h }, keepOut, unit, random, inks }) {
    const items: Item[] = []
    const length = unit * random.between(1.6, 3.2)
    const rise = unit * random.between(0.14, 0.3)
    const single = inks.length === 1
    const drift = random.between(0, 1.4)
    // Under a calm part the first ridge is the edge of the picture.
    const top = keepOut !== null && keepOut.y < y && keepOut.w > w * 0.9
    for (
      let at = top ? y + rise : y - unit, i = 0;
      at < y + h + (single ? unit : -rise - 3.5);
      at += unit * 0.8, i += 1
    ) {
      const ridge = (dy: number) => {
        const points: number[] = []
        for (let px = x - length; px <= x + w + length; px += length / 4)
          points.push(px, at + dy + Math.sin((px / length) * 2 * Math.PI + i * drift) * rise)
        return points
      }
      const crest = smooth(ridge(0), false)
      const end = [x + w + length + 1, x - length - 1]
      if (!single) {
        const low = y + h + unit * 2
        items.push(
          area([...crest, PFAD.line, end[0] ?? 0, low, PFAD.line, end[1] ?? 0, low, PFAD.close], inkAt(inks, i)),
        )
      } else items.push(area(strand(ridge(0), unit * 0.24, unit * 0.24), inks[0]))
    }
    return items
  },
}

const TERRAZZO: Pattern = {
  name: 'Terrazzo',
  words: 'terrazzo steinchen marmor kiesel terrazzomuster mosaik scherben',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const edgy = random.chance(0.5)
    const stones: { x: number; y: number; r: number }[] = []
    for (const [size, step] of [
      [0.5, 1.35],
      [0.2, 0.62],
    ] as const)
      eachCell({ box, keepOut }, [unit * step, unit * step, 0.5], [0, 0], (x, y) => {
        if (size < 0.4 && random.chance(0.2)) return
        const [cx, cy] = [x + random.between(-0.2, 0.2) * unit * step, y + random.between(-0.2, 0.2) * unit * step]
        const own = unit * size * (size < 0.4 ? 1 : 0.98)
        if (stones.some((other) => Math.hypot(other.x - cx, other.y - cy) < other.r + own)) return
        stones.push({ x: cx, y: cy, r: own })
        const points: number[] = []
        const corners = random.int(4, 6)
        const reach = unit * size * random.between(0.6, 1)
        const start = random.between(0, 6)
        for (let i = 0; i < corners; i += 1) {
          const angle = start + ((i + random.between(-0.25, 0.25)) * 2 * Math.PI) / corners
          points.push(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.8)
        }
        all.add(inkAt(inks, random.int(0, 5)), edgy ? polygon(points) : smooth(points, true, 0.6))
      })
    return all.items()
  },
}

const BLAETTER: Pattern = {
  name: 'Blattmuster',
  words: 'blattmuster blättermuster laub laubmuster ranke ranken blattwerk farn zweige',
  draw({ box, keepOut, unit, random, inks, ground }) {
    const all = bundle()
    const veins = bundle()
    const kind = random.pick(['twigs', 'crossed', 'columns'] as const)
    eachCell({ box, keepOut }, [unit * 0.9, unit * 0.9, 0.5], [unit * 0.45, unit * 0.45], (cx, cy, column, row) => {
      const degrees =
        kind === 'columns'
          ? column % 2 === 0
            ? -90
            : 90
          : kind === 'crossed'
            ? 45 + ((column + row) % 2) * 90
            : random.between(0, 360)
      const ink = inkAt(inks, random.int(0, 3) + row)
      const reach = unit * 0.5
      if (kind !== 'twigs') {
        all.add(ink, turn(leaf(cx - reach, cy, cx + reach, cy, 0.6), degrees, cx, cy))
        const vein = [cx - reach * 0.8, cy, cx + reach * 0.7, cy]
        veins.add(ground, turn(strand(vein, Math.max(0.3, unit * 0.03), 0.25), degrees, cx, cy))
        return
      }
      all.add(
        ink,
        turn(
          strand([cx - reach, cy, cx, cy - reach * 0.1, cx + reach * 0.8, cy], unit * 0.05, unit * 0.03),
          degrees,
          cx,
          cy,
        ),
      )
      for (const at of [-0.5, 0, 0.45, 0.9])
        for (const side of at > 0.8 ? [0] : [-1, 1]) {
          const foot = cx + at * reach - reach * 0.2
          const tip = [foot + reach * 0.45, cy + side * reach * 0.42] as const
          all.add(ink, turn(leaf(foot, cy, tip[0], tip[1], 0.5), degrees, cx, cy))
        }
    })
    return [...all.items(), ...veins.items()]
  },
}

const STERNE: Pattern = {
  name: 'Sternenmuster',
  words: 'sternenmuster sternmuster sternchen sternenhimmel sternenzelt sternenmeer',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const tips = random.pick([4, 5, 6, 8])
    eachCell({ box, keepOut }, [unit * 0.9, unit * 0.8, 0.5], [0, 0], (x, y) => {
      const [cx, cy] = [x + random.between(-0.14, 0.14) * unit, y + random.between(-0.14, 0.14) * unit]
      const ink = inkAt(inks, random.int(0, 3))
      const r = unit * random.pick([0.34, 0.2, 0.12])
      all.add(
        ink,
        r < unit * 0.15
          ? circle(cx, cy, Math.max(0.3, r * 0.5))
          : star(cx, cy, Math.max(0.8, r), tips, tips === 4 ? 0.32 : 0.45),
      )
    })
    return all.items()
  },
}

export const GROWN: readonly Pattern[] = [WELLEN, TERRAZZO, BLAETTER, STERNE]
