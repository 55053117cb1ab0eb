import type { FeldKey, Seite } from '#src/contract/dokument.ts'
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

/** Own columns that the printed layers of a design use, each once: nothing else of a list goes into print (DSG-02). */
export function spaltenOf(seiten: readonly Seite[]): string[] {
  const names: string[] = []
  const note = (name: string) => {
    if (!names.some((known) => isSameSpalte(known, name))) names.push(name)
  }
  for (const layer of seiten.flatMap(({ layers }) => layers)) {
    if (!layer.visible || !layer.print || layer.type !== 'text') continue
    for (const { runs } of layer.paragraphs)
      for (const run of runs) if (run.t === 'ph' && isSpaltenKey(run.key)) note(spaltenNameOf(run.key))
  }
  return names
}

/** What a recipient has in an own column; empty where he has nothing, or the list has no such column. */
export function spaltenInhalt({ spalten }: Pick<Empfaenger, 'spalten'>, name: string): string {
  if (spalten === undefined) return ''
  const own = spalten[name]
  if (own !== undefined) return own
  const key = Object.keys(spalten).find((other) => isSameSpalte(other, name))
  return key === undefined ? '' : (spalten[key] ?? '')
}
