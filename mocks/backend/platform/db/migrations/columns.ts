import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import { isPostgresDb } from '../open.ts'

type Table = CreateTableBuilder<string, string>
/** Eight bytes for money and moments: four end at 21 million EUR. */
type Kind = 'text' | 'integer' | 'bigint' | 'real' | 'blob' | 'bytea'
type Columns = (table: Table) => Table

/** Columns that every row gives, for `$call` of a table. */
export const given = (kind: Kind, ...names: string[]): Columns =>
  each(names, (table, name) => table.addColumn(name, kind, (c) => c.notNull()))

/** Columns that may hold null. */
export const optional = (kind: Kind, ...names: string[]): Columns =>
  each(names, (table, name) => table.addColumn(name, kind))

/** Columns of rows that say nothing else. */
export const preset = (kind: Kind, value: string | number, ...names: string[]): Columns =>
  each(names, (table, name) => table.addColumn(name, kind, (c) => c.notNull().defaultTo(value)))

/** Columns that follow from others (abgeleitet.ts): compared by code points in both databases, whatever the server's language. */
export const folded = (db: Kysely<unknown>, ...names: string[]): Columns =>
  each(names, (table, name) =>
    table.addColumn(name, isPostgresDb(db) ? sql`text collate "C"` : sql`text`, (c) => c.notNull().defaultTo('')),
  )

/** The row of another table that a row is of, in a column of the same name; `cascade`: it goes with that one. */
export const belongsTo =
  (key: `${string}.${string}`, cascade?: 'cascade'): Columns =>
  (table) =>
    table.addColumn(key.slice(key.indexOf('.') + 1), 'integer', (c) => {
      const column = c.notNull().references(key)
      return cascade ? column.onDelete(cascade) : column
    })

function each(names: readonly string[], add: (table: Table, name: string) => Table): Columns {
  return (table) => names.reduce(add, table)
}
