import {
  DeleteQueryNode,
  InsertQueryNode,
  RawNode,
  TableNode,
  UpdateQueryNode,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely'
import type { Db } from '#mocks/backend/platform/db/schema.ts'

const WRITES = new Set<RootOperationNode['kind']>(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'])
const isWrite = (node: RootOperationNode): boolean =>
  WRITES.has(node.kind) || (RawNode.is(node) && /^\s*(insert|update|delete)\b/i.test(node.sqlFragments[0] ?? ''))

/** The table that a statement writes into; '' where it is written as text. */
export function tableOf(node: RootOperationNode): string {
  if (InsertQueryNode.is(node)) return node.into?.table.identifier.name ?? ''
  if (UpdateQueryNode.is(node)) return node.table && TableNode.is(node.table) ? node.table.table.identifier.name : ''
  const [from] = DeleteQueryNode.is(node) ? node.from.froms : []
  return from && TableNode.is(from) ? from.table.identifier.name : ''
}

/** What a database says where its disk is full (SQLITE_FULL, sqlite.org/rescode.html). */
export const VOLL = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })

/** The same database, whose writes fail as they are told to; `null` lets one through. Everything else goes its way. */
export function failingWrites(db: Db, fault: (node: RootOperationNode) => Error | null): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const error = isWrite(node) ? fault(node) : null
      if (error) throw error
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  return db.withPlugin(plugin)
}
