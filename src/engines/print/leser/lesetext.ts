import type { Seite, SeitenName, TextLayer } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { BEISPIEL_EMPFAENGER } from '../beispiel.ts'
import { isPrinted } from '../layout.ts'
import { resolveRuns } from '../text/textModel.ts'
import { EIN_FELD } from '../text/gemeinteFelder.ts'

/** Text of a layer as its reader sees it: paragraphs are lines, each letter of a field is `EIN_FELD`. */
export interface Lesetext {
  seite: SeitenName
  layer: TextLayer
  text: string
}

/** Something in a text; places count UTF-16 units of `Lesetext.text`. */
export interface Fund {
  von: number
  bis: number
  /** As it is written: what is left as it is stays left until that changes. */
  text: string
  /** What it should be, where that is known. */
  meant?: string
}

/** Texts that are printed, in the order of the layers. */
export function textsOf(seiten: readonly Seite[], empfaenger: Empfaenger | null): Lesetext[] {
  return seiten.flatMap(({ side, layers }) =>
    layers.filter(isPrinted).flatMap((layer) => {
      if (layer.type !== 'text') return []
      const lines = layer.paragraphs.map(({ runs }) =>
        resolveRuns(runs, layer.style, empfaenger ?? BEISPIEL_EMPFAENGER)
          .map(({ text, feld }) => (feld ? EIN_FELD.repeat(text.length) : text))
          .join(''),
      )
      return [{ seite: side, layer, text: lines.join('\n') }]
    }),
  )
}

/** Finds of an expression; `what`: the group that is meant, else all of it. */
export function findAll(text: string, expression: RegExp, what = 0): Fund[] {
  return Array.from(text.matchAll(expression)).flatMap((match) => {
    const found = match[what]
    if (found === undefined || found === '') return []
    const von = match.index + match[0].indexOf(found)
    return [{ von, bis: von + found.length, text: found }]
  })
}
