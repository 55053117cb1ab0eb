import type { Farbe, Layer, Seite } from '#src/contract/dokument.ts'

type Cmyk = Extract<Farbe, { k: number }>

/** A colour that prints the way it is meant: few inks, none of them a muddy mixture. */
export interface PalettenFarbe {
  name: string
  farbe: Cmyk
}

const ink = (name: string, c: number, m: number, y: number, k: number): PalettenFarbe => ({
  name,
  farbe: { c: c / 100, m: m / 100, y: y / 100, k: k / 100 },
})

/** Palette of the editor, inks in per cent; no entry above 240 % total ink. Assumed: our choice. */
export const PALETTE: readonly PalettenFarbe[] = [
  ink('Schwarz', 0, 0, 0, 100),
  ink('Dunkelgrau', 0, 0, 0, 75),
  ink('Grau', 0, 0, 0, 45),
  ink('Hellgrau', 0, 0, 0, 12),
  ink('Weiß', 0, 0, 0, 0),
  ink('Tintenblau', 100, 75, 10, 20),
  ink('Himmelblau', 70, 15, 0, 0),
  ink('Petrol', 90, 30, 40, 20),
  ink('Tannengrün', 85, 35, 80, 25),
  ink('Maigrün', 45, 0, 90, 0),
  ink('Sonnengelb', 0, 15, 90, 0),
  ink('Orange', 0, 60, 95, 0),
  ink('Stempelrot', 10, 95, 85, 5),
  ink('Beere', 25, 95, 25, 10),
  ink('Pflaume', 65, 90, 20, 15),
  ink('Sand', 5, 12, 30, 0),
]

/** Screen colour `#rrggbb` to inks, the common black taken out; null when it is no colour. */
export function hexToCmyk(hex: string): Cmyk | null {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!match) return null
  const [r = 0, g = 0, b = 0] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255)
  const k = 1 - Math.max(r, g, b)
  if (k === 1) return { c: 0, m: 0, y: 0, k: 1 }
  const part = (value: number) => Math.round(((1 - value - k) / (1 - k)) * 100) / 100
  return { c: part(r), m: part(g), y: part(b), k: Math.round(k * 100) / 100 }
}

/** A colour as inks; what was stored as a screen colour is turned the same way. */
export function toCmyk(farbe: Farbe): Cmyk {
  if ('k' in farbe) return farbe
  const hex = [farbe.r, farbe.g, farbe.b].map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return hexToCmyk(hex.join('')) ?? { c: 0, m: 0, y: 0, k: 1 }
}

export function sameFarbe(a: Farbe | undefined, b: Farbe | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  const left = toCmyk(a)
  const right = toCmyk(b)
  return left.c === right.c && left.m === right.m && left.y === right.y && left.k === right.k
}

/** Name of a colour of the palette, or its inks: "C 100 M 75 Y 10 K 20". */
export function farbName(farbe: Farbe): string {
  const known = PALETTE.find((entry) => sameFarbe(entry.farbe, farbe))
  if (known) return known.name
  const { c, m, y, k } = toCmyk(farbe)
  const percent = (value: number) => Math.round(value * 100)
  return `C ${percent(c)} M ${percent(m)} Y ${percent(y)} K ${percent(k)}`
}

/** Colours that the customer's layers and pages print with, as inks: the most frequent first. */
export function usedColours(seiten: readonly Seite[]): Cmyk[] {
  const all = seiten.flatMap(({ background, layers }) => [
    background,
    ...layers.flatMap((layer) => (layer.system === undefined ? layerColours(layer) : [])),
  ])
  const counted = new Map<string, { farbe: Cmyk; times: number }>()
  for (const farbe of all) {
    if (farbe === undefined) continue
    const inks = toCmyk(farbe)
    const key = [inks.c, inks.m, inks.y, inks.k].join()
    counted.set(key, { farbe: inks, times: (counted.get(key)?.times ?? 0) + 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.times - a.times).map(({ farbe }) => farbe)
}

function layerColours(layer: Layer): (Farbe | undefined)[] {
  if (layer.type === 'form') return [layer.fill, layer.stroke?.color]
  if (layer.type !== 'text') return []
  const runs = layer.paragraphs.flatMap((paragraph) => paragraph.runs)
  return [layer.background, layer.style.color, ...runs.map(({ style }) => style?.color)]
}
