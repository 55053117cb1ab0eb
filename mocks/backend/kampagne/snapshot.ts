import type { Asset, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Absender, KampagnePreis } from '#src/contract/kampagne.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { qrText } from '#src/domain/print/qr.ts'
import type { Context } from '../platform/context.ts'
import type { KampagneRow } from './rows.ts'
import { sha256 } from '../platform/files.ts'
import { canonicalJson } from './canonical.ts'
import { newCode } from '../platform/codes.ts'
import { fromJson } from '../platform/db/json.ts'

/** Everything that an approval is about. Its canonical text is hashed; whoever prints re-checks that hash. */
export interface SnapshotInhalt {
  schema: 1
  idPtKampagne: number
  nr: number
  bezeichnung: string
  format: FormatId
  typ: 'editor' | 'hochgeladen'
  seiten: Seite[]
  assets: Asset[]
  pdfAssetId: string | null
  zielgruppe: { idPtZielgruppe: number; bezeichnung: string; beschreibung: string }
  empfaenger: { anzahl: number; sha256: string }
  /** Masked recipients, the hard cases among them. */
  beispiele: Empfaenger[]
  absender: Absender
  datenschutzText: string
  versandDatum: string
  anreicherung: boolean
  tracking: boolean
  /** Where the QR code leads, null without one. */
  qrZiel: string | null
  preis: KampagnePreis
  nachricht: string
  angefordertVon: string
  firma: string
}

export interface Snapshot {
  nr: number
  hash: string
  inhalt: SnapshotInhalt
}

/** Rows of one INSERT; both databases limit the number of its parameters. */
const CHUNK = 2000

/** Hash over all recipients with their codes, in print order. */
export class EmpfaengerHash {
  readonly #lines: string[] = []
  #state = ''

  add(nr: number, code: string, daten: string): void {
    this.#lines.push(`${nr};${code};${daten}`)
    if (this.#lines.length >= CHUNK) this.#fold()
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

/**
 * Freezes the recipients of the next snapshot, each with a new random code. Those of an earlier snapshot are dropped:
 * nothing was printed from it.
 */
async function freezeRecipients(
  { db }: Context,
  idPtKampagne: number,
  snapshotNr: number,
  empfaenger: Empfaenger[],
): Promise<SnapshotInhalt['empfaenger']> {
  await db.deleteFrom('empfaengerCode').where('idPtKampagne', '=', idPtKampagne).execute()
  const hash = new EmpfaengerHash()
  const used = new Set<string>()
  for (let start = 0; start < empfaenger.length; start += CHUNK) {
    const rows = empfaenger.slice(start, start + CHUNK).map((person, i) => {
      let code = newCode()
      while (used.has(code)) code = newCode()
      used.add(code)
      const daten = canonicalJson(person)
      const nr = start + i + 1
      hash.add(nr, code, daten)
      return { code, idPtKampagne, snapshotNr, nr, daten, ergaenzt: null }
    })
    await db.insertInto('empfaengerCode').values(rows).execute()
  }
  return { anzahl: empfaenger.length, sha256: hash.digest() }
}

/** Freezes content and recipients under the next number. */
export async function freeze(
  context: Context,
  kampagne: KampagneRow,
  content: Omit<SnapshotInhalt, 'schema' | 'idPtKampagne' | 'nr' | 'empfaenger'>,
  empfaenger: Empfaenger[],
): Promise<Snapshot> {
  const { idPtKampagne } = kampagne
  const nr = kampagne.snapshotNr + 1
  const frozen = await freezeRecipients(context, idPtKampagne, nr, empfaenger)
  const inhalt: SnapshotInhalt = { schema: 1, idPtKampagne, nr, empfaenger: frozen, ...content }
  const text = canonicalJson(inhalt)
  const hash = sha256(text)
  await context.db
    .insertInto('snapshot')
    .values({ idPtKampagne, nr, inhalt: text, hash, erstelltAm: context.now().toISOString() })
    .execute()
  return { nr, hash, inhalt }
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

/** Does the stored content still have the hash it was stored with? */
export function isUntouched(snapshot: Snapshot): boolean {
  return sha256(canonicalJson(snapshot.inhalt)) === snapshot.hash
}

/** Target of the sheet's QR code: the first website code that is switched on, the back first. */
export function qrZiel(seiten: readonly Seite[]): string | null {
  const pages = seiten.toSorted((a, b) => a.side.localeCompare(b.side))
  for (const layer of pages.flatMap(({ layers }) => layers)) {
    if (layer.type !== 'qrcode' || !layer.enabled || !layer.visible || layer.inhaltTyp !== 'website') continue
    const ziel = qrText('website', layer.inhalt)
    if (ziel.ok) return ziel.text
  }
  return null
}
