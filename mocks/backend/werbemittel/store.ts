import { randomUUID } from 'node:crypto'
import type { Asset } from '#src/contract/asset.ts'
import type { Befund, FormatId, Seite } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { doppelteId, FORMATS } from '#src/engines/print/rules.ts'
import { removeLoose, layDown } from '../platform/ablage.ts'
import { Refusal, requireActor, versionVeraltet, type Context } from '../platform/context.ts'
import { berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { inTransaction, lockRow } from '../platform/db/open.ts'
import type { Db } from '../platform/db/schema.ts'
import type { Bild } from '../platform/bild.ts'
import { checkSheet } from './check.ts'
import { answerWerbemittel, loadAssets, loadWerbemittel, standOf } from './load.ts'
import type { WerbemittelSelect } from './rows.ts'
import { keepVersion, type Stand } from './versionen.ts'
import { drawVorschau } from './drawVorschau.ts'
import { storeVorschau } from './vorschau.ts'

export interface Inhalt {
  bezeichnung: string
  format: FormatId
  typ: 'editor' | 'hochgeladen'
  seiten: Seite[]
  assets: Asset[]
  /** `befunde`: what its check found, where that was just made. */
  pdf?: { info: NonNullable<Werbemittel['pdf']>; bytes: Uint8Array; befunde?: Befund[] }
}

/** Columns of a material with its check and pictures. */
async function columnsOf(context: Context, { bezeichnung, format, typ, seiten, assets, pdf }: Inhalt) {
  const sheet = { format, seiten, assets }
  const pruefung = await checkSheet(context, { ...sheet, ...(pdf && { pdf }) })
  const columns = {
    bezeichnung,
    format,
    typ,
    seiten: JSON.stringify(seiten),
    pdf: pdf ? JSON.stringify(pdf.info) : null,
    ...pruefung,
    geaendertAm: context.now().toISOString(),
  }
  return { columns, bilder: await drawVorschau(context, { ...sheet, ...(pdf && { pdf: pdf.bytes }) }) }
}

/** A new material; its assets, stored before, become its own. */
export async function insertWerbemittel(context: Context, inhalt: Inhalt): Promise<number> {
  const { columns, bilder } = await columnsOf(context, inhalt)
  return inTransaction(context.db, async (db) => {
    const { idPtWerbemittel } = await db
      .insertInto('werbemittel')
      .values({ ...columns, idPtKunde: requireActor(context).idPtKunde, erstelltAm: columns.geaendertAm })
      .returning('idPtWerbemittel')
      .executeTakeFirstOrThrow()
    for (const asset of inhalt.assets) await linkAsset(db, idPtWerbemittel, asset.id)
    await storeVorschau(db, idPtWerbemittel, bilder)
    return idPtWerbemittel
  })
}

/** The stored content, to be changed in part or checked again; `stand`: with a drawing of before in its place. */
export async function inhaltOf(
  context: Context,
  row: WerbemittelSelect,
  { format, typ, seiten, pdf: info }: Stand = standOf(row),
): Promise<Inhalt> {
  const assets = await loadAssets(context, row.idPtWerbemittel)
  const file = assets.find(({ id }) => id === info?.assetId)
  const pdf = info && file ? { pdf: { info, bytes: await context.files.get(file.sha256) } } : {}
  return { bezeichnung: row.bezeichnung, format, typ, seiten, assets, ...pdf }
}

/** Why what is stored makes room for another content. */
type Anlass = 'tag' | 'format' | 'datei' | 'wiederherstellung' | 'pruefung'

/** What is there is kept before something takes its place; of plain changes only before the first one of a day. */
async function keepBefore(context: Context, idPtWerbemittel: number, anlass: Anlass): Promise<void> {
  const row = await loadWerbemittel(context, idPtWerbemittel)
  if (anlass === 'tag' && berlinHeute(new Date(row.geaendertAm)) >= context.heute()) return
  await keepVersion(context, idPtWerbemittel, standOf(row), { anlass, von: requireActor(context).name })
}

/**
 * Replaces the content only if nobody changed it since; otherwise the stored one goes back with the refusal. What was
 * there before is kept among the versions.
 */
export async function updateWerbemittel(
  context: Context,
  idPtWerbemittel: number,
  version: number | undefined,
  inhalt: Inhalt,
  anlass: Anlass,
): Promise<void> {
  const { columns, bilder } = await columnsOf(context, inhalt)
  const result = await inTransaction(context.db, async (db) => {
    await lockRow(db, 'werbemittel', idPtWerbemittel)
    const { version: stored } = await loadWerbemittel({ ...context, db }, idPtWerbemittel)
    if (stored === version) await keepBefore({ ...context, db }, idPtWerbemittel, anlass)
    for (const asset of inhalt.assets) await linkAsset(db, idPtWerbemittel, asset.id)
    const updated = await db
      .updateTable('werbemittel')
      .set((e) => ({ ...columns, version: e('version', '+', 1) }))
      .where('idPtWerbemittel', '=', idPtWerbemittel)
      .where('version', '=', version ?? -1)
      .executeTakeFirst()
    if (updated.numUpdatedRows > 0n) await storeVorschau(db, idPtWerbemittel, bilder)
    return updated
  })
  if (result.numUpdatedRows === 0n) throw versionVeraltet(await answerWerbemittel(context, idPtWerbemittel))
}

function linkAsset(db: Db, idPtWerbemittel: number, assetId: string) {
  return db
    .insertInto('werbemittelAsset')
    .values({ idPtWerbemittel, assetId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type AssetDatei = Omit<Bild, 'mime'> & { mime: Asset['mime']; name: string; quelle: Asset['quelle'] }

/** Stores the bytes and who owns them. `use`: what takes it, which happens with it or not at all. */
export function storeAsset(
  context: Context,
  file: AssetDatei,
  idPtKunde = requireActor(context).idPtKunde,
  use?: (context: Context, asset: Asset) => Promise<unknown>,
): Promise<Asset> {
  return layDown(context, file.bytes, (sha256) =>
    inTransaction(context.db, async (db) => {
      const asset = await insertAsset(db, { file, sha256, idPtKunde, erstelltAm: context.now().toISOString() })
      await use?.({ ...context, db }, asset)
      return asset
    }),
  )
}

async function insertAsset(
  db: Db,
  { file, sha256, ...row }: { file: AssetDatei; sha256: string; idPtKunde: number; erstelltAm: string },
): Promise<Asset> {
  const asset: Asset = {
    id: randomUUID(),
    name: file.name,
    sha256,
    mime: file.mime,
    px: [file.breite, file.hoehe],
    space: file.farbraum,
    bytes: file.bytes.length,
    quelle: file.quelle,
  }
  await db
    .insertInto('asset')
    .values({
      ...row,
      assetId: asset.id,
      name: asset.name,
      sha256,
      mime: asset.mime,
      breitePx: file.breite,
      hoehePx: file.hoehe,
      farbraum: asset.space,
      bytes: asset.bytes,
      quelle: asset.quelle,
    })
    .execute()
  return asset
}

/** Takes back what an upload has stored that came to nothing after all. */
export async function discardAsset(context: Context, { id, sha256 }: Asset): Promise<void> {
  await context.db
    .deleteFrom('asset')
    .where('assetId', '=', id)
    .where('assetId', 'not in', (e) => e.selectFrom('werbemittelAsset').select('assetId'))
    .execute()
  await removeLoose(context, sha256)
}

export async function attachAsset(context: Context, idPtWerbemittel: number, asset: Asset): Promise<void> {
  await linkAsset(context.db, idPtWerbemittel, asset.id)
}

function invalid(text: string): Refusal {
  return new Refusal(422, 'DOKUMENT_UNGUELTIG', text, { felder: { seiten: text } })
}

/** A document must fit its format, with layers that have ids and separate pictures; everything else is a finding of the check. */
export function refuseForeignParts({ format, typ, seiten, assets }: Inhalt): void {
  const { pages } = FORMATS[format]
  if (seiten.length !== pages.length || pages.some((side, index) => seiten[index]?.side !== side))
    throw invalid('Die Seiten passen nicht zum Format.')
  const own = new Set(assets.map(({ id }) => id))
  const layers = seiten.flatMap((seite) => seite.layers)
  if (layers.some((layer) => layer.type === 'bild' && !own.has(layer.assetId)))
    throw invalid('Ein Bild gehört nicht zu diesem Werbemittel. Bitte laden Sie es hier hoch.')
  const doppelt = doppelteId(seiten)
  if (doppelt !== null)
    throw invalid(
      `Mehrere Ebenen haben dieselbe Kennung „${doppelt}“. Geben Sie jeder Ebene eine eigene, über alle Seiten hinweg. Es wurde nichts gespeichert.`,
    )
  if (typ === 'hochgeladen' && layers.some((layer) => layer.system === undefined))
    throw invalid('Auf einer hochgeladenen Druckdatei lassen sich keine eigenen Ebenen anlegen.')
}
