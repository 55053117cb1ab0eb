import type { Bedingung, FeldKey, Layer, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { foldText } from '#src/base/text/foldKey.ts'

const VOR = 'spalte:'

export type SpaltenKey = Extract<FeldKey, `${string}:${string}`>

/** True for the place of an own column; any other prints a field of the address. */
export const isSpaltenKey = (key: FeldKey): key is SpaltenKey => key.startsWith(VOR)

/** Name of the own column that a place prints. */
export const spaltenNameOf = (key: SpaltenKey): string => key.slice(VOR.length)

/** The place of an own column. */
export const spaltenKey = (name: string): SpaltenKey => `${VOR}${name}`

/** One column under two spellings: case, blanks and signs do not tell them apart. */
export const isSameSpalte = (a: string, b: string): boolean => a === b || foldText(a) === foldText(b)

/** When a layer is printed at all; undefined: for everybody. */
export const bedingungOf = (layer: Layer): Bedingung | undefined => ('bedingung' in layer ? layer.bedingung : undefined)

/** One value whatever its case and the blanks around it. */
export const isSameWert = (a: string, b: string): boolean => folded(a) === folded(b)

const folded = (text: string) => text.normalize('NFC').trim().toLowerCase()

/** Is a condition met by what a recipient has? Case and blanks around it do not count; a missing value is empty. */
function isMet({ spalte, art, werte }: Bedingung, empfaenger: Empfaenger): boolean {
  const inhalt = folded(spaltenInhalt(empfaenger, spalte))
  switch (art) {
    case 'istLeer':
      return inhalt === ''
    case 'ist':
    case 'istEinesVon':
      return werte.some((wert) => folded(wert) === inhalt)
    case 'istNicht':
      return werte.every((wert) => folded(wert) !== inhalt)
  }
}

/** Is a layer printed for this recipient? Where nobody is given all are (print 8.9). */
export function isFor(layer: Layer, empfaenger: Empfaenger | null): boolean {
  const bedingung = bedingungOf(layer)
  return bedingung === undefined || empfaenger === null || isMet(bedingung, empfaenger)
}

/** The page as one recipient gets it: without the layers of others. The same page where it has none. */
export function seiteFor(seite: Seite, empfaenger: Empfaenger | null): Seite {
  const isWhole = seite.layers.every((layer) => isFor(layer, empfaenger))
  return isWhole ? seite : { ...seite, layers: seite.layers.filter((layer) => isFor(layer, empfaenger)) }
}

/** Values of a column that conditions of a design name: the sheet itself tells them. */
export function genannteWerte(seiten: readonly Seite[]): { spalte: string; werte: readonly string[] }[] {
  return seiten.flatMap(({ layers }) => layers.flatMap((layer) => bedingungOf(layer) ?? []))
}

/** Own columns that the printed layers of a design use, each once: nothing else of a list goes into print (DSG-02). */
export function spaltenOf(seiten: readonly Seite[]): string[] {
  const names: string[] = []
  const note = (name: string) => {
    if (!names.some((known) => isSameSpalte(known, name))) names.push(name)
  }
  for (const layer of seiten.flatMap(({ layers }) => layers)) {
    if (!layer.visible || !layer.print) continue
    const bedingung = bedingungOf(layer)
    if (bedingung !== undefined) note(bedingung.spalte)
    if (layer.type !== 'text') continue
    for (const { runs } of layer.paragraphs)
      for (const run of runs) if (run.t === 'ph' && isSpaltenKey(run.key)) note(spaltenNameOf(run.key))
  }
  return names
}

/** What a recipient has in an own column; empty where the cell is, or the list has no such column. */
export function spaltenInhalt({ spalten }: Pick<Empfaenger, 'spalten'>, name: string): string {
  if (spalten === undefined) return ''
  const own = spalten[name]
  if (own !== undefined) return own
  const key = Object.keys(spalten).find((other) => isSameSpalte(other, name))
  return key === undefined ? '' : (spalten[key] ?? '')
}
