import { startTransition } from 'react'
import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import { eigeneAus, type Ereignis, type OffeneDatei } from '#src/engines/addresses/worker.ts'
import { grundRegel, type Leseart } from '#src/engines/addresses/file.ts'
import { Abgebrochen, type AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { AdressdateiProblem } from '#src/entities/zielgruppe/dateiLesen.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { WIE_GESPEICHERT, zuordnungAus, type Gespeicherte } from './herkunft.ts'
import { fingerabdruckVon } from './importEntwurf.ts'
import type { ImportEntwurfPlace } from './useImportEntwurf.ts'

const tooLarge = () => text('zielgruppe:error.dateiGross', { megabyte: inMb(MAX_BYTES.adressen) })

/** What is told of an error: what the user can do something about, in its words. */
const problemText = (error: unknown) =>
  error instanceof AdressdateiProblem || error instanceof ApiError
    ? error.message
    : text('zielgruppe:error.dateiUnerwartet')

/**
 * What was read so far stays as it is; without a single column there is nothing to keep but the letters, and another sheet
 * has a separate heading.
 */
function behalten({ ansicht }: OffeneDatei, leseart: Partial<Leseart>): Partial<Leseart> {
  const { leseart: bisher, spalten } = ansicht
  if (leseart.blatt !== undefined) return leseart
  return spalten.length > 0
    ? { ...bisher, ...leseart }
    : { zeichensatz: bisher.zeichensatz, blatt: bisher.blatt, ...leseart }
}

/** What reads a file, what kept a part of the work on it, and who hears what happens. */
interface Reading {
  client: AdressdateiClient
  entwurf: ImportEntwurfPlace
  tell: (ereignis: Ereignis) => void
}
const progressTo =
  ({ tell }: Reading) =>
  (anteil: number) =>
    tell({ art: 'progressed', anteil })

/** Opens a file of the customer's, read as it was when a window that ended had it open. */
async function readFile(file: File, reading: Reading): Promise<Ereignis> {
  const { client, entwurf } = reading
  const offen = await client.open(file, progressTo(reading))
  // Its content is a list; now its name must not say something else.
  const problem = endungProblem(file.name, 'adressen')
  if (problem !== null) return { art: 'refused', problem }
  const abdruck = await fingerabdruckVon(file)
  const gemerkt = entwurf.zu(abdruck)
  const ansicht = gemerkt ? await client.look(gemerkt.leseart) : offen
  const zuordnung = gemerkt
    ? new Map(gemerkt.zuordnung.filter(([spalte]) => spalte < ansicht.spalten.length))
    : ansicht.vorschlag
  const { ohne = null, ausschluss = {} } = gemerkt ?? {}
  const regeln = ansicht.regeln.filter(({ spalte }) => !zuordnung.has(spalte))
  const spalten = eigeneAus(zuordnung, ansicht)
  const gelesen = { name: file.name, bytes: file.size, ansicht, zuordnung, spalten, regeln, ohne, ausschluss }
  return { art: 'opened', datei: { ...gelesen, arbeit: 0, gesichert: null, abdruck, herkunft: null } }
}

/** Opens what the service keeps. */
async function readStored(load: () => Promise<Gespeicherte>, reading: Reading): Promise<OffeneDatei> {
  const { client } = reading
  const { blob, herkunft, ohne, ausschluss } = await load()
  const { dateiName: name } = herkunft
  await client.open(new File([blob], name), progressTo(reading))
  const ansicht = await client.look(WIE_GESPEICHERT)
  const zuordnung = zuordnungAus(ansicht.spalten)
  const regeln = grundRegel(ansicht.spalten)
  const { spalten } = herkunft
  const gelesen = { name, bytes: blob.size, ansicht, zuordnung, spalten, regeln, ohne, ausschluss }
  return { ...gelesen, arbeit: 0, gesichert: null, abdruck: null, herkunft }
}

/** Checks all rows of an open file. */
async function checkRows(datei: OffeneDatei, reading: Reading): Promise<Ereignis> {
  const { leseart } = datei.ansicht
  const ergebnis = await reading.client.check(leseart, [...datei.zuordnung], progressTo(reading), datei.regeln)
  return ergebnis.art === 'stopp'
    ? { art: 'stopped', stopp: ergebnis.stopp }
    : { art: 'checked', bericht: ergebnis.bericht }
}

/** Tells what came of work; nothing is told of work that was ended. */
async function run({ tell }: Reading, onProblem: 'refused' | 'failed', work: () => Promise<Ereignis>): Promise<void> {
  try {
    const ereignis = await work()
    // The desk is a large page: drawn in one go it would hold the browser up for a tenth of a second.
    startTransition(() => tell(ereignis))
  } catch (error) {
    if (!(error instanceof Abgebrochen)) tell({ art: onProblem, problem: problemText(error) })
  }
}

/** Opens a file; the limits are checked before a byte is read. */
export function openFile(file: File, reading: Reading): void {
  if (file.size > MAX_BYTES.adressen) return reading.tell({ art: 'refused', problem: tooLarge() })
  reading.tell({ art: 'readingBegan', name: file.name })
  void run(reading, 'refused', () => readFile(file, reading))
}

/** Opens what the service keeps and checks it. */
export function openStored(load: () => Promise<Gespeicherte>, reading: Reading): void {
  reading.tell({ art: 'readingBegan', name: '' })
  void run(reading, 'refused', async () => {
    const datei = await readStored(load, reading)
    reading.tell({ art: 'storedOpened', datei })
    return checkRows(datei, reading)
  })
}

/** Reads the open file in another way. */
export function lookAgain(datei: OffeneDatei, leseart: Partial<Leseart>, reading: Reading): void {
  if (leseart.blatt !== undefined) reading.tell({ art: 'sheetBegan' })
  void run(reading, 'failed', async () => {
    const ansicht = await reading.client.look(behalten(datei, leseart), progressTo(reading))
    return { art: 'lookedAgain', ansicht }
  })
}

/** Checks all rows of the open file. */
export function checkFile(datei: OffeneDatei, reading: Reading): void {
  reading.tell({ art: 'checkBegan' })
  void run(reading, 'failed', () => checkRows(datei, reading))
}
