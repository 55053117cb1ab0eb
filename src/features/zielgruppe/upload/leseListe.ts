import { endungProblem } from '#src/domain/upload/endung.ts'
import type { Leseart } from '#src/engines/addresses/list/layout.ts'
import { grundRegel } from '#src/engines/addresses/words/regel.ts'
import type { AdressdateiClient } from '#src/entities/zielgruppe/adressdateiClient.ts'
import { zugeordnet, type OffeneDatei, type Phase } from './adressdateiStand.ts'
import { WIE_GESPEICHERT, zuordnungAus, type Gespeicherte } from './herkunft.ts'
import { fingerabdruckVon, type Fingerabdruck, type ImportEntwurf } from './importEntwurf.ts'
import { vorgabe } from './lesen.ts'

/** The reader of the list, and who hears which share of its work is done. */
interface Leser {
  client: AdressdateiClient
  progress: (anteil: number) => void
}

/**
 * Opens a file of the customer's.
 * @param merkzettel what another window had decided about this very file
 */
export async function liesDatei(
  { client, progress }: Leser,
  file: File,
  merkzettel: (abdruck: Fingerabdruck | null) => ImportEntwurf | null,
): Promise<Phase> {
  const offen = await client.open(file, progress)
  // Its content is a list; now its name must not say something else.
  const problem = endungProblem(file.name, 'adressen')
  if (problem !== null) return { art: 'waehlen', problem }
  const abdruck = await fingerabdruckVon(file)
  const gemerkt = merkzettel(abdruck)
  const ansicht = gemerkt ? await client.look(gemerkt.leseart) : offen
  const zuordnung = gemerkt
    ? new Map(gemerkt.zuordnung.filter(([spalte]) => spalte < ansicht.spalten.length))
    : ansicht.vorschlag
  const regeln = ansicht.regeln.filter(({ spalte }) => !zuordnung.has(spalte))
  const { ohne = null, ausschluss = {} } = gemerkt ?? {}
  const offene = { name: file.name, bytes: file.size, ansicht, zuordnung, regeln, ohne, ausschluss }
  return zugeordnet({ ...offene, arbeit: 0, gesichert: null, abdruck, herkunft: null }, ansicht.stopp)
}

/** Opens what the service keeps, whose columns are known. */
export async function liesGespeicherte(
  { client, progress }: Leser,
  { blob, herkunft, ohne, ausschluss }: Gespeicherte,
): Promise<OffeneDatei> {
  const { dateiName: name } = herkunft
  await client.open(new File([blob], name), progress)
  const ansicht = await client.look(WIE_GESPEICHERT)
  const zuordnung = zuordnungAus(ansicht.spalten)
  const regeln = grundRegel(ansicht.spalten)
  const offen = { name, bytes: blob.size, ansicht, zuordnung, regeln, ohne, ausschluss }
  return { ...offen, arbeit: 0, gesichert: null, abdruck: null, herkunft }
}

/** Looks at the same file in another way; columns that are the same keep what they were given. */
export async function liesAnders(
  { client, progress }: Leser,
  datei: OffeneDatei,
  leseart: Partial<Leseart>,
): Promise<Phase> {
  const ansicht = await client.look(leseart, progress)
  const gleich = ansicht.spalten.join('\n') === datei.ansicht.spalten.join('\n')
  const { zuordnung, regeln } = gleich ? datei : { zuordnung: ansicht.vorschlag, regeln: ansicht.regeln }
  return zugeordnet({ ...datei, ansicht, zuordnung, regeln, ohne: null, arbeit: 0 }, ansicht.stopp)
}

/** Checks every row; the steps of this desk are counted anew. */
export async function pruefeListe({ client, progress }: Leser, datei: OffeneDatei): Promise<Phase> {
  const ergebnis = await client.check(datei.ansicht.leseart, [...datei.zuordnung], progress, datei.regeln)
  if (ergebnis.art === 'stopp') return zugeordnet(datei, ergebnis.stopp)
  const { bericht } = ergebnis
  return { art: 'ergebnis', datei: { ...datei, gesichert: null, ohne: datei.ohne ?? vorgabe(bericht) }, bericht }
}
