import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import type { Context } from '../platform/context.ts'
import type { KampagneRow } from '../kampagne/rows.ts'
import { abgleichFuer } from '../zielgruppe/abgleichFuer.ts'
import { ergebnisOf } from '../kampagne/load.ts'
import {
  EmpfaengerHash,
  fassungOf,
  frozenCodes,
  isUntouched,
  loadSnapshot,
  type Snapshot,
} from '../kampagne/snapshot.ts'
import { BOM, csvLine } from '#src/base/csv.ts'
import type { Codepruefung } from '../platform/print/checkPrinted.ts'
import type { Press } from '../platform/print/press.ts'
import { sha256 } from '../platform/files.ts'
import { maskeVon } from '../zielgruppe/recipients.ts'
import { openDatei, type Datei, type Druckvorlage } from '../platform/print/printFile.ts'
import { UebergabeFehler } from '../platform/print/uebergabeFehler.ts'
import { fromJson } from '../platform/db/json.ts'
import { jobTicket, kopfOf, qrUrlsOf, recipientLines } from './beilagen.ts'
import type { Paket } from './paket.ts'

/** Recipients in one print file; more need too much memory at once (print 2). */
const STAPEL = 1000
/** Print files and the list of recipients. */
export const anzahlDateien = (menge: number) => Math.ceil(menge / STAPEL) + 1
/** End of the name of a folder that is being written. */
const UNFERTIG = '.teil'

/** Hears after each print file how many recipients of all are done; throws to stop the rest. */
type Fertig = (fertig: number, gesamt: number) => Promise<void>

interface Auftrag {
  /** Name of the folder. */
  auftrag: string
  /** The run that writes it; until it is whole the folder bears its name. */
  laeufer: string
  onFile: Fertig
  /** Hears of the whole package and calls `place` where nothing more can keep it out of the inbox. */
  onDone: (paket: Paket, place: () => Promise<void>) => Promise<void>
}

/**
 * Writes the package of a campaign into the print shop's inbox: print files, recipient file, job ticket. The frozen
 * content is hashed again before and the recipients while they are printed; the folder appears whole or not at all.
 */
export async function writePaket(
  context: Context,
  kampagne: KampagneRow,
  { auftrag, laeufer, onFile, onDone }: Auftrag,
): Promise<void> {
  const snapshot = await approvedSnapshot(context, kampagne)
  const inbox = context.settings.lettershopOrdner
  const temp = join(inbox, `.${auftrag}.${laeufer}${UNFERTIG}`)
  await mkdir(temp, { recursive: true })
  try {
    const vorlage = await vorlageOf(context, kampagne, snapshot, { auftrag, ordner: temp })
    const { dateien, menge, ausgelassen, codes } = await context.printer.withPress(
      vorlage,
      snapshot.inhalt.empfaenger.anzahl,
      (press) => writeFiles(context, kampagne, snapshot, { ordner: temp, press, onFile }),
    )
    const ticket = jobTicket(context, kampagne, snapshot, auftrag, { dateien, menge, codes })
    await writeFile(join(temp, 'auftrag.json'), `${JSON.stringify(ticket, null, 2)}\n`)
    let isPlaced = false
    await onDone({ auftrag, menge, ausgelassen, dateien, codes }, async () => {
      // A transaction that is done again finds it in its place.
      if (isPlaced) return
      // A folder of this name can only be left over from a try that ended before it was written down.
      await removePaket(context, auftrag)
      await rename(temp, join(inbox, auftrag))
      isPlaced = true
    })
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

/** Takes a package out of the inbox, if it is there. */
export async function removePaket({ settings }: Pick<Context, 'settings'>, auftrag: string): Promise<void> {
  await rm(join(settings.lettershopOrdner, auftrag), { recursive: true, force: true })
}

/** Folders that are being written, or were when their process was killed. */
export async function listUnfinished({ settings }: Pick<Context, 'settings'>) {
  const names = await readdir(settings.lettershopOrdner).catch(() => [])
  return names
    .filter((name) => name.startsWith('.') && name.endsWith(UNFERTIG))
    .map((ordner) => ({ ordner, laeufer: ordner.slice(0, -UNFERTIG.length).split('.').at(-1) ?? '' }))
}

/** The newest snapshot, when it is the approved one and nobody touched it. */
async function approvedSnapshot(context: Context, kampagne: KampagneRow): Promise<Snapshot> {
  const snapshot = await loadSnapshot(context, kampagne.idPtKampagne, kampagne.snapshotNr)
  if (!snapshot || !isUntouched(snapshot))
    throw new UebergabeFehler('Der freigegebene Stand wurde verändert. Es wurde nichts übergeben.', true)
  const approvals = await context.db
    .selectFrom('freigabe')
    .select('snapshotHash')
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('snapshotNr', '=', snapshot.nr)
    .where('entscheidung', '=', 'freigegeben')
    .execute()
  if (approvals.length === 0 || approvals.some(({ snapshotHash }) => snapshotHash !== snapshot.hash))
    throw new UebergabeFehler('Die Freigabe passt nicht zu diesem Stand. Es wurde nichts übergeben.', true)
  return snapshot
}

async function writeFiles(
  context: Context,
  kampagne: KampagneRow,
  { inhalt }: Snapshot,
  { ordner, press, onFile }: { ordner: string; press: Press; onFile: Fertig },
): Promise<Omit<Paket, 'auftrag'>> {
  const { anzahl } = inhalt.empfaenger
  const codes = frozenCodes(inhalt)
  const abgleich = await abgleichFuer(context, kampagne)
  let menge = 0
  const codepruefung: Codepruefung = { verglichen: 0, gelesen: 0 }
  const hash = new EmpfaengerHash()
  const dateien: Datei[] = []
  const liste = await openDatei(ordner, 'empfaenger.csv')
  await liste.write([BOM, csvLine([...kopfOf(inhalt), ...EMPFAENGER_FELDER])])
  for (let first = 1, stapel = 1; first <= anzahl; first += STAPEL, stapel += 1) {
    const approved = await loadRecipients(context, kampagne, { first, je: inhalt.empfaenger.je })
    for (const { nr, code, siegel } of approved) hash.add(nr, code, siegel)
    // An objection counts until the last moment (DSG-05), also that of somebody who is likely meant, and so does any mail sent
    // meanwhile; the approved list itself stays as it was sealed.
    const recipients = approved.flatMap(({ nr, code, recipient, jemandAnderes }) =>
      recipient === null || maskeVon(abgleich, { empfaenger: recipient, jemandAnderes }) !== 0
        ? []
        : [{ nr, code, empfaenger: recipient }],
    )
    if (recipients.length === 0) continue
    menge += recipients.length
    const name = `druckdaten-${String(stapel).padStart(3, '0')}.pdf`
    const empfaenger = recipients.map((recipient) => ({
      nr: recipient.nr,
      empfaenger: recipient.empfaenger,
      qrUrls: qrUrlsOf(context, codes, recipient.code),
    }))
    const gedruckt = await press.print({ name, empfaenger })
    dateien.push(gedruckt.datei)
    codepruefung.verglichen += gedruckt.codes.verglichen
    codepruefung.gelesen += gedruckt.codes.gelesen
    await liste.write(recipientLines(context, inhalt, recipients, name))
    await onFile(Math.min(first + STAPEL - 1, anzahl), anzahl)
  }
  if (hash.digest() !== inhalt.empfaenger.sha256)
    throw new UebergabeFehler('Die Empfängerliste wurde nach der Freigabe verändert. Es wurde nichts übergeben.', true)
  if (menge === 0)
    throw new UebergabeFehler(
      'Alle Empfänger sind inzwischen ausgenommen: durch Sperrliste, Robinsonliste, frühere Sendungen oder abgezogene Listen.',
      true,
    )
  dateien.push(liste.close())
  return { dateien, menge, ausgelassen: anzahl - menge, codes: codepruefung }
}

interface Approved {
  nr: number
  code: string
  /** What the seal holds of him. */
  siegel: string
  /** null: his data were deleted because he asked for it. */
  recipient: Empfaenger | null
  jemandAnderes: string | null
}

/** One batch in print order, with what the enrichment added. */
async function loadRecipients(
  { db }: Context,
  kampagne: KampagneRow,
  { first, je }: { first: number; je: 'empfaenger' | undefined },
): Promise<Approved[]> {
  const rows = await db
    .selectFrom('empfaengerCode')
    .selectAll()
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('snapshotNr', '=', kampagne.snapshotNr)
    .where('nr', '>=', first)
    .where('nr', '<', first + STAPEL)
    .orderBy('nr')
    .execute()
  // What an answer of the third party added before it was complete is not there.
  const isAngereichert = (ergebnisOf(kampagne)?.angereichert ?? 0) > 0
  return rows.map(({ nr, code, daten, ergaenzt, jemandAnderes, datenHash }) => {
    if (daten === null && datenHash !== null) return { nr, code, siegel: datenHash, recipient: null, jemandAnderes }
    if (daten === null) throw new UebergabeFehler('Die Empfänger sind nicht mehr vorhanden.', true)
    const added = ergaenzt === null || !isAngereichert ? {} : fromJson<Partial<Empfaenger>>(ergaenzt)
    const siegel = je === 'empfaenger' ? sha256(daten) : daten
    return { nr, code, siegel, recipient: { ...fromJson<Empfaenger>(daten), ...added }, jemandAnderes }
  })
}

/** What all print files share. Pictures are read once; their hash is looked at where they are used. */
async function vorlageOf(
  context: Context,
  kampagne: KampagneRow,
  { inhalt }: Snapshot,
  { auftrag, ordner }: { auftrag: string; ordner: string },
): Promise<Druckvorlage> {
  const { format, seiten, assets, pdfAssetId, absender, datenschutzText } = inhalt
  const layers = seiten.flatMap((seite) => seite.layers)
  const used = new Set([pdfAssetId, ...layers.map((layer) => (layer.type === 'bild' ? layer.assetId : null))])
  const inhalte: Record<string, Uint8Array> = {}
  for (const { id, sha256: key } of assets) if (used.has(id)) inhalte[id] = await context.files.get(key)
  const { druckprofil, druckrand } = context.settings
  return {
    ordner,
    format,
    seiten,
    assets,
    inhalte,
    pdfAssetId,
    absender,
    fassung: fassungOf(inhalt),
    datenschutzText,
    titel: inhalt.bezeichnung,
    erstellt: context.now().toISOString(),
    druckprofil,
    druckrand,
    auftrag,
    anzahl: inhalt.empfaenger.anzahl,
  }
}
