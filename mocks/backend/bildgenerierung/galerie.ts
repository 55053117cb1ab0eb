import type { Input } from '#src/contract/operation.ts'
import { type Bild } from '#src/contract/bildgenerierung.ts'
import { bildgenerierungOperations } from '#src/contract/bildgenerierungOperations.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { addTage, berlinHeute } from '#src/domain/kampagne/schedule.ts'
import { BILD_AUFBEWAHRUNG_TAGE } from '#src/engines/images/service.ts'
import { removeLoose } from '../platform/ablage.ts'
import { bildAdresse, isEchteAdresse, type Bild as Adresse } from '../platform/bildAdresse.ts'
import { notFound, Refusal, requireActor, type Context } from '../platform/context.ts'
import { fromJson } from '../platform/db/json.ts'
import { bedingungen, turnPage, containsWort, suchBedingungen, und, type Liste } from '../platform/liste.ts'
import { verwendungenVon } from './verwendung.ts'

/** Everything of a picture but its bytes. */
const SPALTEN = [
  'bild.idPtBild',
  'bild.idPtKunde',
  'bild.idPtKundeMitarbeiter',
  'bild.idPtBildgenerierung',
  'bild.assetId',
  'bild.beschreibung',
  'bild.stil',
  'bild.format',
  'bild.breite',
  'bild.hoehe',
  'bild.farben',
  'bild.freiraum',
  'bild.saat',
  'bild.favorit',
  'bild.rechteGeprueftVon',
  'bild.vorschauSha256',
  'bild.erstelltVon',
  'bild.erstelltAm',
  'asset.name',
  'asset.quelle',
  'asset.mime',
  'asset.breitePx',
  'asset.hoehePx',
  'asset.bytes',
  'asset.sha256',
] as const

const auswahl = ({ db }: Pick<Context, 'db'>) =>
  db.selectFrom('bild').innerJoin('asset', 'asset.assetId', 'bild.assetId').select(SPALTEN)

type Zeile = Awaited<ReturnType<ReturnType<typeof auswahl>['executeTakeFirstOrThrow']>>

/** A picture of the caller's customer; any other is not there. */
export async function loadBild(context: Context, idPtBild: number): Promise<Zeile> {
  const row = await auswahl(context)
    .where('idPtBild', '=', idPtBild)
    .where('bild.idPtKunde', '=', requireActor(context).idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function toBilder(context: Context, rows: readonly Zeile[]): Promise<Bild[]> {
  const benutzt = await verwendungenVon(
    context,
    rows.map(({ assetId }) => assetId),
  )
  return rows.map((row) => {
    const verwendung = benutzt.get(row.assetId) ?? { verwendetIn: [], verwendungen: 0 }
    const { fetchBildVorschau } = bildgenerierungOperations
    const bleibt = row.favorit === 1 || verwendung.verwendungen > 0
    return {
      ...row,
      ...verwendung,
      farben: fromJson<string[]>(row.farben),
      px: row.mime === 'image/svg+xml' ? null : ([row.breitePx, row.hoehePx] satisfies [number, number]),
      vorschau: bildAdresse(context.settings, fetchBildVorschau, {
        idPtKunde: row.idPtKunde,
        bild: row.vorschauSha256,
      }),
      favorit: row.favorit === 1,
      rechteGeprueft: row.rechteGeprueftVon !== null,
      loeschtAm: bleibt ? null : addTage(berlinHeute(new Date(row.erstelltAm)), BILD_AUFBEWAHRUNG_TAGE),
      loeschbar: mayDelete(context, row),
    }
  })
}

export async function answerBild(context: Context, idPtBild: number): Promise<Bild> {
  const [bild] = await toBilder(context, [await loadBild(context, idPtBild)])
  if (!bild) throw notFound()
  return bild
}

const SORT = { erstelltAm: 'erstelltAm', beschreibung: 'sortierung' } as const satisfies Record<string, Liste['spalte']>

/** A page of the gallery, newest first unless told otherwise. */
export async function fetchBilder(
  {
    q = '',
    favorit,
    quelle,
    idPtBildgenerierung,
    sort = 'erstelltAm',
    ...rest
  }: Input<(typeof bildgenerierungOperations)['fetchBilder']>,
  context: Context,
) {
  const e = bedingungen<'bild'>()
  const bedingung = und([
    e('idPtKunde', '=', requireActor(context).idPtKunde),
    ...(favorit === true ? [e('favorit', '=', 1)] : []),
    ...(idPtBildgenerierung === undefined ? [] : [e('idPtBildgenerierung', '=', idPtBildgenerierung)]),
    ...(quelle === undefined
      ? []
      : [e('assetId', 'in', (sub) => sub.selectFrom('asset as a').select('a.assetId').where('a.quelle', '=', quelle))]),
    ...suchBedingungen(q, (wort) => [containsWort(e.ref('suche'), wort)]),
  ])
  const { zeilen, ...seite } = await turnPage(
    context.db,
    {
      tabelle: 'bild',
      id: 'idPtBild',
      bedingung,
      sort,
      spalte: SORT[sort],
      art: 'text',
      richtung: rest.richtung ?? (sort === 'beschreibung' ? 'auf' : 'ab'),
    },
    { ...rest, groesse: JE_SEITE.bilder },
    (ids) => auswahl(context).where('idPtBild', 'in', ids).execute(),
  )
  return { bilder: await toBilder(context, zeilen), ...seite }
}

/** Most descriptions of the history; assumed. */
const BESCHREIBUNGEN_MAX = 20

/** What was described before, of pictures and orders alike, each once, newest first. */
export async function fetchBeschreibungen(context: Context) {
  const { idPtKunde } = requireActor(context)
  const je = (tabelle: 'bild' | 'bildauftrag') =>
    context.db
      .selectFrom(tabelle)
      .select((e) => ['beschreibung', e.fn.max('erstelltAm').as('zuletztAm')])
      .where('idPtKunde', '=', idPtKunde)
      .where('beschreibung', '!=', '')
      .groupBy('beschreibung')
      .orderBy('zuletztAm', 'desc')
      .limit(BESCHREIBUNGEN_MAX)
      .execute()
  const zuletzt = new Map<string, string>()
  for (const { beschreibung, zuletztAm } of [...(await je('bild')), ...(await je('bildauftrag'))])
    if (zuletztAm > (zuletzt.get(beschreibung) ?? '')) zuletzt.set(beschreibung, zuletztAm)
  const beschreibungen = [...zuletzt].map(([beschreibung, zuletztAm]) => ({ beschreibung, zuletztAm }))
  return {
    beschreibungen: beschreibungen
      .toSorted((a, b) => b.zuletztAm.localeCompare(a.zuletztAm))
      .slice(0, BESCHREIBUNGEN_MAX),
  }
}

export async function saveFavorit(context: Context, idPtBild: number, favorit: boolean): Promise<void> {
  await context.db
    .updateTable('bild')
    .set({ favorit: favorit ? 1 : 0 })
    .where('idPtBild', '=', idPtBild)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .execute()
}

/** Whoever ordered a picture may delete it, and whoever may delete all. */
function mayDelete(context: Context, row: Pick<Zeile, 'idPtKundeMitarbeiter'>): boolean {
  const { idPtKundeMitarbeiter, ability } = requireActor(context)
  return row.idPtKundeMitarbeiter === idPtKundeMitarbeiter || ability.can('delete', 'Bildgenerierung')
}

/** Takes a picture out of the gallery. Its file stays where a step back may still need it. */
export async function deleteBild(context: Context, idPtBild: number): Promise<void> {
  const row = await loadBild(context, idPtBild)
  if (!mayDelete(context, row))
    throw new Refusal(
      409,
      'FREMDES_BILD',
      `Dieses Bild hat ${row.erstelltVon} erstellt. Löschen kann es die Administration.`,
    )
  const { verwendetIn, verwendungen } = (await verwendungenVon(context, [row.assetId])).get(row.assetId) ?? {
    verwendetIn: [],
    verwendungen: 0,
  }
  const [erstes] = verwendetIn
  if (erstes) {
    const weitere =
      verwendungen > 1 ? ` und ${verwendungen - 1 === 1 ? 'einem weiteren' : `${verwendungen - 1} weiteren`}` : ''
    throw new Refusal(
      409,
      'IN_VERWENDUNG',
      `Das Bild steht in „${erstes.bezeichnung}“${weitere}. Nehmen Sie es dort heraus, dann lässt es sich löschen.`,
    )
  }
  await remove(context, [row])
}

/** Removes rows, and files that nothing names any more. */
export async function remove(
  context: Context,
  rows: readonly Pick<Zeile, 'idPtBild' | 'assetId' | 'sha256'>[],
): Promise<void> {
  for (const { idPtBild, assetId, sha256 } of rows) {
    await context.db.deleteFrom('bild').where('idPtBild', '=', idPtBild).execute()
    const linked = await context.db
      .selectFrom('werbemittelAsset')
      .select('assetId')
      .where('assetId', '=', assetId)
      .executeTakeFirst()
    if (linked) continue
    await context.db.deleteFrom('asset').where('assetId', '=', assetId).execute()
    await removeLoose(context, sha256)
  }
}

/** The small picture of an address of ours; one that was made up, or whose picture is gone, is not there. */
export async function readBildVorschau(
  { db, settings }: Context,
  { signatur, ...adresse }: Adresse & { signatur: string },
): Promise<Blob> {
  if (!isEchteAdresse(settings, adresse, signatur)) throw notFound()
  const row = await db
    .selectFrom('bild')
    .select('vorschau')
    .where('vorschauSha256', '=', adresse.bild)
    .where('idPtKunde', '=', adresse.idPtKunde)
    .executeTakeFirst()
  if (!row) throw notFound()
  return new Blob([new Uint8Array(row.vorschau)], { type: 'image/webp' })
}
