import type { AehnlichArt, Paar } from '#src/engines/addresses/similar/arten.ts'
import { findSimilar } from '#src/engines/addresses/similar/findSimilar.ts'
import { FoldBuffer } from '#src/base/text/foldKey.ts'
import { writeKey } from '#src/engines/addresses/row/keyHash.ts'
import type { Zeile } from './liste.ts'

interface JeHerkunft {
  zeilen: number
  /** Rows that the exact comparison finds already; they are not counted here. */
  exakt: number
  /** Rows that belong together with another one, and those that were found. */
  gesucht: number
  gefunden: number
  /** Rows that were taken away for another one wrongly. */
  falsch: number
}

export interface Messung {
  paare: Paar[]
  /** Share of what was found that is right, and of what was to be found that was found. */
  praezision: number
  ausbeute: number
  cpuSekunden: number
  jeHerkunft: Map<string, JeHerkunft>
  falsche: Paar[]
}

const NUMMER = {
  person: ({ person }: Zeile) => person,
  haushalt: ({ haushalt }: Zeile) => haushalt,
  firma: ({ firma, empfaenger }: Zeile) => (empfaenger.firma === '' ? 0 : firma),
} satisfies Record<AehnlichArt, (zeile: Zeile) => number>

/** Rows that repeat an earlier one exactly, as the check of a file finds them. */
function exakteOf(zeilen: readonly Zeile[]): Set<number> {
  const key = new FoldBuffer()
  const seen = new Set<string>()
  const exakt = new Set<number>()
  for (const [row, { empfaenger }] of zeilen.entries()) {
    writeKey(key, empfaenger)
    const text = String.fromCharCode(...key.bytes.subarray(0, key.length))
    if (seen.has(text)) exakt.add(row)
    seen.add(text)
  }
  return exakt
}

/** All steps of a search at once. */
export function alle<T>(schritte: Generator<number, T>): T {
  for (;;) {
    const schritt = schritte.next()
    if (schritt.done === true) return schritt.value
  }
}

function leer(): JeHerkunft {
  return { zeilen: 0, exakt: 0, gesucht: 0, gefunden: 0, falsch: 0 }
}

/** Every row but the first of its group is to be found; it is found when it stands in a right pair with any of them. */
export function messe(zeilen: readonly Zeile[], art: AehnlichArt): Messung {
  const exakt = exakteOf(zeilen)
  const start = process.cpuUsage()
  const paare = alle(
    findSimilar(
      { anzahl: zeilen.length, empfaenger: (row) => (exakt.has(row) ? null : (zeilen[row]?.empfaenger ?? null)) },
      [art],
    ),
  )
  const { user, system } = process.cpuUsage(start)
  const nummer = (row: number) => (zeilen[row] === undefined ? 0 : NUMMER[art](zeilen[row]))
  const richtig = (paar: Paar) => nummer(paar.bleibt) !== 0 && nummer(paar.bleibt) === nummer(paar.geht)
  const jeHerkunft = new Map<string, JeHerkunft>()
  const count = (row: number): JeHerkunft => {
    const herkunft = zeilen[row]?.herkunft ?? ''
    const je = jeHerkunft.get(herkunft) ?? leer()
    jeHerkunft.set(herkunft, je)
    return je
  }
  const falsche = paare.filter((paar) => !richtig(paar))
  for (const { geht } of falsche) count(geht).falsch++
  const inPaar = new Set(paare.filter(richtig).flatMap(({ bleibt, geht }) => [bleibt, geht]))
  const gruppen = new Map<number, number[]>()
  for (const row of zeilen.keys()) {
    count(row).zeilen++
    if (exakt.has(row)) count(row).exakt++
    else if (nummer(row) !== 0) gruppen.set(nummer(row), [...(gruppen.get(nummer(row)) ?? []), row])
  }
  let gesucht = 0
  let gefunden = 0
  for (const rows of gruppen.values()) {
    if (rows.length < 2) continue
    gesucht += rows.length - 1
    gefunden += Math.max(0, rows.filter((row) => inPaar.has(row)).length - 1)
    for (const row of rows) {
      if (zeilen[row]?.herkunft === 'original') continue
      const je = count(row)
      je.gesucht++
      if (inPaar.has(row)) je.gefunden++
    }
  }
  const praezision = paare.length === 0 ? 1 : (paare.length - falsche.length) / paare.length
  return {
    paare,
    praezision,
    ausbeute: gesucht === 0 ? 1 : gefunden / gesucht,
    cpuSekunden: (user + system) / 1e6,
    jeHerkunft,
    falsche,
  }
}
