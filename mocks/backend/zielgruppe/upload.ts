import type { AdressFeld, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import type { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { AdressListe, UNBERUEHRT, zuVieleZeilenText } from '#src/engines/addresses/worker.ts'
import {
  codeMask,
  FRAGLICH_MASKE,
  GRUND_TITEL,
  grundRegel,
  langeAngabeText,
  type SpaltenRegel,
  STAND_TITEL,
  ZEILE_TITEL,
  zuordnungProbleme,
} from '#src/engines/addresses/file.ts'
import type { GepruefteZeile } from '#src/engines/addresses/rows.ts'
import { stoppGrund } from '#src/engines/addresses/rules.ts'
import { Refusal } from '../platform/context.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { bulkInsert } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'

/** Number of the first row of an uploaded file, below its heading. */
const ERSTE_ZEILE = 2
/** Bytes that are checked at once; other calls are answered in between. */
const STEP_BYTES = 96 * 1024

function refused(feld: string, text: string): Refusal {
  return new Refusal(422, 'ADRESSDATEI_UNGUELTIG', text, { felder: { [feld]: text } })
}

/** Called between two portions of work; who throws ends the walk. */
type Weiter = () => Promise<void>

interface Auftrag {
  /** Who is left out; not set: nobody. */
  abgleich?: Abgleich | undefined
  weiter?: Weiter
  /** Rows, the first one 1, that are not those whom they are taken for. */
  jemandAnderes?: readonly number[] | undefined
}

/**
 * The walk of every address row that comes to the service, from the bytes of its file to where it is kept: four steps,
 * the first three with the very functions that the browser used. Its own result there is only advice.
 */
export async function walkRows<T>(
  bytes: Uint8Array,
  { abgleich, weiter = pause, jemandAnderes = [] }: Auftrag,
  store: (liste: AdressListe) => Promise<T> | T,
): Promise<T> {
  const liste = readList(bytes, abgleich, jemandAnderes)
  await checkRows(liste, weiter)
  await compareRows(liste, weiter)
  return store(liste)
}

/** The walk of a list of which nothing is kept here. */
export const checkAdressen = (bytes: Uint8Array, auftrag: Auftrag = {}): Promise<AdressListe> =>
  walkRows(bytes, auftrag, (liste) => liste)

/** Step 1, read: the first line says what its columns are; no row is text yet. */
function readList(bytes: Uint8Array, abgleich: Abgleich | undefined, jemandAnderes: readonly number[]): AdressListe {
  const { zuordnung, regeln } = readHeader(bytes)
  const [problem] = zuordnungProbleme(zuordnung)
  if (problem !== undefined) throw refused('zuordnung', problem)
  const liste = new AdressListe(bytes, {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung,
    regeln,
    abgleich,
  })
  for (const zeile of jemandAnderes) liste.bearbeitung.place(zeile - 1, { ...UNBERUEHRT, jemandAnderes: true })
  return liste
}

/** Step 2, check: each row is put in order, judged, and looked for among those who are left out. */
async function checkRows(liste: AdressListe, weiter: Weiter): Promise<void> {
  while (checkPortion(liste)) await weiter()
  if (liste.stopp !== null) throw refused('datei', `${stoppGrund(liste.stopp)} Es wurde nichts gespeichert.`)
  if (liste.zuVieleZeilen) throw refused('datei', zuVieleZeilenText())
  if (liste.lange !== null) throw refused('datei', `${langeAngabeText(liste.lange)} Es wurde nichts gespeichert.`)
}

function checkPortion(liste: AdressListe): boolean {
  try {
    return liste.check(STEP_BYTES)
  } catch {
    throw refused('datei', 'Die Datei ist nicht lesbar. Bitte wählen Sie sie erneut aus.')
  }
}

/** Step 3, compare: rows that repeat an earlier one are found. */
async function compareRows(liste: AdressListe, weiter: Weiter): Promise<void> {
  while (liste.compare()) await weiter()
}

const SPALTEN = ['idPtZielgruppe', 'nr', ...EMPFAENGER_FELDER, 'weitere', 'jemandAnderes'] as const

interface Speicherung {
  liste: AdressListe
  ohneWarnungen: readonly ZeilenCode[]
  abgleich: Abgleich
}

/**
 * Step 4, store: the rows that will be printed, in batches between which other calls are answered and the caller may give
 * up. Returns their number.
 */
export function storeRows(
  db: Db,
  idPtZielgruppe: number,
  speicherung: Speicherung,
  weiter: Weiter = pause,
): Promise<number> {
  return bulkInsert(db, 'zielgruppeEmpfaenger', SPALTEN, storedRows(idPtZielgruppe, speicherung), weiter)
}

function* storedRows(
  idPtZielgruppe: number,
  { liste, ohneWarnungen, abgleich }: Speicherung,
): Generator<(string | number | null)[]> {
  let nr = 0
  for (const zeile of liste.druckbare(ohneWarnungen)) {
    const { empfaenger, weitere } = zeile
    nr += 1
    const rest = Object.keys(weitere).length > 0 ? JSON.stringify(weitere) : null
    const geprueft = isDecided(liste, zeile) ? JSON.stringify([...abgleich.befund(empfaenger).mit]) : null
    yield [idPtZielgruppe, nr, ...EMPFAENGER_FELDER.map((feld) => empfaenger[feld]), rest, geprueft]
  }
}

/** A row that is printed although it is likely somebody who is left out: it keeps whom somebody saw that it is not. */
function isDecided({ bearbeitung }: AdressListe, { nr, codes }: GepruefteZeile): boolean {
  const fraglich = codes.some((code) => (codeMask([code]) & FRAGLICH_MASKE) !== 0)
  return fraglich || bearbeitung.zustand(nr - ERSTE_ZEILE)?.jemandAnderes === true
}

/** The first line names the fields, one per column, and may name those of the row's number, of what was decided and of reasons. */
function readHeader(bytes: Uint8Array): { zuordnung: Map<number, AdressFeld>; regeln: SpaltenRegel[] } {
  const end = bytes.subarray(0, 4096).indexOf(0x0a)
  const line = new TextDecoder().decode(bytes.subarray(0, end < 0 ? 4096 : end))
  const zuordnung = new Map<number, AdressFeld>()
  const alle = line
    .replace(/\r$/, '')
    .split(';')
    .map((cell) => cell.replaceAll('"', '').trim())
  for (const [index, titel] of alle.entries()) {
    if (titel === ZEILE_TITEL || titel === STAND_TITEL || titel === GRUND_TITEL) continue
    const feld = ADRESS_FELDER.find((name) => name === titel)
    if (feld === undefined) throw refused('datei', 'Die Kopfzeile der Datei nennt ein unbekanntes Feld.')
    zuordnung.set(index, feld)
  }
  return { zuordnung, regeln: grundRegel(alle) }
}
