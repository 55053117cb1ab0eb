import { SPALTEN_NAME_MAX } from '#src/contract/dokument.ts'
import {
  FREIE_FELDER,
  type AdressFeld,
  type EigeneSpalte,
  type Empfaenger,
  type FreiesFeld,
} from '#src/contract/zielgruppe.ts'
import { spaltenWert } from '#src/engines/addresses/rows.ts'
import { isSameSpalte } from '#src/engines/print/rules.ts'
import { Refusal } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'

interface Eingabe {
  zuordnung: Record<string, AdressFeld>
  spalten?: EigeneSpalte[] | undefined
}

/** A title as a name: without what ends a place in a text. */
const alsName = (titel: string) =>
  titel
    .replaceAll(/[{}\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, SPALTEN_NAME_MAX)

/** Own columns of a list that comes in, as they are called; those that are mapped without a name by their titles. */
export function spaltenFrom({ zuordnung, spalten = [] }: Eingabe): EigeneSpalte[] {
  const refused = (text: string) => new Refusal(422, 'SPALTEN_UNGUELTIG', text, { felder: { spalten: text } })
  const titles = Object.entries(zuordnung).flatMap(([titel, feld]): EigeneSpalte[] => {
    const field = FREIE_FELDER.find((name) => name === feld)
    if (field === undefined || spalten.some((spalte) => spalte.feld === field)) return []
    return [{ feld: field, name: alsName(titel) || field, art: 'text' }]
  })
  const mapped = [...spalten, ...titles]
  for (const [i, { feld, name }] of mapped.entries())
    for (const other of mapped.slice(0, i)) {
      if (other.feld === feld) throw refused('Zwei Spalten sind demselben freien Feld zugeordnet.')
      if (isSameSpalte(other.name, name))
        throw refused(`Zwei eigene Spalten heißen „${name}“. Geben Sie einer davon einen anderen Namen.`)
    }
  return mapped
}

/** Which own columns are wanted of a list: by their names in a design, or all of them. */
export type GebrauchteSpalten = readonly string[] | 'alle'

/** Reads of a row what a design prints of the own columns, under the design's names; null: it prints none. */
export function spaltenLeser(
  stored: string | null | undefined,
  gebraucht: GebrauchteSpalten = [],
): ((weitere: string | null) => Empfaenger['spalten']) | null {
  const eigene = fromJson<EigeneSpalte[]>(stored ?? null) ?? []
  const wanted =
    gebraucht === 'alle'
      ? eigene
      : gebraucht.flatMap((name) => {
          const spalte = eigene.find((one) => isSameSpalte(one.name, name))
          return spalte === undefined ? [] : [{ ...spalte, name }]
        })
  if (wanted.length === 0) return null
  return (weitere) => {
    const zellen = fromJson<Partial<Record<FreiesFeld, string>>>(weitere ?? '{}')
    return Object.fromEntries(wanted.map(({ feld, name, art }) => [name, spaltenWert(art, zellen[feld] ?? '')]))
  }
}

/** Names of columns that a list does not have. */
export function ohneSpalten(stored: string | null | undefined, gebraucht: readonly string[]): string[] {
  const eigene = fromJson<EigeneSpalte[]>(stored ?? null) ?? []
  return gebraucht.filter((name) => !eigene.some((spalte) => isSameSpalte(spalte.name, name)))
}

/** A row's free fields by the names that the list gives them. */
export function benannt(stored: string | null, weitere: Record<string, string>): { feld: string; wert: string }[] {
  const eigene = fromJson<EigeneSpalte[]>(stored) ?? []
  return Object.entries(weitere).map(([feld, wert]) => ({
    feld: eigene.find((spalte) => spalte.feld === feld)?.name ?? feld,
    wert,
  }))
}
