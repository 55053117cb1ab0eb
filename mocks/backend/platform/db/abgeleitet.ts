import {
  ColumnNode,
  ColumnUpdateNode,
  InsertQueryNode,
  PrimitiveValueListNode,
  TableNode,
  UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  type KyselyPlugin,
  type OperationNode,
  type RootOperationNode,
} from 'kysely'
import { suchtext } from '#src/domain/suche/suche.ts'
import { sortKey } from '#src/base/text/sortKey.ts'

/** Columns that follow from others of their row: what is searched in, and what names are sorted by. */
interface Ableitung {
  von: readonly string[]
  spalten: readonly string[]
  /** In the order of `von` and of `spalten`. */
  compute: (werte: readonly string[]) => string[]
}

const NAME: Ableitung = {
  von: ['bezeichnung'],
  spalten: ['suche', 'sortierung'],
  compute: ([bezeichnung = '']) => [suchtext(bezeichnung), sortKey(bezeichnung)],
}

const PERSON = ['vorname', 'nachname', 'firma', 'strasse', 'hausnummer', 'plz', 'ort'] as const

/** The one place that says how they follow; a change here needs a migration that computes the stored rows anew. */
export const ABGELEITET: Readonly<Record<string, readonly Ableitung[]>> = {
  // Campaigns without a day stand behind those that have one.
  kampagne: [NAME, { von: ['versandDatum'], spalten: ['versandSortierung'], compute: ([tag = '']) => [tag || '9999'] }],
  zielgruppe: [NAME],
  werbemittel: [NAME],
  rechnung: [
    {
      von: ['rechnungsnummer', 'kampagneBezeichnung'],
      spalten: ['suche', 'sortierung'],
      compute: ([nummer = '', kampagne = '']) => [suchtext(nummer, kampagne), sortKey(kampagne)],
    },
  ],
  mitarbeiter: [
    {
      von: ['vorname', 'nachname', 'email', 'position'],
      spalten: ['suche', 'sortierung'],
      compute: ([vorname = '', nachname = '', email = '', position = '']) => [
        suchtext(vorname, nachname, email, position),
        sortKey(`${nachname} ${vorname}`) || sortKey(email),
      ],
    },
  ],
  bild: [{ ...NAME, von: ['beschreibung'] }],
  sperre: [{ von: PERSON, spalten: ['suche'], compute: (werte) => [suchtext(...werte)] }],
}

const alsText = (wert: unknown): string => (typeof wert === 'string' ? wert : '')

/** What follows from the columns of a row; null is as good as ''. */
function folge(
  { von, spalten, compute }: Ableitung,
  read: (spalte: string) => unknown,
): [spalte: string, wert: string][] {
  const werte = compute(von.map((name) => alsText(read(name))))
  return spalten.map((name, index) => [name, werte[index] ?? ''])
}

/** Everything that follows in a row of a table. */
export const calculate = (tabelle: string, read: (spalte: string) => unknown) =>
  (ABGELEITET[tabelle] ?? []).flatMap((ableitung) => folge(ableitung, read))

/** The columns of rows that are written whole, with those that follow from them. `lies`: what a place of a row holds. */
export function mitAbgeleiteten(
  tabelle: string,
  spalten: readonly string[],
): {
  spalten: readonly string[]
  complete: <T>(zeile: readonly T[], read?: (wert: T | undefined) => unknown) => (T | string)[]
} {
  const neue = (ABGELEITET[tabelle] ?? []).flatMap((ableitung) => ableitung.spalten)
  const eigene = spalten.flatMap((name, index) => (neue.includes(name) ? [] : [index]))
  return {
    spalten: [...eigene.map((index) => spalten[index] ?? ''), ...neue],
    complete: (zeile, read = (wert) => wert) => [
      ...zeile.filter((_, index) => eigene.includes(index)),
      ...calculate(tabelle, (name) => read(zeile[spalten.indexOf(name)])).map(([, wert]) => wert),
    ],
  }
}

/** What a node of a statement holds; what is left out of an insert is empty by default. */
function wertVon(node: unknown): unknown {
  if (!isNode(node) || node.kind === 'DefaultInsertValueNode') return ''
  if (ValueNode.is(node)) return node.value
  throw new Error('A column that others follow from is written as a plain value.')
}

const isNode = (value: unknown): value is OperationNode =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'

function insert(node: InsertQueryNode): InsertQueryNode {
  const tabelle = node.into?.table.identifier.name ?? ''
  if (!(tabelle in ABGELEITET)) return node
  if (!node.columns || !node.values || !ValuesNode.is(node.values))
    throw new Error(`Rows of ${tabelle} come as values.`)
  const { spalten, complete } = mitAbgeleiteten(
    tabelle,
    node.columns.map(({ column }) => column.name),
  )
  return {
    ...node,
    columns: spalten.map((name) => ColumnNode.create(name)),
    values: ValuesNode.create(
      node.values.values.map((zeile) =>
        PrimitiveValueListNode.is(zeile)
          ? PrimitiveValueListNode.create(complete(zeile.values))
          : ValueListNode.create(
              complete(zeile.values, wertVon).map((wert) => (isNode(wert) ? wert : ValueNode.create(wert))),
            ),
      ),
    ),
  }
}

function update(node: UpdateQueryNode): UpdateQueryNode {
  const tabelle = node.table && TableNode.is(node.table) ? node.table.table.identifier.name : ''
  const nameOf = ({ column }: ColumnUpdateNode) => (ColumnNode.is(column) ? column.column.name : '')
  const gesetzt = new Map(node.updates?.map((one) => [nameOf(one), one.value]))
  const betroffen = (ABGELEITET[tabelle] ?? []).filter(({ von }) => von.some((name) => gesetzt.has(name)))
  if (betroffen.length === 0) return node
  for (const { von } of betroffen)
    if (!von.every((name) => gesetzt.has(name)))
      throw new Error(`An update of ${tabelle} names all of ${von.join(', ')}, or none.`)
  const neue = betroffen.flatMap((ableitung) => folge(ableitung, (name) => wertVon(gesetzt.get(name))))
  const namen = new Set(neue.map(([name]) => name))
  return {
    ...node,
    updates: [
      ...(node.updates ?? []).filter((one) => !namen.has(nameOf(one))),
      ...neue.map(([name, wert]) => ColumnUpdateNode.create(ColumnNode.create(name), ValueNode.create(wert))),
    ],
  }
}

/** Computes those columns in every insert and update, so that no write can forget them. */
export const abgeleiteteSpalten: KyselyPlugin = {
  transformQuery({ node }): RootOperationNode {
    if (InsertQueryNode.is(node)) return insert(node)
    return UpdateQueryNode.is(node) ? update(node) : node
  },
  transformResult: ({ result }) => Promise.resolve(result),
}
