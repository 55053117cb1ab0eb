import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Db } from '#mocks/backend/platform/db/schema.ts'

/** CPU that was used until now by everybody who works for an answer, ms. */
export type CpuClock = () => number

const ownMs: CpuClock = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Of a process, ms; 0 for one that is gone. */
function processMs(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

/** This process, and with PostgreSQL on this machine its backends too (SQLite runs within this process). */
export async function cpuClock(db: Db, isPostgres: boolean): Promise<CpuClock> {
  if (!isPostgres) return ownMs
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const server = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${rows[0]?.pid ?? 0}/status`, 'utf8'))?.[1] ?? ''
  return () =>
    readFileSync(`/proc/${server}/task/${server}/children`, 'utf8')
      .trim()
      .split(' ')
      .reduce((sum, pid) => sum + processMs(pid), ownMs())
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
