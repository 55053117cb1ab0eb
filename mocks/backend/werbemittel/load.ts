import type { Asset } from '#src/contract/asset.ts'
import type { Befund, Seite } from '#src/contract/dokument.ts'
import type { Werbemittel, WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { kennzeichnungDerSeiten, mitEigenenIds } from '#src/engines/print/rules.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import type { AssetRow, WerbemittelSelect } from './rows.ts'
import { isLocking, refuseLocked, usageOf, type Verwendung } from '../verwendung/usage.ts'
import type { Stand } from './versionen.ts'
import { loadVorschau } from './vorschau.ts'
import { idListe } from '../platform/db/ids.ts'
import { fromJson } from '../platform/db/json.ts'

/** A material of the caller's customer; any other is not there. */
export async function loadWerbemittel(context: Context, idPtWerbemittel: number): Promise<WerbemittelSelect> {
  const row = await context.db
    .selectFrom('werbemittel')
    .selectAll()
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const toAsset = (row: AssetRow): Asset => ({
  id: row.assetId,
  name: row.name,
  sha256: row.sha256,
  mime: row.mime,
  px: [row.breitePx, row.hoehePx],
  space: row.farbraum,
  bytes: row.bytes,
  quelle: row.quelle,
})

/** Pictures and PDF of a material, oldest first; what came together is in the order of its names. */
export async function loadAssets(context: Pick<Context, 'db'>, idPtWerbemittel: number): Promise<Asset[]> {
  const rows = await context.db
    .selectFrom('werbemittelAsset')
    .innerJoin('asset', 'asset.assetId', 'werbemittelAsset.assetId')
    .selectAll('asset')
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .orderBy('erstelltAm')
    .orderBy('asset.name')
    .orderBy('asset.assetId')
    .execute()
  return rows.map(toAsset)
}

/** Pictures of materials that carry a mark; most materials have none. */
async function loadMarkierte({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const found = new Map<number, Pick<Asset, 'id' | 'quelle'>[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('werbemittelAsset')
    .innerJoin('asset', 'asset.assetId', 'werbemittelAsset.assetId')
    .select(['idPtWerbemittel', 'asset.assetId as id', 'quelle'])
    .where('idPtWerbemittel', 'in', idListe(ids))
    .where('quelle', 'in', ['generiert', 'muster'])
    .execute()
  for (const { idPtWerbemittel, ...asset } of rows)
    found.set(idPtWerbemittel, [...(found.get(idPtWerbemittel) ?? []), asset])
  return found
}

/** One asset of the caller's customer; any other is not there. */
export async function assetOf(context: Context, assetId: string): Promise<Asset> {
  const row = await context.db
    .selectFrom('asset')
    .selectAll()
    .where('assetId', '=', assetId)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return toAsset(row)
}

type Pdf = NonNullable<Werbemittel['pdf']>

/** Of documents of before, in which two layers could have one id, each gets its own. */
export const seitenOf = (row: Pick<WerbemittelSelect, 'seiten'>) => mitEigenenIds(fromJson<Seite[]>(row.seiten))
export const pdfOf = (row: Pick<WerbemittelSelect, 'pdf'>) => fromJson<Pdf>(row.pdf)

/** The drawing of a material, as it is kept among its versions. */
export const standOf = (row: WerbemittelSelect): Stand => ({
  format: row.format,
  typ: row.typ,
  seiten: seitenOf(row),
  pdf: pdfOf(row),
})

export async function toZeilen(context: Context, rows: WerbemittelSelect[]): Promise<WerbemittelZeile[]> {
  const ids = rows.map((row) => row.idPtWerbemittel)
  const usage = await usageOf(context, 'idPtWerbemittel', ids)
  const bilder = await loadVorschau(context, ids)
  const markierte = await loadMarkierte(context, ids)
  return rows.map((row) => {
    const benutzt = usage(row.idPtWerbemittel)
    const status = statusOf(row, benutzt.verwendetIn)
    const marked = markierte.get(row.idPtWerbemittel)
    const kennzeichnung = marked ? kennzeichnungDerSeiten(seitenOf(row), marked) : null
    return { ...row, status, vorschau: bilder.get(row.idPtWerbemittel) ?? [], kennzeichnung, ...benutzt }
  })
}

/** Loads a material whose content may be changed now. */
export async function loadUnlocked(context: Context, idPtWerbemittel: number): Promise<WerbemittelSelect> {
  const row = await loadWerbemittel(context, idPtWerbemittel)
  await refuseLocked(context, 'idPtWerbemittel', idPtWerbemittel)
  return row
}

function statusOf(row: WerbemittelSelect, verwendetIn: Verwendung[]): WerbemittelZeile['status'] {
  if (row.archiviert === 1) return 'archiviert'
  if (verwendetIn.some(isLocking)) return 'gesperrt'
  if (row.pruefStatus === 'fehler') return 'fehlerhaft'
  const leer = row.typ === 'editor' && seitenOf(row).every(({ layers }) => layers.every((layer) => layer.system))
  return leer || row.pruefStatus === 'offen' ? 'entwurf' : 'bereit'
}

export async function answerWerbemittel(context: Context, idPtWerbemittel: number): Promise<Werbemittel> {
  const row = await loadWerbemittel(context, idPtWerbemittel)
  const [zeile] = await toZeilen(context, [row])
  if (!zeile) throw notFound()
  return {
    ...zeile,
    seiten: seitenOf(row),
    assets: await loadAssets(context, idPtWerbemittel),
    pdf: pdfOf(row),
    pruefung: fromJson<Befund[]>(row.pruefung),
  }
}
