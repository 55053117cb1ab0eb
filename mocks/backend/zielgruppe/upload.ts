import type { AdressFeld, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { ADRESS_FELDER } from '#src/contract/zielgruppe.ts'
import type { Abgleich } from '#src/domain/zielgruppe/abgleich/abgleich.ts'
import { AdressListe } from '#src/domain/zielgruppe/adressdatei/adressListe.ts'
import type { GepruefteZeile } from '#src/domain/zielgruppe/adressdatei/zeile.ts'
import { zuordnungProbleme } from '#src/domain/zielgruppe/adressdatei/columns.ts'
import { langeAngabeText } from '#src/domain/zielgruppe/adressdatei/langeAngabe.ts'
import { stoppGrund } from '#src/domain/zielgruppe/adressdatei/anfuehrung.ts'
import { ZEILE_TITEL } from '#src/domain/zielgruppe/adressdatei/csvWriter.ts'
import { STAND_TITEL } from '#src/domain/zielgruppe/adressdatei/entwurfCsv.ts'
import { zuVieleZeilenText } from '#src/domain/zielgruppe/adressdatei/pruefeListe.ts'
import { Refusal } from '../platform/context.ts'
import { EMPFAENGER_FELDER } from '#src/contract/zielgruppe.ts'
import { bulkInsert } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import { pause } from '../platform/pause.ts'

/** Bytes that are checked at once; other calls are answered in between. */
const STEP_BYTES = 96 * 1024

function refused(feld: string, text: string): Refusal {
  return new Refusal(422, 'ADRESSDATEI_UNGUELTIG', text, { felder: { [feld]: text } })
}

/** Called between two steps; who throws ends the work. */
type Weiter = () => Promise<void>

/** Checks an uploaded list with the very functions that the browser used; its own result there is only advice. */
export async function checkAdressen(
  bytes: Uint8Array,
  { abgleich, weiter = pause }: { abgleich?: Abgleich | undefined; weiter?: Weiter } = {},
): Promise<AdressListe> {
  const zuordnung = readHeader(bytes)
  const [problem] = zuordnungProbleme(zuordnung)
  if (problem !== undefined) throw refused('zuordnung', problem)
  const liste = new AdressListe(bytes, {
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    anfuehrung: 'umschliesst',
    kopfzeile: 0,
    zuordnung,
    abgleich,
  })
  while (step(liste)) await weiter()
  if (liste.stopp !== null) throw refused('datei', `${stoppGrund(liste.stopp)} Es wurde nichts gespeichert.`)
  if (liste.zuVieleZeilen) throw refused('datei', zuVieleZeilenText())
  if (liste.lange !== null) throw refused('datei', `${langeAngabeText(liste.lange)} Es wurde nichts gespeichert.`)
  return liste
}

function step(liste: AdressListe): boolean {
  try {
    return liste.step(STEP_BYTES)
  } catch {
    throw refused('datei', 'Die Datei ist nicht lesbar. Bitte wählen Sie sie erneut aus.')
  }
}

/** The first line names the fields, one per column, and may name those of the row's number and of what was decided. */
function readHeader(bytes: Uint8Array): Map<number, AdressFeld> {
  const end = bytes.subarray(0, 4096).indexOf(0x0a)
  const line = new TextDecoder().decode(bytes.subarray(0, end < 0 ? 4096 : end))
  const zuordnung = new Map<number, AdressFeld>()
  for (const [index, cell] of line.replace(/\r$/, '').split(';').entries()) {
    const titel = cell.replaceAll('"', '').trim()
    if (titel === ZEILE_TITEL || titel === STAND_TITEL) continue
    const feld = ADRESS_FELDER.find((name) => name === titel)
    if (feld === undefined) throw refused('datei', 'Die Kopfzeile der Datei nennt ein unbekanntes Feld.')
    zuordnung.set(index, feld)
  }
  return zuordnung
}

const SPALTEN = ['idPtZielgruppe', 'nr', ...EMPFAENGER_FELDER, 'weitere'] as const

/** Stores the rows that will be printed, in batches between which other calls are answered and the caller may give up. */
export function storeAdressen(
  db: Db,
  idPtZielgruppe: number,
  liste: AdressListe,
  ohneWarnungen: readonly ZeilenCode[],
  weiter: Weiter = pause,
): Promise<number> {
  return bulkInsert(db, 'zielgruppeEmpfaenger', SPALTEN, rowsOf(idPtZielgruppe, liste.druckbare(ohneWarnungen)), weiter)
}

/** Lists from this size on wait for each other, bytes: each is in memory, with some 20 bytes more per row. */
const GROSS = 8 * 1024 * 1024
let last: Promise<unknown> = Promise.resolve()

/** Works on one large list after the other; small ones do not wait. */
export function nacheinander<T>({ size }: Blob, work: () => Promise<T>): Promise<T> {
  if (size < GROSS) return work()
  const mine = last.then(work, work)
  last = mine.catch(() => undefined)
  return mine
}

function* rowsOf(idPtZielgruppe: number, zeilen: Iterable<GepruefteZeile>): Generator<(string | number | null)[]> {
  let nr = 0
  for (const { empfaenger, weitere } of zeilen) {
    nr += 1
    const rest = Object.keys(weitere).length > 0 ? JSON.stringify(weitere) : null
    yield [idPtZielgruppe, nr, ...EMPFAENGER_FELDER.map((feld) => empfaenger[feld]), rest]
  }
}
