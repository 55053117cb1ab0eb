import type { FormatId, Seite } from '#src/contract/dokument.ts'
import {
  type WerbemittelStand,
  type WerbemittelVersion,
  VERSIONEN_MIT_NAMEN_MAX,
  VERSIONEN_OHNE_NAMEN_MAX,
} from '#src/contract/werbemittelVersion.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { mitEigenenIds } from '#src/engines/print/rules.ts'
import { canonicalJson } from '../platform/canonical.ts'
import { notFound, Refusal, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import type { Database, Db } from '../platform/db/schema.ts'
import { sha256 } from '../platform/files.ts'

/** What is kept of a material: its drawing, whatever it is called. */
export interface Stand {
  format: FormatId
  typ: 'editor' | 'hochgeladen'
  seiten: Seite[]
  pdf: Werbemittel['pdf']
}

type Anlass = Database['werbemittelVersion']['anlass']

interface Marke {
  anlass: Anlass
  bezeichnung?: string
  idPtKampagne?: number
  /** Name of the person whose act it was. */
  von: string
}

const rowsOf = (db: Db, idPtWerbemittel: number) =>
  db.selectFrom('werbemittelVersion').where('idPtWerbemittel', '=', idPtWerbemittel)

/** Did the newest mark, or any mark of the same approval, keep this drawing already? */
async function isKept(db: Db, idPtWerbemittel: number, hash: string, { anlass, idPtKampagne }: Marke) {
  if (anlass === 'benannt') return false
  const rows = rowsOf(db, idPtWerbemittel).select(['hash', 'anlass', 'idPtKampagne'])
  if (anlass === 'freigabe')
    return (
      (await rows
        .where('hash', '=', hash)
        .where('anlass', '=', anlass)
        .where('idPtKampagne', '=', idPtKampagne ?? 0)
        .executeTakeFirst()) !== undefined
    )
  const newest = await rows.orderBy('idPtWerbemittelVersion', 'desc').limit(1).executeTakeFirst()
  if (newest?.hash !== hash) return false
  return anlass !== 'kampagne' || newest.idPtKampagne === idPtKampagne
}

/**
 * Keeps a drawing under a mark (print 8.4). One that the newest mark holds already needs no other; what was approved gets
 * its own. Marks above the bound go, those with a name and approved ones never.
 */
export async function keepVersion(
  outer: Context,
  idPtWerbemittel: number,
  { format, typ, seiten, pdf }: Stand,
  marke: Marke,
): Promise<void> {
  const inhalt = canonicalJson({ format, typ, seiten, pdf })
  const hash = sha256(inhalt)
  await inTransaction(outer.db, async (db) => {
    // Who prunes meanwhile would take away the document that this mark is about to name.
    await lockRow(db, 'werbemittel', idPtWerbemittel)
    if (await isKept(db, idPtWerbemittel, hash, marke)) return
    if (marke.bezeichnung !== undefined) await refuseTooMany(db, idPtWerbemittel)
    await db
      .insertInto('werbemittelDokument')
      .values({ idPtWerbemittel, hash, inhalt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .insertInto('werbemittelVersion')
      .values({
        idPtWerbemittel,
        hash,
        anlass: marke.anlass,
        bezeichnung: marke.bezeichnung ?? null,
        idPtKampagne: marke.idPtKampagne ?? null,
        erstelltAm: outer.now().toISOString(),
        erstelltVon: marke.von,
      })
      .execute()
    await prune(db, idPtWerbemittel)
  })
}

async function prune(db: Db, idPtWerbemittel: number): Promise<void> {
  const loose = await rowsOf(db, idPtWerbemittel)
    .select('idPtWerbemittelVersion')
    .where('bezeichnung', 'is', null)
    .where('anlass', '!=', 'freigabe')
    .orderBy('idPtWerbemittelVersion', 'desc')
    .execute()
  const old = loose.slice(VERSIONEN_OHNE_NAMEN_MAX).map((row) => row.idPtWerbemittelVersion)
  if (old.length === 0) return
  await db.deleteFrom('werbemittelVersion').where('idPtWerbemittelVersion', 'in', old).execute()
  await db
    .deleteFrom('werbemittelDokument')
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .where('hash', 'not in', rowsOf(db, idPtWerbemittel).select('hash'))
    .execute()
}

async function refuseTooMany(db: Db, idPtWerbemittel: number): Promise<void> {
  const { anzahl } = await rowsOf(db, idPtWerbemittel)
    .where('bezeichnung', 'is not', null)
    .select((e) => e.fn.countAll().as('anzahl'))
    .executeTakeFirstOrThrow()
  if (Number(anzahl) < VERSIONEN_MIT_NAMEN_MAX) return
  throw new Refusal(
    409,
    'ZU_VIELE_VERSIONEN',
    `Von diesem Werbemittel sind schon ${VERSIONEN_MIT_NAMEN_MAX} Stände benannt. Es wurde nichts benannt. Nehmen Sie zuerst einem älteren Stand seinen Namen.`,
  )
}

const joined = (db: Db, idPtWerbemittel: number) =>
  db
    .selectFrom('werbemittelVersion as v')
    .leftJoin('kampagne as k', 'k.idPtKampagne', 'v.idPtKampagne')
    .select(['v.idPtWerbemittelVersion', 'v.hash', 'v.anlass', 'v.bezeichnung', 'v.erstelltAm', 'v.erstelltVon'])
    .select(['k.idPtKampagne', 'k.bezeichnung as kampagneBezeichnung'])
    .where('v.idPtWerbemittel', '=', idPtWerbemittel)

interface Joined extends Omit<WerbemittelVersion, 'kampagne'> {
  idPtKampagne: number | null
  kampagneBezeichnung: string | null
}

const toVersion = ({ idPtKampagne, kampagneBezeichnung, ...row }: Joined): WerbemittelVersion => ({
  ...row,
  kampagne: idPtKampagne === null ? null : { idPtKampagne, bezeichnung: kampagneBezeichnung ?? '' },
})

/** All that are kept of a material, the newest first. */
export async function loadVersionen({ db }: Context, idPtWerbemittel: number): Promise<WerbemittelVersion[]> {
  const rows = await joined(db, idPtWerbemittel).orderBy('v.idPtWerbemittelVersion', 'desc').execute()
  return rows.map(toVersion)
}

/** One of a material with its drawing; it may have been pruned meanwhile. */
export async function loadStand(
  { db }: Context,
  idPtWerbemittel: number,
  idPtWerbemittelVersion: number,
): Promise<WerbemittelStand> {
  const row = await joined(db, idPtWerbemittel)
    .innerJoin('werbemittelDokument as d', (join) =>
      join.onRef('d.idPtWerbemittel', '=', 'v.idPtWerbemittel').onRef('d.hash', '=', 'v.hash'),
    )
    .select('d.inhalt')
    .where('v.idPtWerbemittelVersion', '=', idPtWerbemittelVersion)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { inhalt, ...version } = row
  const stand = fromJson<Stand>(inhalt)
  return { ...toVersion(version), ...stand, seiten: mitEigenenIds(stand.seiten) }
}

/** Gives one that is kept a name, or takes it off: then it may go when there are enough newer ones. */
export async function renameVersion(
  outer: Context,
  idPtWerbemittel: number,
  idPtWerbemittelVersion: number,
  bezeichnung: string | null,
): Promise<void> {
  await inTransaction(outer.db, async (db) => {
    await lockRow(db, 'werbemittel', idPtWerbemittel)
    const row = await rowsOf(db, idPtWerbemittel)
      .select('bezeichnung')
      .where('idPtWerbemittelVersion', '=', idPtWerbemittelVersion)
      .executeTakeFirst()
    if (!row) throw notFound()
    if (row.bezeichnung === null && bezeichnung !== null) await refuseTooMany(db, idPtWerbemittel)
    await db
      .updateTable('werbemittelVersion')
      .set({ bezeichnung })
      .where('idPtWerbemittelVersion', '=', idPtWerbemittelVersion)
      .execute()
    await prune(db, idPtWerbemittel)
  })
}
