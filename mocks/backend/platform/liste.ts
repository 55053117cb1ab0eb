import {
  DynamicReferenceBuilder,
  expressionBuilder,
  ExpressionWrapper,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
} from 'kysely'
import { SEITE_MAX } from '#src/contract/seite.ts'
import { suchwoerter } from '#src/domain/suche/suche.ts'
import { Refusal } from './context.ts'
import { idListe } from './db/ids.ts'
import { gleicht } from './db/open.ts'
import type { Db, Database } from './db/schema.ts'

/** A list in its order: which table, what the rows fulfil, by what they are sorted. */
export interface Liste {
  tabelle: keyof Database
  /** The key, which decides among equals, in the direction of the sort. */
  id: string
  bedingung: Bedingung
  /** Name of the sort on the wire: a cursor holds for it alone. */
  sort: string
  /** What is sorted by, never null, with an index that begins with the tenant. */
  spalte: string
  art: 'text' | 'zahl'
  richtung: 'auf' | 'ab'
}

export type Bedingung = Expression<SqlBool>

/** What the caller asks for. `groesse`: rows of a page where he names no number. */
interface Wunsch {
  page?: number | undefined
  cursor?: string | undefined
  limit?: number | undefined
  groesse: number
}

export interface Seite {
  total: number
  page: number
  seitenGroesse: number
  weiter: string | null
}

/** Conditions on the rows of a table. */
export const bedingungen = <T extends keyof Database>(): ExpressionBuilder<Database, T> =>
  expressionBuilder<Database, T>()

export const und = (alle: readonly Bedingung[]): Bedingung => expressionBuilder<Database>().and([...alle])
export const oder = (alle: readonly Bedingung[]): Bedingung => expressionBuilder<Database>().or([...alle])

/** What changed from a moment on. Moments are stored to the millisecond, so a shorter or longer one is brought to that first. */
export const seit = (
  e: ExpressionBuilder<Database, 'kampagne' | 'zielgruppe' | 'werbemittel'>,
  since: string | undefined,
): Bedingung[] => (since === undefined ? [] : [e('geaendertAm', '>=', new Date(since).toISOString())])

/** Signs of patterns mean themselves. */
const woertlich = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Whether a stored `suchtext` holds a word. */
export const containsWort = (spalte: Expression<string>, wort: string): Bedingung =>
  gleicht(spalte, `%${woertlich(wort)}%`)

/** Whether a word of the text begins with it, behind the signs that stand before words in names. */
export const wortAnfang = (spalte: Expression<string>, wort: string): Bedingung[] =>
  ['', '% ', '%-', '%(', '%/', '%„', '%"', '%.'].map((davor) => gleicht(spalte, `${davor}${woertlich(wort)}%`))

/** Each word of a search must be found; `stellen` says where. */
export function suchBedingungen(q: string, stellen: (wort: string) => readonly Bedingung[]): Bedingung[] {
  return suchwoerter(q).map((wort) => oder(stellen(wort)))
}

/** The database, or what a statement brings along to read from (with). */
type Leser = Pick<Db, 'selectFrom'>

interface Marke {
  wert: string | number
  id: number
  /** The page that follows. */
  page: number
}

type Ort = Pick<Liste, 'tabelle' | 'sort' | 'richtung'>

/** Where a page ended, as a caller takes it along. */
const marke = ({ tabelle, sort, richtung }: Ort, { wert, id, page }: Marke): string =>
  Buffer.from(JSON.stringify([`${tabelle}.${sort}`, richtung, wert, id, page])).toString('base64url')

function ungueltig(): Refusal {
  const text = 'Diese Stelle der Liste gibt es nicht. Bitte beginnen Sie mit der ersten Seite.'
  return new Refusal(422, 'CURSOR_UNGUELTIG', text, { felder: { cursor: text } })
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    throw ungueltig()
  }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value)

/** Where the page before ended. A cursor of another list or order, or of nobody's making, is refused. */
function readMarke(liste: Ort & Pick<Liste, 'art'>, cursor: string): Marke {
  const parts = parse(cursor)
  if (!Array.isArray(parts) || parts.length !== 5) throw ungueltig()
  const [sort, richtung, wert, id, page]: unknown[] = parts
  if (sort !== `${liste.tabelle}.${liste.sort}` || richtung !== liste.richtung || !isNumber(id) || !isNumber(page))
    throw ungueltig()
  if (liste.art === 'zahl' && isNumber(wert)) return { wert, id, page }
  // PostgreSQL keeps no NUL and refuses the whole statement.
  if (liste.art === 'text' && typeof wert === 'string' && !wert.includes('\0')) return { wert, id, page }
  throw ungueltig()
}

/** What stands behind a row in the order of the list. */
function danach({ spalte, art, id, richtung }: Liste, nach: Marke): Bedingung {
  const e = expressionBuilder<Database, keyof Database>()
  const wert = art === 'zahl' ? e.cast<string | number>(e.val(nach.wert), 'bigint') : e.val(nach.wert)
  const column = spalteVon<string | number>(spalte)
  const key = spalteVon<number>(id)
  const weiter = richtung === 'auf' ? '>' : '<'
  return und([
    e(column, `${weiter}=`, wert),
    oder([e(column, weiter, wert), e(key, weiter, e.cast<number>(e.val(nach.id), 'bigint'))]),
  ])
}

/** A column that only the list knows by name. */
const spalteVon = <T>(name: string) =>
  new ExpressionWrapper<Database, keyof Database, T>(new DynamicReferenceBuilder(name).toOperationNode())

const WEG = { auf: 'asc', ab: 'desc' } as const

/**
 * One page of a list with its rows. By number a page past the end is the last one; by cursor it is what follows that row,
 * so that nothing comes twice or is missed when rows come in meanwhile. `gezaehlt`: all that is found, where somebody has
 * counted it already.
 */
export async function turnPage<K extends string, T extends Record<K, number>>(
  db: Leser,
  liste: Liste & { id: K },
  { page = 1, cursor, limit, groesse }: Wunsch,
  load: (ids: readonly number[]) => Promise<T[]>,
  gezaehlt?: number,
): Promise<Seite & { zeilen: T[] }> {
  const total = gezaehlt ?? (await count(db, liste))
  const seitenGroesse = Math.min(Math.max(limit ?? groesse, 1), SEITE_MAX)
  const seiten = Math.max(1, Math.ceil(total / seitenGroesse))
  const nach = cursor === undefined ? null : readMarke(liste, cursor)
  const gezeigt = Math.min(Math.max(nach?.page ?? page, 1), seiten)
  const id = spalteVon<number>(liste.id)
  const wert = spalteVon<string | number>(liste.spalte)
  const rows = await db
    .selectFrom(liste.tabelle)
    .select([id.as('id'), wert.as('wert')])
    .where(nach === null ? liste.bedingung : und([liste.bedingung, danach(liste, nach)]))
    .orderBy(wert, WEG[liste.richtung])
    .orderBy(id, WEG[liste.richtung])
    .limit(seitenGroesse + 1)
    .offset(nach === null ? (gezeigt - 1) * seitenGroesse : 0)
    .execute()
  const shown = rows.slice(0, seitenGroesse)
  const last = shown.at(-1)
  return {
    zeilen: await inReihe(
      shown.map((row) => row.id),
      load,
      (row) => row[liste.id],
    ),
    total,
    page: gezeigt,
    seitenGroesse,
    weiter: last && rows.length > seitenGroesse ? marke(liste, { ...last, page: gezeigt + 1 }) : null,
  }
}

/** Number of rows that a list finds. */
export async function count(db: Leser, { tabelle, bedingung }: Pick<Liste, 'tabelle' | 'bedingung'>): Promise<number> {
  const { zahl } = await db
    .selectFrom(tabelle)
    .select((e) => e.fn.countAll<number>().as('zahl'))
    .where(bedingung)
    .executeTakeFirstOrThrow()
  return zahl
}

/** The first ids in the order of a list, those first that fulfil `zuerst`: the first of them, then the second. */
export async function ersteIds(
  db: Db,
  { tabelle, id, bedingung, spalte, richtung }: Omit<Liste, 'sort' | 'art'>,
  limit: number,
  zuerst: readonly Bedingung[] = [],
): Promise<number[]> {
  const gefunden = db.selectFrom(tabelle).select(spalteVon<number>(id).as('id')).where(bedingung)
  const rows = await zuerst
    .reduce((query, stufe) => query.orderBy((e) => e.case().when(stufe).then(0).else(1).end()), gefunden)
    .orderBy(spalteVon(spalte), WEG[richtung])
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** Rows in the order of their ids. */
export async function inReihe<T>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<T[]>,
  idVon: (row: T) => number,
): Promise<T[]> {
  // PostgreSQL knows no empty list.
  const rows = ids.length === 0 ? [] : await load(idListe(ids))
  const byId = new Map(rows.map((row) => [idVon(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
