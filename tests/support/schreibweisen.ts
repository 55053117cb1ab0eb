import { LEERER } from '#src/engines/addresses/row/checkRow.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import tabelle from './schreibweisen.json' with { type: 'json' }

/** Whom the table is about: a person of each kind, and firms. All invented. */
export const GESPERRTE = tabelle.gesperrte
export type Gesperrt = keyof typeof GESPERRTE

export interface Schreibweise {
  wer: Gesperrt
  /** What is written differently. */
  als: Partial<Empfaenger>
  ist: 'sicher' | 'gefragt'
}

// By way of text: the type of an imported file says "string" for words.
/** How lists write those who are blocked. */
export const SCHREIBWEISEN: readonly Schreibweise[] = JSON.parse(JSON.stringify(tabelle.schreibweisen))

/** Others who are near them and have not objected: never sure. `nie`: not even asked about. */
export const NACHBARN: readonly { wer: Gesperrt; als: Partial<Empfaenger>; nie?: true }[] = JSON.parse(
  JSON.stringify(tabelle.nachbarn),
)

/** The row as it stands in a list. */
export const alsZeile = ({ wer, als }: Pick<Schreibweise, 'wer' | 'als'>): Empfaenger => ({
  ...LEERER,
  ...GESPERRTE[wer],
  ...als,
})
