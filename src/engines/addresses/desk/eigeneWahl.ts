import { SPALTEN_NAME_MAX } from '#src/contract/dokument.ts'
import { FREIE_FELDER, type AdressFeld, type EigeneSpalte, type SpaltenArt } from '#src/contract/zielgruppe.ts'
import { foldText } from '#src/base/text/foldKey.ts'
import type { Zuordnung } from '../read/columns.ts'
import { guessArt } from '../row/spaltenWert.ts'

/** A column that is kept as an own one, under this name. */
export interface EigeneWahl {
  eigene: SpaltenArt
  name: string
}

interface Spalten {
  zuordnung: Zuordnung
  spalten: readonly EigeneSpalte[]
}

/** Free field of a column, or undefined where it holds something else. */
const freiVon = (feld: AdressFeld | undefined) => FREIE_FELDER.find((frei) => frei === feld)

/** A title as a name: without what ends a place in a text. */
const alsSpaltenName = (titel: string): string =>
  titel
    .replaceAll(/[{}\p{Cc}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trimStart()
    .slice(0, SPALTEN_NAME_MAX)

/** The own column that a column of the file is. */
export function eigeneVon({ zuordnung, spalten }: Spalten, spalte: number): EigeneSpalte | undefined {
  const feld = zuordnung.get(spalte)
  return spalten.find((one) => one.feld === feld)
}

/** A field for one more own column; undefined: all of them hold one. */
export const freiesFeld = ({ zuordnung }: Pick<Spalten, 'zuordnung'>) =>
  FREIE_FELDER.find((feld) => ![...zuordnung.values()].includes(feld))

/** The own columns without those that no column of the file is any more. */
export const nochZugeordnet = ({ zuordnung, spalten }: Spalten): EigeneSpalte[] =>
  spalten.filter(({ feld }) => [...zuordnung.values()].includes(feld))

/** Keeps a column of the file as an own one; where every field is taken nothing changes. */
export function keepSpalte({ zuordnung, spalten }: Spalten, spalte: number, { eigene, name }: EigeneWahl): Spalten {
  const feld = freiVon(zuordnung.get(spalte)) ?? freiesFeld({ zuordnung })
  if (feld === undefined) return { zuordnung, spalten }
  const one = { feld, name: alsSpaltenName(name), art: eigene }
  const isKnown = spalten.some((other) => other.feld === feld)
  return {
    zuordnung: new Map(zuordnung).set(spalte, feld),
    spalten: isKnown ? spalten.map((other) => (other.feld === feld ? one : other)) : [...spalten, one],
  }
}

/** Own columns of an import that was mapped before, called by their titles again: a browser keeps no title (CSV-29). */
export function eigeneAus(
  zuordnung: Zuordnung,
  { spalten, zeilen }: { spalten: readonly string[]; zeilen: readonly (readonly string[])[] },
): EigeneSpalte[] {
  return [...zuordnung].flatMap(([spalte, feld]) => {
    const frei = freiVon(feld)
    if (frei === undefined) return []
    const art = guessArt(zeilen.map((zeile) => zeile[spalte] ?? ''))
    return [{ feld: frei, name: alsSpaltenName(spalten[spalte] ?? frei), art }]
  })
}

/** What hinders keeping own columns: German sentences. */
export function spaltenProbleme(spalten: readonly EigeneSpalte[]): string[] {
  const folded = spalten.map(({ name }) => foldText(name))
  const doppelt = new Set(
    spalten.filter(({ name }, i) => folded.indexOf(foldText(name)) < i).map(({ name }) => name.trim()),
  )
  return [
    ...(spalten.some(({ name }) => name.trim() === '') ? ['Geben Sie jeder eigenen Spalte einen Namen.'] : []),
    ...[...doppelt]
      .filter((name) => name !== '')
      .map((name) => `Zwei eigene Spalten heißen „${name}“. Geben Sie einer davon einen anderen Namen.`),
  ]
}
