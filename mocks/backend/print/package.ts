import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { BLEED_MM, FORMATS } from '#src/domain/print/formats.ts'
import { writePdf } from '#src/domain/print/pdf/writePdf.ts'
import type { Context } from '../context.ts'
import type { KampagneRow } from '../db/rows/kampagne.ts'
import { sha256 } from '../files.ts'
import { shortLink } from '../kampagne/codes.ts'
import { loadSperrliste } from '../konto/sperre.ts'
import { EmpfaengerHash, isUntouched, loadSnapshot, type Snapshot, type SnapshotInhalt } from '../kampagne/snapshot.ts'
import { BOM, csvLine } from './csv.ts'
import { nodeFontSet } from './nodeFonts.ts'
import { demoOutputIntent } from './outputIntent.ts'

/** Recipients in one print file; more need too much memory at once (druck.md §2). */
const STAPEL = 1000

export interface Datei {
  name: string
  sha256: string
  bytes: number
}

export interface Paket {
  auftrag: string
  /** Printed pieces. */
  menge: number
  /** People who objected after the approval. */
  ausgelassen: number
  dateien: Datei[]
}

/** A hand-over that cannot be: the reason is German, for the provider and the owner. */
export class UebergabeFehler extends Error {
  /** The same try again would fail again. */
  readonly endgueltig: boolean

  constructor(text: string, endgueltig: boolean) {
    super(text)
    this.name = 'UebergabeFehler'
    this.endgueltig = endgueltig
  }
}

export interface Recipient {
  nr: number
  code: string
  daten: string
  empfaenger: Empfaenger
}

/** Columns of the recipient file before those of the address. */
const KOPF = ['nr', 'code', 'url', 'datei', 'seiteVon', 'seiteBis'] as const
/**
 * Writes the package of a campaign into the print shop's inbox: print files, recipient file, job ticket. The frozen
 * content is hashed again before and the recipients while they are printed; the folder appears whole or not at all.
 */
export async function writePackage(context: Context, kampagne: KampagneRow, auftrag: string): Promise<Paket> {
  const snapshot = await approvedSnapshot(context, kampagne)
  const inbox = context.settings.lettershopOrdner
  const temp = join(inbox, `.${auftrag}.${process.pid}.${Date.now().toString(36)}.teil`)
  await mkdir(temp, { recursive: true })
  try {
    const { dateien, menge, ausgelassen } = await writeFiles(context, kampagne, snapshot, temp)
    const ticket = jobTicket(context, kampagne, snapshot, auftrag, { dateien, menge })
    await writeFile(join(temp, 'auftrag.json'), `${JSON.stringify(ticket, null, 2)}\n`)
    // A folder of this name can only be left over from a try that ended before it was written down.
    await rm(join(inbox, auftrag), { recursive: true, force: true })
    await rename(temp, join(inbox, auftrag))
    return { auftrag, menge, ausgelassen, dateien }
  } finally {
    await rm(temp, { recursive: true, force: true })
  }
}

/** The newest snapshot, when it is the approved one and nobody touched it. */
async function approvedSnapshot(context: Context, kampagne: KampagneRow): Promise<Snapshot> {
  const snapshot = await loadSnapshot(context, kampagne.idPtKampagne, kampagne.snapshotNr)
  if (!snapshot || !isUntouched(snapshot))
    throw new UebergabeFehler('Der freigegebene Stand wurde verändert. Es wurde nichts übergeben.', true)
  const seals = await context.db
    .selectFrom('freigabe')
    .select('snapshotHash')
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('snapshotNr', '=', snapshot.nr)
    .where('entscheidung', '=', 'freigegeben')
    .execute()
  if (seals.length === 0 || seals.some((seal) => seal.snapshotHash !== snapshot.hash))
    throw new UebergabeFehler('Die Freigabe passt nicht zu diesem Stand. Es wurde nichts übergeben.', true)
  return snapshot
}

async function writeFiles(
  context: Context,
  kampagne: KampagneRow,
  snapshot: Snapshot,
  folder: string,
): Promise<Omit<Paket, 'auftrag'>> {
  const { inhalt } = snapshot
  const { istGesperrt } = await loadSperrliste(context.db, kampagne.idPtKunde)
  let menge = 0
  const hash = new EmpfaengerHash()
  const dateien: Datei[] = []
  const lines = [BOM, csvLine([...KOPF, ...EMPFAENGER_FELDER])]
  for (let first = 1, stapel = 1; first <= inhalt.empfaenger.anzahl; first += STAPEL, stapel += 1) {
    const approved = await loadRecipients(context, kampagne, first)
    for (const { nr, code, daten } of approved) hash.add(nr, code, daten)
    // An objection counts until the last moment (DSG-05); the approved list itself stays as it was sealed.
    const recipients = approved.filter(({ empfaenger }) => !istGesperrt(empfaenger))
    if (recipients.length === 0) continue
    menge += recipients.length
    const name = `druckdaten-${String(stapel).padStart(3, '0')}.pdf`
    dateien.push(await store(folder, name, await printFile(context, kampagne, snapshot, recipients)))
    lines.push(...recipientLines(context, inhalt, recipients, name))
  }
  if (hash.digest() !== inhalt.empfaenger.sha256)
    throw new UebergabeFehler('Die Empfängerliste wurde nach der Freigabe verändert. Es wurde nichts übergeben.', true)
  if (menge === 0) throw new UebergabeFehler('Alle Empfänger haben der Werbung widersprochen.', true)
  dateien.push(await store(folder, 'empfaenger.csv', Buffer.from(lines.join(''), 'utf8')))
  return { dateien, menge, ausgelassen: inhalt.empfaenger.anzahl - menge }
}

async function store(folder: string, name: string, bytes: Uint8Array): Promise<Datei> {
  await writeFile(join(folder, name), bytes)
  return { name, sha256: sha256(bytes), bytes: bytes.byteLength }
}

/** One batch in print order, with what the enrichment added. */
async function loadRecipients({ db }: Context, kampagne: KampagneRow, first: number): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('empfaengerCode')
    .selectAll()
    .where('idPtKampagne', '=', kampagne.idPtKampagne)
    .where('snapshotNr', '=', kampagne.snapshotNr)
    .where('nr', '>=', first)
    .where('nr', '<', first + STAPEL)
    .orderBy('nr')
    .execute()
  return rows.map(({ nr, code, daten, ergaenzt }) => {
    if (daten === null) throw new UebergabeFehler('Die Empfänger sind nicht mehr vorhanden.', true)
    const added = ergaenzt === null ? {} : (JSON.parse(ergaenzt) as Partial<Empfaenger>)
    return { nr, code, daten, empfaenger: { ...(JSON.parse(daten) as Empfaenger), ...added } }
  })
}

/** What a recipient's QR code holds; null: what the sheet itself says. */
export function qrUrlOf(context: Context, inhalt: SnapshotInhalt, code: string): string | null {
  return inhalt.tracking && inhalt.qrZiel !== null ? shortLink(context.settings.publicUrl, code) : null
}

async function printFile(
  context: Context,
  kampagne: KampagneRow,
  { inhalt }: Snapshot,
  recipients: Recipient[],
): Promise<Uint8Array> {
  const fonts = await nodeFontSet()
  const bytesOf = async (assetId: string) => {
    const asset = inhalt.assets.find(({ id }) => id === assetId)
    if (!asset) throw new UebergabeFehler('Ein Bild des Werbemittels fehlt.', true)
    const bytes = await context.files.get(asset.sha256)
    if (sha256(bytes) !== asset.sha256) throw new UebergabeFehler('Ein Bild des Werbemittels wurde verändert.', true)
    return { bytes, mime: asset.mime }
  }
  const { format, datenschutzText, assets } = inhalt
  const pages = recipients.flatMap(({ empfaenger, code }) => {
    const page = { format, empfaenger, datenschutzText, qrUrl: qrUrlOf(context, inhalt, code), fonts, assets }
    return inhalt.seiten.map((seite) => ({ seite, context: page }))
  })
  const basePdf = inhalt.pdfAssetId === null ? {} : { basePdf: (await bytesOf(inhalt.pdfAssetId)).bytes }
  return writePdf({
    format,
    pages,
    assets: bytesOf,
    title: kampagne.bezeichnung,
    outputIntent: await demoOutputIntent(),
    erstellt: context.now().toISOString(),
    ...basePdf,
  })
}

function recipientLines(context: Context, inhalt: SnapshotInhalt, recipients: Recipient[], datei: string): string[] {
  const perPiece = FORMATS[inhalt.format].pages.length
  return recipients.map(({ nr, code, empfaenger }, i) =>
    csvLine([
      nr,
      inhalt.tracking ? code : '',
      qrUrlOf(context, inhalt, code) ?? inhalt.qrZiel ?? '',
      datei,
      i * perPiece + 1,
      (i + 1) * perPiece,
      ...EMPFAENGER_FELDER.map((feld) => empfaenger[feld]),
    ]),
  )
}

/** What the print shop has to know, and what it can check. Lengths in mm. */
function jobTicket(
  context: Context,
  kampagne: KampagneRow,
  { nr, hash, inhalt }: Snapshot,
  auftrag: string,
  { dateien, menge }: Pick<Paket, 'dateien' | 'menge'>,
) {
  const { data, final, pages, label } = FORMATS[inhalt.format]
  return {
    auftrag,
    auftraggeber: context.settings.anbieterName,
    kunde: inhalt.firma,
    kampagne: { idPtKampagne: kampagne.idPtKampagne, bezeichnung: kampagne.bezeichnung },
    erstelltAm: context.now().toISOString(),
    versandDatum: kampagne.versandDatum,
    format: {
      id: inhalt.format,
      bezeichnung: label,
      datenformatMm: [data.w, data.h],
      endformatMm: [final.w, final.h],
      beschnittMm: BLEED_MM,
      seiten: pages,
    },
    papier: inhalt.format === 'maxipostkarte' ? 'Bilderdruck matt 300 g/m²' : 'Offset weiß 90 g/m²',
    farben: pages.length === 2 ? '4/4' : '4/0',
    menge,
    seitenJeStueck: pages.length,
    tracking: inhalt.tracking,
    absender: inhalt.absender,
    snapshot: { nr, sha256: hash },
    empfaengerSha256: inhalt.empfaenger.sha256,
    dateien,
  }
}
