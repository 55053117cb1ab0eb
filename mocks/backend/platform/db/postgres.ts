import { PostgresDialect, PostgresDriver, type Dialect } from 'kysely'
import { patient } from './repeat.ts'

/** Waits for a connection, ms: the reading caller gives up then, too (NET-01). assumed. */
const CONNECT_MS = 15_000
/** One statement, ms; none of ours takes a tenth of it. The line is given up a little later: it is cut, or its other end gone. */
const STATEMENT_MS = 60_000
const LINE_MS = STATEMENT_MS + 10_000

/** Bounds for a process that answers callers; who sets a database up waits for as long as it takes. */
const BOUNDS = {
  connectionTimeoutMillis: CONNECT_MS,
  statement_timeout: STATEMENT_MS,
  query_timeout: LINE_MS,
  // A process that is stopped within a transaction keeps its twin waiting no longer than this.
  idle_in_transaction_session_timeout: STATEMENT_MS,
}

/** PostgreSQL types int8 and numeric arrive as text; counts and sums of ours fit a number. */
export async function postgres(url: string, bounded: boolean): Promise<Dialect> {
  const { default: pg } = await import('pg')
  for (const oid of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) pg.types.setTypeParser(oid, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    ...(bounded ? BOUNDS : { connectionTimeoutMillis: CONNECT_MS }),
  })
  // A connection that the database ends (restart, drop) is replaced; who works on it hears so from his next statement.
  // The pool listens only to those that are idle, and what nobody listens to ends the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const dialect = new PostgresDialect({ pool })
  dialect.createDriver = () => patient(new SteadyDriver({ pool }))
  return dialect
}

/** What went wrong is told, and not that it could not be taken back: that connection is discarded, its transaction over. */
class SteadyDriver extends PostgresDriver {
  override async rollbackTransaction(...given: Parameters<PostgresDriver['rollbackTransaction']>): Promise<void> {
    await super.rollbackTransaction(...given).catch(() => undefined)
  }
}
