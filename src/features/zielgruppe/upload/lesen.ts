import { ApiError } from '#src/contract/apiError.ts'
import { inMb, MAX_BYTES } from '#src/contract/grenzen.ts'
import { endungProblem } from '#src/domain/upload/endung.ts'
import type { OffeneDatei } from '#src/engines/addresses/desk/offeneDatei.ts'
import type { Ereignis } from '#src/engines/addresses/desk/phasen.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import { grundRegel } from '#src/engines/addresses/words/regel.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { AdressdateiProblem } from '#src/entities/zielgruppe/dateiLesen.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { WIE_GESPEICHERT, zuordnungAus, type Gespeicherte } from './herkunft.ts'
import { fingerabdruckVon } from './importEntwurf.ts'
import type { ImportEntwurfPlace } from './useImportEntwurf.ts'

export const tooLarge = () => text('zielgruppe:error.dateiGross', { megabyte: inMb(MAX_BYTES.adressen) })

/** What is told of an error: what the user can do something about, in its words. */
export const problemText = (error: unknown) =>
  error instanceof AdressdateiProblem || error instanceof ApiError
    ? error.message
    : text('zielgruppe:error.dateiUnerwartet')

/**
 * What was read so far stays as it is; without a single column there is nothing to keep but the letters, and another sheet
 * has a heading of its own.
 */
export function behalten({ ansicht }: OffeneDatei, leseart: Partial<Leseart>): Partial<Leseart> {
  const { leseart: bisher, spalten } = ansicht
  if (leseart.blatt !== undefined) return leseart
  return spalten.length > 0
    ? { ...bisher, ...leseart }
    : { zeichensatz: bisher.zeichensatz, blatt: bisher.blatt, ...leseart }
}

/** What reads a file, what kept a part of the work on it, and who hears how far it is. */
export interface Reading {
  client: AdressdateiClient
  entwurf: ImportEntwurfPlace
  progress: (anteil: number) => void
}

/** Opens a file of the customer's, read as it was when a window that ended had it open. */
export async function readFile(file: File, { client, entwurf, progress }: Reading): Promise<Ereignis> {
  const offen = await client.open(file, progress)
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
  const gelesen = { name: file.name, bytes: file.size, ansicht, zuordnung, regeln, ohne, ausschluss }
  return { art: 'opened', datei: { ...gelesen, arbeit: 0, gesichert: null, abdruck, herkunft: null } }
}

/** Opens what the service keeps. */
export async function readStored(
  lade: () => Promise<Gespeicherte>,
  { client, progress }: Reading,
): Promise<OffeneDatei> {
  const { blob, herkunft, ohne, ausschluss } = await lade()
  const { dateiName: name } = herkunft
  await client.open(new File([blob], name), progress)
  const ansicht = await client.look(WIE_GESPEICHERT)
  const zuordnung = zuordnungAus(ansicht.spalten)
  const regeln = grundRegel(ansicht.spalten)
  const gelesen = { name, bytes: blob.size, ansicht, zuordnung, regeln, ohne, ausschluss }
  return { ...gelesen, arbeit: 0, gesichert: null, abdruck: null, herkunft }
}

/** Checks all rows of an open file. */
export async function checkRows(datei: OffeneDatei, { client, progress }: Reading): Promise<Ereignis> {
  const ergebnis = await client.check(datei.ansicht.leseart, [...datei.zuordnung], progress, datei.regeln)
  return ergebnis.art === 'stopp'
    ? { art: 'stopped', stopp: ergebnis.stopp }
    : { art: 'checked', bericht: ergebnis.bericht }
}
