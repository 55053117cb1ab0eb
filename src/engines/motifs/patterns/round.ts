import { circle, ellipse, rect, ring, segment, slice } from '../pen/shapes.ts'
import { turn } from '../pen/path.ts'
import { area, type Item } from '../scene.ts'
import { bundle, eachCell, inkAt, type Pattern } from './pattern.ts'

const PUNKTE: Pattern = {
  name: 'Punkte',
  words: 'punkte punkt gepunktet tupfen pünktchen polka dots punktmuster',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const radius = random.between(0.24, 0.36) * unit
    const small = random.chance(0.5) ? 0.45 : 1
    const wild = random.chance(0.4)
    eachCell({ box, keepOut }, [unit, unit * 0.866, 0.5], [radius, radius], (cx, cy, column, row) => {
      const i = wild ? random.int(0, 5) : column + row * 2
      all.add(inkAt(inks, i), circle(cx, cy, Math.max(0.3, radius * ((column + row) % 2 === 0 ? 1 : small))))
    })
    return all.items()
  },
}

const KREISE: Pattern = {
  name: 'Kreise',
  words: 'kreise kreis ringe rund kreismuster scheiben viertelkreise',
  draw({ box, keepOut, unit, random, inks, ground }) {
    const all: Item[] = []
    const kind = random.pick(['rings', 'quarters', 'targets'] as const)
    const one = inks.length === 1
    const step = unit * 1.6
    const shift = kind === 'rings' ? 0.5 : 0
    eachCell({ box, keepOut }, [step, step, shift], [step / 2, step / 2], (cx, cy, column, row) => {
      const i = random.int(0, 9) + column + row
      const edge = unit * 0.8
      if (kind === 'quarters') {
        const corner = random.int(0, 3)
        const [sx, sy] = [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ][corner] ?? [-1, -1]
        if (!one) all.push(area(rect(cx - edge, cy - edge, edge * 2, edge * 2), inkAt([ground, ...inks], i)))
        for (const [step, part] of [1, 0.66, 0.33].entries())
          all.push(
            area(
              slice(cx + (sx ?? 1) * edge, cy + (sy ?? 1) * edge, edge * 2 * part, corner * 90, corner * 90 + 90),
              step % 2 === 0 ? inkAt(inks, i + 1) : one ? ground : inkAt([ground, ...inks], i + 3),
            ),
          )
      } else if (kind === 'rings')
        all.push(area(ring(cx, cy, edge * 0.98, edge * 0.7), inkAt(inks, i), { evenOdd: true }))
      else
        for (const [step, part] of [0.96, 0.68, 0.4, 0.16].entries())
          all.push(area(circle(cx, cy, edge * part), step % 2 === 0 ? inkAt(inks, i + (step >> 1)) : ground))
    })
    return all
  },
}

const BOEGEN: Pattern = {
  name: 'Bögen',
  words: 'bögen bogen regenbogen schuppen bogenmuster halbkreise fächer',
  draw({ box, keepOut, unit, random, inks, ground }) {
    const all: Item[] = []
    const radius = unit * 0.9
    const bands = inks.length === 1 ? [1, 0.72] : [1, 0.78, 0.56, 0.34]
    const rows: Item[][] = []
    eachCell({ box, keepOut }, [radius * 2, radius, 0.5], [radius, radius / 2], (cx, cy, column, row) => {
      const start = random.int(0, 3)
      const scale = bands.map((part, step) =>
        area(
          segment(cx, cy + radius / 2, radius * part, 180, 360),
          inks.length === 1 && step % 2 === 1 ? ground : inkAt(inks, start + step + column),
        ),
      )
      ;(rows[row + 1] ??= []).push(...scale)
    })
    for (const row of rows) all.push(...row)
    return all
  },
}

const KONFETTI: Pattern = {
  name: 'Konfetti',
  words: 'konfetti streusel luftschlangen party papierschnipsel',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const long = random.chance(0.5)
    const step = unit * 0.56
    eachCell({ box, keepOut }, [step, step, 0.5], [0, 0], (x, y, column, row) => {
      const [cx, cy] = [x + random.between(-0.2, 0.2) * unit, y + random.between(-0.2, 0.2) * unit]
      const size = Math.max(0.5, unit * random.between(0.12, 0.19))
      const kind = random.int(0, 3)
      const shape =
        kind === 0
          ? circle(cx, cy, size * 0.8)
          : kind === 1
            ? segment(cx, cy, size * 1.2, 0, 180)
            : kind === 2 || long
              ? rect(cx - size * 1.4, cy - size * 0.4, size * 2.8, size * 0.8, size * 0.4)
              : ellipse(cx, cy, size * 1.2, size * 0.6)
      all.add(inkAt(inks, random.int(0, 5) + column + row), turn(shape, random.between(0, 180), cx, cy))
    })
    return all.items()
  },
}

export const ROUND: readonly Pattern[] = [PUNKTE, KREISE, BOEGEN, KONFETTI]
