import { MAX_ADRESSZEILEN } from '#src/contract/grenzen.ts'
import { hausnummerStamm } from './anschrift.ts'
import type { AehnlichArt } from './arten.ts'
import { SCHRITT, type Merkmale } from './merkmale.ts'

/** A key is 32 bits of hash and the row below: one sort of numbers brings together what may be the same. */
const ROWS = 2 ** 20
if (MAX_ADRESSZEILEN > ROWS) throw new RangeError('rows do not fit their bits')

/** Rows of one key that are compared each with each; of more, each with its next ones in the order of the second key. */
const GANZ = 40
const NAECHSTE = 12

/** What rows are brought together by. */
interface Schluessel {
  /** null: none. */
  hash(row: number): number | null
  /** Order within what has one key, where that is too much. */
  ordnung(row: number): string
}

function mix(...teile: number[]): number {
  let hash = 0x811c9dc5
  for (const teil of teile) {
    hash = Math.imul(hash ^ teil, 0x9e3779b1)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash, 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Readings of a row that keys are made of. */
function teileOf(m: Merkmale) {
  const vor = (row: number) => m.vornamen.wort(m.vorname[row] ?? 0)
  const nach = (row: number) => m.nachnamen.wort(m.nachname[row] ?? 0)
  const strasse = (row: number) => m.strassen.wort(m.strasse[row] ?? 0)
  return {
    vor,
    nach,
    strasse,
    firma: (row: number) => m.firmen.wort(m.firma[row] ?? 0),
    plz: (row: number) => m.plz[row] ?? 0,
    stamm: (row: number) => hausnummerStamm(m.hausnummer[row] ?? 0),
    ortAnfang: (row: number) => m.orte.wort(m.ort[row] ?? 0).text.charCodeAt(0) | 0,
    nachNamen: (row: number) => `${nach(row).laut} ${vor(row).laut}`,
    nachAnschrift: (row: number) => `${strasse(row).laut} ${m.hausnummer[row] ?? 0}`,
  }
}

/**
 * Each key forgives something else: the house all of the name, the name in a PLZ the street, the name in a town street and
 * PLZ, the first name in a street surname and PLZ, the first name in a PLZ surname and street.
 */
export function schluesselOf(m: Merkmale, art: AehnlichArt): Schluessel[] {
  const { vor, nach, strasse, firma, plz, stamm, ortAnfang, nachNamen, nachAnschrift } = teileOf(m)
  const mitName = (row: number) => m.nachname[row] !== 0
  if (art === 'firma') {
    const mitFirma = (row: number) => m.firma[row] !== 0
    return [
      {
        hash: (row) => (mitFirma(row) ? mix(plz(row), strasse(row).klang, stamm(row)) : null),
        ordnung: (row) => firma(row).laut,
      },
      { hash: (row) => (mitFirma(row) ? mix(plz(row), firma(row).klang) : null), ordnung: nachAnschrift },
      {
        hash: (row) => (mitFirma(row) ? mix(firma(row).klang, strasse(row).klang, stamm(row)) : null),
        ordnung: nachAnschrift,
      },
    ]
  }
  const haus: Schluessel = {
    hash: (row) => (mitName(row) ? mix(plz(row), strasse(row).klang, stamm(row)) : null),
    ordnung: nachNamen,
  }
  if (art === 'haushalt')
    return [
      haus,
      { hash: (row) => (mitName(row) ? mix(plz(row), nach(row).klang, stamm(row)) : null), ordnung: nachAnschrift },
      {
        hash: (row) => (mitName(row) ? mix(nach(row).klang, strasse(row).klang, stamm(row)) : null),
        ordnung: nachAnschrift,
      },
    ]
  return [
    haus,
    {
      hash: (row) => (mitName(row) ? mix(plz(row), nach(row).klang, vor(row).laut.charCodeAt(0) | 0) : null),
      ordnung: nachAnschrift,
    },
    {
      hash: (row) => (mitName(row) ? mix(nach(row).klang, vor(row).klang, ortAnfang(row), stamm(row)) : null),
      ordnung: nachAnschrift,
    },
    {
      hash: (row) =>
        m.vorname[row] === 0 ? null : mix(vor(row).klang, strasse(row).klang, ortAnfang(row), stamm(row)),
      ordnung: nachNamen,
    },
    { hash: (row) => (m.vorname[row] === 0 ? null : mix(plz(row), vor(row).klang, stamm(row))), ordnung: nachNamen },
  ]
}

/** Rows in the order of their keys; rows that are left out are not among them. */
function sortiert(m: Merkmale, { hash }: Schluessel): Float64Array {
  const keys = new Float64Array(m.anzahl)
  let length = 0
  for (let row = 0; row < m.anzahl; row++) {
    const key = m.fuelle[row] === 0 ? null : hash(row)
    if (key !== null) keys[length++] = key * ROWS + row
  }
  return keys.subarray(0, length).sort()
}

function innen(rows: readonly number[], schluessel: Schluessel, check: (a: number, b: number) => void): void {
  const ganz = rows.length <= GANZ
  const geordnet = ganz
    ? rows
    : rows
        .map((row) => ({ row, text: schluessel.ordnung(row) }))
        .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.row - b.row))
        .map(({ row }) => row)
  const weite = ganz ? rows.length : NAECHSTE
  for (let at = 0; at < geordnet.length; at++)
    for (let other = at + 1; other < geordnet.length && other <= at + weite; other++)
      check(geordnet[at] ?? 0, geordnet[other] ?? 0)
}

/** Compares what has the same key; yields the share. `block` hears of each set of rows before its pairs. */
export function* paareJe(
  m: Merkmale,
  schluessel: Schluessel,
  check: (a: number, b: number) => void,
  block: (rows: readonly number[]) => void = () => undefined,
): Generator<number> {
  const keys = sortiert(m, schluessel)
  // One for all blocks: most have two rows, and there are many.
  const rows: number[] = []
  let next = SCHRITT
  for (let from = 0, to = 0; from < keys.length; from = to) {
    const hash = Math.floor((keys[from] ?? 0) / ROWS)
    const end = (hash + 1) * ROWS
    for (to = from + 1; to < keys.length && (keys[to] ?? 0) < end;) to++
    if (to === from + 1) continue
    rows.length = 0
    for (let at = from; at < to; at++) rows.push((keys[at] ?? 0) % ROWS)
    block(rows)
    innen(rows, schluessel, check)
    if (to < next) continue
    next = to + SCHRITT
    yield to / keys.length
  }
}
