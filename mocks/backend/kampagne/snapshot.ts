import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Absender, KampagnePreis } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { ERSTE_FASSUNG } from '#src/engines/print/rules.ts'
import { type GezaehlterCode, qrCodesOf, zaehle } from '#src/engines/print/page.ts'
import type { Context } from '../platform/context.ts'
import { sha256 } from '../platform/files.ts'
import { canonicalJson } from '../platform/canonical.ts'
import { pdfOf } from '../werbemittel/load.ts'
import { keepVersion } from '../werbemittel/versionen.ts'
import type { KampagneRow } from './rows.ts'
import { fromJson } from '../platform/db/json.ts'

/** Everything that an approval is about. Its canonical text is hashed; whoever prints re-checks that hash. */
export interface SnapshotInhalt {
  schema: 1
  /** Version of the layout that was approved; the first one named none. */
  fassung?: number
  idPtKampagne: number
  nr: number
  bezeichnung: string
  format: FormatId
  typ: 'editor' | 'hochgeladen'
  seiten: Seite[]
  assets: Asset[]
  pdfAssetId: string | null
  zielgruppe: { idPtZielgruppe: number; bezeichnung: string; beschreibung: string }
  /** `je`: the hash is one over the hashes of each, so that one of them can be deleted; left out in seals of before. */
  empfaenger: { anzahl: number; sha256: string; je?: 'empfaenger' }
  /** Masked recipients, the hard cases among them. */
  beispiele: Empfaenger[]
  absender: Absender
  datenschutzText: string
  versandDatum: string
  anreicherung: boolean
  tracking: boolean
  /** QR codes of the sheet. A snapshot of before has `qrZiel` in its place; `frozenCodes` reads both. */
  qrCodes?: GezaehlterCode[]
  /** Target of every website code of a snapshot from before each had its own; null without one. */
  qrZiel?: string | null
  preis: KampagnePreis
  /** Warnings of the check that were left as they are, names in them masked; none where the field is missing. */
  soGelassen?: Befund[]
  nachricht: string
  angefordertVon: string
  firma: string
}

export interface Snapshot {
  nr: number
  hash: string
  inhalt: SnapshotInhalt
}

/** Recipients that are hashed at once. */
export const HASH_AT_ONCE = 2000

/** Hash over all recipients with their codes, in print order. */
export class EmpfaengerHash {
  readonly #lines: string[] = []
  #state: string

  /** `state`: of a hash that was left off after a multiple of HASH_AT_ONCE. */
  constructor(state = '') {
    this.#state = state
  }

  /** `daten`: the hash of a recipient's data; in seals of before the data themselves. */
  add(nr: number, code: string, daten: string): void {
    this.#lines.push(`${nr};${code};${daten}`)
    if (this.#lines.length >= HASH_AT_ONCE) this.#fold()
  }

  /** What to go on from; after a multiple of HASH_AT_ONCE only. */
  get state(): string {
    return this.#state
  }

  #fold(): void {
    this.#state = sha256(`${this.#state}\n${this.#lines.join('\n')}`)
    this.#lines.length = 0
  }

  digest(): string {
    this.#fold()
    return this.#state
  }
}

/** What a snapshot holds besides its recipients. */
export type Kopf = Omit<SnapshotInhalt, 'empfaenger'>

/** Seals content and recipients, which are frozen by now. */
export async function storeSnapshot(
  { db, now }: Context,
  kopf: Kopf,
  empfaenger: SnapshotInhalt['empfaenger'],
): Promise<void> {
  const inhalt: SnapshotInhalt = { ...kopf, empfaenger }
  const text = canonicalJson(inhalt)
  await db
    .insertInto('snapshot')
    .values({
      idPtKampagne: kopf.idPtKampagne,
      nr: kopf.nr,
      inhalt: text,
      hash: sha256(text),
      erstelltAm: now().toISOString(),
    })
    .execute()
}

/**
 * Keeps the drawing of a snapshot among the versions of its material (print 8.4), in the transaction of what shows or
 * approves it. A material that is gone keeps nothing.
 */
export async function keepDrawing(
  context: Context,
  { idPtKampagne, idPtWerbemittel }: Pick<KampagneRow, 'idPtKampagne' | 'idPtWerbemittel'>,
  {
    format,
    typ,
    seiten,
    assets,
    pdfAssetId,
  }: Pick<SnapshotInhalt, 'format' | 'typ' | 'seiten' | 'assets' | 'pdfAssetId'>,
  marke: { anlass: 'kampagne' | 'freigabe'; von: string },
): Promise<void> {
  if (idPtWerbemittel === null) return
  const row = await context.db
    .selectFrom('werbemittel')
    .select('pdf')
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .executeTakeFirst()
  if (!row) return
  const stored = pdfOf(row)
  // A snapshot names the file alone; what else is known of it is kept with the material, which is locked meanwhile.
  const file = assets.find(({ id }) => id === pdfAssetId)
  const named = file && {
    assetId: file.id,
    name: file.name,
    seiten: seiten.length,
    groesse: file.bytes,
    hash: file.sha256,
  }
  const pdf = stored?.assetId === pdfAssetId ? stored : (named ?? null)
  await keepVersion(context, idPtWerbemittel, { format, typ, seiten, pdf }, { ...marke, idPtKampagne })
}

/** A snapshot as it is stored; null when the campaign has none of this number. */
export async function loadSnapshot({ db }: Context, idPtKampagne: number, nr: number): Promise<Snapshot | null> {
  const row = await db
    .selectFrom('snapshot')
    .selectAll()
    .where('idPtKampagne', '=', idPtKampagne)
    .where('nr', '=', nr)
    .executeTakeFirst()
  return row ? { nr: row.nr, hash: row.hash, inhalt: fromJson<SnapshotInhalt>(row.inhalt) } : null
}

/** The layout that frozen content is printed with (print 13). */
export const fassungOf = ({ fassung }: Pick<SnapshotInhalt, 'fassung'>): number => fassung ?? ERSTE_FASSUNG

/** For what is only shown: one that cannot be read any more is none. Whoever prints asks `loadSnapshot`, and is stopped. */
export async function findSnapshot(context: Context, idPtKampagne: number, nr: number): Promise<Snapshot | null> {
  try {
    return await loadSnapshot(context, idPtKampagne, nr)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Does the stored content still have the hash it was stored with? */
export function isUntouched(snapshot: Snapshot): boolean {
  return sha256(canonicalJson(snapshot.inhalt)) === snapshot.hash
}

/**
 * Codes of a frozen sheet, with the links that were approved. Before each code had its own link, all websites of a card
 * had the recipient's one link, and it led to one target: so it was approved, and so it is printed and counted.
 */
export function frozenCodes(inhalt: SnapshotInhalt): GezaehlterCode[] {
  const { qrCodes, qrZiel, seiten, tracking } = inhalt
  if (qrCodes) return qrCodes
  const codes = zaehle(qrCodesOf(seiten), false)
  if (!tracking || !qrZiel) return codes
  return codes.map((code) => (code.typ === 'website' ? { ...code, ziel: qrZiel, nummer: 1 } : code))
}
