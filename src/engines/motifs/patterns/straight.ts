import { polygon, rect } from '../pen/shapes.ts'
import { area, type Item } from '../scene.ts'
import { bundle, clear, eachCell, inkAt, type Pattern } from './pattern.ts'

const STREIFEN: Pattern = {
  name: 'Streifen',
  words: 'streifen gestreift streifenmuster linien nadelstreifen',
  draw({ box, keepOut, unit, random, inks }) {
    const items: Item[] = []
    const slope = random.pick([0, 0, 1, -1, 9])
    const widths = random.chance(0.5) ? [0.5] : [0.5, 0.16, 0.3]
    const { x, y, w, h } = box
    if (slope === 9) {
      for (let at = y - unit, i = 0; at < y + h + unit; at += unit, i += 1) {
        const high = unit * (widths[i % widths.length] ?? 0.5)
        if (clear({ keepOut }, x + w / 2, at + high / 2, 0, high / 2))
          items.push(area(rect(x - 1, at, w + 2, high), inkAt(inks, i)))
      }
      return items
    }
    const lean = slope * h
    for (let at = x - h - unit, i = 0; at < x + w + h + unit; at += unit, i += 1) {
      const wide = unit * (widths[i % widths.length] ?? 0.5)
      if (slope === 0 && !clear({ keepOut }, at + wide / 2, y + h / 2, wide / 2, 0)) continue
      const points = [at, y - 1, at + wide, y - 1, at + wide + lean, y + h + 1, at + lean, y + h + 1]
      items.push(area(polygon(points), inkAt(inks, i)))
    }
    return items
  },
}

const KARO: Pattern = {
  name: 'Karo',
  words: 'karo kariert karos karomuster vichy schachbrett rauten raute tischdecke quadrate',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const kind = random.pick(['vichy', 'rhombs', 'chess'] as const)
    const step = unit * 0.8
    const reach = [step / 2, kind === 'rhombs' ? step * 0.92 : step / 2] as const
    eachCell({ box, keepOut }, [step, step, kind === 'rhombs' ? 0.5 : 0], reach, (cx, cy, column, row) => {
      const [a, b] = [Math.abs(column) % 2, Math.abs(row) % 2]
      const square = rect(cx - step / 2, cy - step / 2, step, step)
      if (kind === 'rhombs') {
        const [w, h] = [step * 0.46, step * 0.92]
        all.add(inkAt(inks, column + row), polygon([cx, cy - h, cx + w, cy, cx, cy + h, cx - w, cy]))
      } else if (kind === 'chess') {
        if (a !== b) all.add(inkAt(inks, random.int(0, 3)), square)
      } else if (a === 0 && b === 0) all.add(inkAt(inks, 0), square)
      else if (a !== b && inks.length > 1) all.add(inkAt(inks, 1), square)
      else if (a !== b) {
        const thin = step * 0.18
        for (let i = -1; i <= 1; i += 1)
          all.add(
            inks[0],
            a === 1
              ? rect(cx - step / 2, cy + i * thin * 2 - thin / 2, step, thin)
              : rect(cx + i * thin * 2 - thin / 2, cy - step / 2, thin, step),
          )
      }
    })
    return all.items()
  },
}

const DREIECKE: Pattern = {
  name: 'Dreiecke',
  words: 'dreiecke dreieck wimpel dreiecksmuster pyramiden spitzen',
  draw({ box, keepOut, unit, random, inks }) {
    const all = bundle()
    const step = unit * 1.1
    const high = step * 0.866
    const single = inks.length === 1
    eachCell({ box, keepOut }, [step, high, 0.5], [step / 2, high / 2], (cx, cy) => {
      const up = [cx - step / 2, cy + high / 2, cx, cy - high / 2, cx + step / 2, cy + high / 2]
      const down = [cx, cy - high / 2, cx + step, cy - high / 2, cx + step / 2, cy + high / 2]
      all.add(inkAt(inks, random.int(0, 4)), polygon(up))
      if (!single && random.chance(0.55)) all.add(inkAt(inks, random.int(0, 4)), polygon(down))
    })
    return all.items()
  },
}

const ZICKZACK: Pattern = {
  name: 'Zickzack',
  words: 'zickzack zacken zickzackmuster chevron fischgrät fischgrätmuster',
  draw({ box: { x, y, w, h }, keepOut, unit, random, inks }) {
    const items: Item[] = []
    const wave = unit * random.between(0.7, 1.3)
    const rise = unit * random.between(0.4, 0.7)
    const thick = unit * random.between(0.3, 0.5)
    for (let at = y - rise * 2, i = 0; at < y + h + rise; at += unit, i += 1) {
      const top: number[] = []
      const low: number[] = []
      for (let px = x - wave, k = 0; px <= x + w + wave; px += wave, k += 1) {
        const py = at + (k % 2) * rise
        top.push(px, py)
        low.unshift(px, py + thick)
      }
      const half = (rise + thick) / 2
      if (clear({ keepOut }, x + w / 2, at + half, 0, half)) items.push(area(polygon([...top, ...low]), inkAt(inks, i)))
    }
    return items
  },
}

export const STRAIGHT: readonly Pattern[] = [STREIFEN, KARO, DREIECKE, ZICKZACK]
