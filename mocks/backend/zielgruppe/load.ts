import type { Ausschluss } from '#src/contract/ausschluss.ts'
import type { AdressFeld, AdressPruefung, Zielgruppe, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { notFound, requireActor, type Context } from '../platform/context.ts'
import type { ZielgruppeSelect } from './rows.ts'
import { isLocking, usageOf, type Verwendung, type Verwendungen } from '../verwendung/usage.ts'
import { fromJson } from '../platform/db/json.ts'
import { eigeneListen } from './abgleich.ts'

/** After this a count is only a guess (domain 4.3). */
export const VERALTET_MS = 30 * 86_400_000

/** A target group of the caller's customer; any other is not there. */
export async function loadZielgruppe(context: Context, idPtZielgruppe: number): Promise<ZielgruppeSelect> {
  const row = await context.db
    .selectFrom('zielgruppe')
    .selectAll()
    .where('idPtZielgruppe', '=', idPtZielgruppe)
    .where('idPtKunde', '=', requireActor(context).idPtKunde)
    .where('fertig', '=', 1)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Rows as the wire shows them, with the campaigns that use them. */
export async function toZielgruppen(context: Context, rows: ZielgruppeSelect[]): Promise<Zielgruppe[]> {
  const usage = await usageOf(
    context,
    'idPtZielgruppe',
    rows.map((row) => row.idPtZielgruppe),
  )
  const ausschlussOf = await ausschluesse(context, rows)
  return rows.map((row) => toZielgruppe(context, row, usage(row.idPtZielgruppe), ausschlussOf(row)))
}

export async function answerZielgruppe(context: Context, idPtZielgruppe: number): Promise<Zielgruppe> {
  const [zielgruppe] = await toZielgruppen(context, [await loadZielgruppe(context, idPtZielgruppe)])
  if (!zielgruppe) throw notFound()
  return zielgruppe
}

/** Whom target groups of one customer leave out; lists that are gone say so. */
async function ausschluesse(
  { db }: Pick<Context, 'db'>,
  rows: ZielgruppeSelect[],
): Promise<(row: ZielgruppeSelect) => Ausschluss | undefined> {
  const gewuenscht = new Map(rows.map((row) => [row, fromJson<Ausschluss>(row.ausschluss) ?? undefined]))
  const listen = [...gewuenscht.values()].flatMap((wunsch) => wunsch?.listen ?? [])
  const da = new Set((await eigeneListen(db, rows[0]?.idPtKunde ?? 0, { listen })).map((liste) => liste.idPtZielgruppe))
  return (row) => {
    const wunsch = gewuenscht.get(row)
    if (wunsch?.listen === undefined) return wunsch
    return {
      ...wunsch,
      listen: wunsch.listen.map((liste) => (da.has(liste.idPtZielgruppe) ? liste : { ...liste, fehlt: true })),
    }
  }
}

function toZielgruppe(
  context: Context,
  row: ZielgruppeSelect,
  benutzt: Verwendungen,
  ausschluss: Ausschluss | undefined,
): Zielgruppe {
  return {
    ...row,
    status: statusOf(context, row, benutzt.verwendetIn),
    filter: fromJson<ZielgruppeFilter>(row.filter),
    datei: fromJson<NonNullable<Zielgruppe['datei']>>(row.datei),
    zuordnung: fromJson<Record<string, AdressFeld>>(row.zuordnung),
    spalten: fromJson<NonNullable<Zielgruppe['spalten']>>(row.spalten) ?? undefined,
    pruefung: fromJson<AdressPruefung>(row.pruefung),
    bearbeitungen: fromJson<NonNullable<Zielgruppe['bearbeitungen']>>(row.bearbeitungen) ?? undefined,
    ausschluss,
    ...benutzt,
  }
}

function statusOf(context: Context, row: ZielgruppeSelect, verwendetIn: Verwendung[]): Zielgruppe['status'] {
  if (row.archiviert === 1) return 'archiviert'
  if (verwendetIn.some(isLocking)) return 'gesperrt'
  if (row.potenzial === 0) return row.typ === 'filter' ? 'entwurf' : 'korrekturNoetig'
  const alt = context.now().getTime() - Date.parse(row.potenzialStand) > VERALTET_MS
  return row.typ === 'filter' && alt ? 'veraltet' : 'bereit'
}
