import { strToU8 } from 'fflate'
import type { Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import type { ZipStrom } from '../platform/zip.ts'

/** Materials and pictures of the data export, and how its rows are written. */

export type Row = Record<string, unknown>

export const json = (value: unknown) => strToU8(`${JSON.stringify(value, null, 2)}\n`)

/** Pieces of the file, as soon as there are any. */
export type Teile = AsyncGenerator<Uint8Array, void>

/** Columns that hold JSON. By their names: what somebody typed may begin like JSON and be none. */
const JSON_SPALTEN: ReadonlySet<string> = new Set([
  'absender',
  'preis',
  'gruende',
  'anreicherungErgebnis',
  'befunde',
  'seiten',
  'inhalt',
  'pdf',
  'pruefung',
  'filter',
  'datei',
  'zuordnung',
  'spalten',
  'erklaerung',
  'farben',
])

/** Columns that hold JSON are unfolded, so that the file can be read; what lists alone need stays here. */
export function unfolded({ suche: _suche, sortierung: _sortierung, versandSortierung: _versand, ...row }: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && JSON_SPALTEN.has(name) ? fromJson<unknown>(value) : value,
    ]),
  )
}

export async function* addMaterials({ db, files: store }: Context, idPtKunde: number, zip: ZipStrom): Teile {
  const rows = await db.selectFrom('werbemittel').selectAll().where('idPtKunde', '=', idPtKunde).execute()
  zip.datei('werbemittel.json', json(rows.map(unfolded)))
  const versionen = await db
    .selectFrom('werbemittelVersion as v')
    .innerJoin('werbemittel as w', 'w.idPtWerbemittel', 'v.idPtWerbemittel')
    .innerJoin('werbemittelDokument as d', (join) =>
      join.onRef('d.idPtWerbemittel', '=', 'v.idPtWerbemittel').onRef('d.hash', '=', 'v.hash'),
    )
    .select(['v.idPtWerbemittel', 'v.anlass', 'v.bezeichnung', 'v.idPtKampagne', 'v.erstelltAm', 'v.erstelltVon'])
    .select('d.inhalt')
    .where('w.idPtKunde', '=', idPtKunde)
    .orderBy('v.idPtWerbemittelVersion')
    .execute()
  zip.datei('werbemittel-staende.json', json(versionen.map(unfolded)))
  const assets = await db
    .selectFrom('asset')
    .select(['assetId', 'sha256', 'mime'])
    .where('idPtKunde', '=', idPtKunde)
    .where('assetId', 'not in', db.selectFrom('bild').select('assetId').where('idPtKunde', '=', idPtKunde))
    .execute()
  for (const asset of assets) {
    zip.datei(`werbemittel/${dateiVon(asset)}`, await store.get(asset.sha256), { gepackt: true })
    yield* zip.fertige()
  }
}

/** "image/svg+xml" is kept as .svg. */
const dateiVon = ({ assetId, mime }: { assetId: string; mime: string }) =>
  `${assetId}.${/^\w+\/(\w+)/.exec(mime)?.[1] ?? 'bin'}`

/** Pictures of the gallery, with what was described; a mark in the file says too where each is from. */
export async function* addPictures({ db, files: store }: Context, idPtKunde: number, zip: ZipStrom): Teile {
  const rows = await db
    .selectFrom('bild')
    .innerJoin('asset', 'asset.assetId', 'bild.assetId')
    .select([
      'bild.assetId',
      'sha256',
      'mime',
      'beschreibung',
      'stil',
      'format',
      'breite',
      'hoehe',
      'farben',
      'freiraum',
    ])
    .select(['saat', 'quelle as herkunft', 'favorit', 'rechteGeprueftVon', 'erstelltVon', 'bild.erstelltAm'])
    .where('bild.idPtKunde', '=', idPtKunde)
    .orderBy('idPtBild')
    .execute()
  const bilder: Row[] = []
  for (const { assetId, sha256, mime, ...row } of rows) {
    const datei = `bilder/${dateiVon({ assetId, mime })}`
    zip.datei(datei, await store.get(sha256), { gepackt: true })
    yield* zip.fertige()
    bilder.push({ datei, ...unfolded(row) })
  }
  zip.datei('bilder.json', json(bilder))
  const auftraege = await db
    .selectFrom('bildauftrag')
    .select(['beschreibung', 'negativ', 'stil', 'format', 'breite', 'hoehe', 'farben', 'freiraum', 'saat', 'anzahl'])
    .select(['fertige', 'status', 'grund', 'erstelltVon', 'erstelltAm', 'beendetAm'])
    .where('idPtKunde', '=', idPtKunde)
    .orderBy('idPtBildgenerierung')
    .execute()
  zip.datei('bildauftraege.json', json(auftraege.map(unfolded)))
}
