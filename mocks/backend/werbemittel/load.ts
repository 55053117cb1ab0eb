import type { Asset, Befund, Seite } from '#src/contract/dokument.ts'
import type { Werbemittel, WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import type { AssetRow, WerbemittelSelect } from './rows.ts'
import { isLocking, usageOf, type Verwendung } from '../verwendung/usage.ts'
import { loadVorschau } from './vorschau.ts'
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

/** Pictures and PDF of a material, oldest first. */
export async function loadAssets(context: Pick<Context, 'db'>, idPtWerbemittel: number): Promise<Asset[]> {
  const rows = await context.db
    .selectFrom('werbemittelAsset')
    .innerJoin('asset', 'asset.assetId', 'werbemittelAsset.assetId')
    .selectAll('asset')
    .where('idPtWerbemittel', '=', idPtWerbemittel)
    .orderBy('erstelltAm')
    .orderBy('asset.assetId')
    .execute()
  return rows.map(toAsset)
}

type Pdf = NonNullable<Werbemittel['pdf']>

export const seitenOf = (row: Pick<WerbemittelSelect, 'seiten'>) => fromJson<Seite[]>(row.seiten)
export const pdfOf = (row: Pick<WerbemittelSelect, 'pdf'>) => fromJson<Pdf>(row.pdf)

export async function toZeilen(context: Context, rows: WerbemittelSelect[]): Promise<WerbemittelZeile[]> {
  const ids = rows.map((row) => row.idPtWerbemittel)
  const usage = await usageOf(context, 'idPtWerbemittel', ids)
  const bilder = await loadVorschau(context, ids)
  return rows.map((row) => {
    const benutzt = usage(row.idPtWerbemittel)
    const status = statusOf(row, benutzt.verwendetIn)
    return { ...row, status, vorschau: bilder.get(row.idPtWerbemittel) ?? [], ...benutzt }
  })
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
