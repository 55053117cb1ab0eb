import Papa from 'papaparse'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { ORTE } from '#src/engines/addresses/places/orte.ts'
import type { AdressFeld } from '#src/contract/zielgruppe.ts'
import { median, table, type Figure } from './figure.ts'

export const ROWS = 1_000_000
export const FELDER: readonly AdressFeld[] = ['anrede', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
const VORNAMEN = ['Anna', 'Jürgen', 'Sabine', 'Peter', 'Käthe', 'Mehmet', 'Claudia', 'Jörg', 'Birgit', 'Thomas']
const NACHNAMEN = ['Schmidt', 'Müller', 'Weber', 'Schröder', 'Yilmaz', 'Koch', 'Bäcker', 'Hoffmann', 'Krüger', 'Vogel']
const STRASSEN = ['Hauptstraße', 'Lindenweg', 'Am Wall', 'Schillerstr.', 'Bahnhofstraße', 'Birkenallee', 'Gartenweg']

/** Up to four digits with a letter: five are no house number. */
function hausnummer(haus: number): string {
  const buchstabe = ['', 'a', 'b', 'c'][Math.floor(haus / 9000)] ?? ''
  return `${1 + (haus % 9000)}${buchstabe}`
}

/** A list as customers have them: every row another person, 2 % repeated, 1 % without a leading zero. */
export function sampleList(rows: number): Uint8Array {
  const lines = [FELDER.join(';')]
  for (let n = 0; n < rows; n++) {
    const person = n % 50 === 49 ? n - 7 : n
    const ort = ORTE[person % ORTE.length]
    const [von = 10115] = ort?.plz[0] ?? []
    const plz = person % 100 === 0 ? String(von) : String(von).padStart(5, '0')
    const name = `${NACHNAMEN[person % 10]}${person % 4 === 0 ? `-${NACHNAMEN[(person >> 3) % 10]}` : ''}`
    lines.push(
      `${person % 2 ? 'Herr' : 'Frau'};${VORNAMEN[(person >> 1) % 10]};${name};${STRASSEN[person % 7]};${hausnummer(person >> 5)};${plz};${ort?.name}`,
    )
  }
  return new TextEncoder().encode(lines.join('\r\n'))
}

/** What any import has to do at least: decode the bytes and count the lines. */
function floorMs(bytes: Uint8Array): number {
  const start = performance.now()
  const text = new TextDecoder().decode(bytes)
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  if (lines < ROWS) throw new Error('lines lost')
  return performance.now() - start
}

function checkMs(bytes: Uint8Array): number {
  const start = performance.now()
  const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
  const { liste } = checkList(bytes, {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung,
  })
  if (liste.pruefung().gesamt !== ROWS) throw new Error('rows lost')
  return performance.now() - start
}

/** What a kept reader takes for the cells alone: nothing is checked, no row is compared. */
function papaparseMs(bytes: Uint8Array): number {
  const start = performance.now()
  let lines = 0
  Papa.parse(new TextDecoder().decode(bytes), { delimiter: ';', step: () => lines++ })
  if (lines < ROWS) throw new Error('rows lost')
  return performance.now() - start
}

/**
 * Reading and checking a list of a million rows, beside the floor of the same run (performance 1: >= 0.50 with duplicates)
 * and beside papaparse. The floor is wide instructions over memory, a reader of cells decides byte by byte; processors
 * differ in which of the two they do well, by a factor of two. Where the budget was set papaparse reached 0.28 of the
 * floor, so 0.35 there is 1.25 of papaparse anywhere.
 */
export async function benchCsv(): Promise<Figure[]> {
  const bytes = sampleList(ROWS)
  const floors: number[] = []
  const checks: number[] = []
  const others: number[] = []
  for (let round = 0; round < 5; round++) {
    floors.push(floorMs(bytes))
    checks.push(checkMs(bytes))
    others.push(papaparseMs(bytes))
  }
  const perSecond = (ms: number[]) => bytes.length / 1e6 / (median(ms) / 1000)
  const value = perSecond(checks)
  return [
    {
      name: 'read and checked',
      value,
      unit: 'MB/s',
      reference: perSecond(floors),
      bar: { at: 'least', of: 'ratio', value: 0.5 },
    },
    {
      name: 'the same, beside papaparse',
      value,
      unit: 'MB/s',
      reference: perSecond(others),
      bar: { at: 'least', of: 'ratio', value: 1.25 },
    },
  ]
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${table('Address file', await benchCsv())}\n`)
