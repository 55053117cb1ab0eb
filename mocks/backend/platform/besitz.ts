import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

/** What nobody finishes in this time is nobody's, ms: so long a file may be on its way (DSG-03). */
const LIEGT_MS = 24 * 3_600_000
/** Left by a process that is gone. Not at once: in another container its number may be another's, ms. */
const TOT_MS = 10 * 60_000

const HOST = hostname().replaceAll(/[^\w-]/g, '') || 'host'
const LEBEN = randomUUID()

/** A name for something unfinished of this process, which its file bears. */
export const meinName = (): string => `${HOST}~${process.pid}~${LEBEN}~${randomUUID()}`

/** Whether the process that gave this name is gone for sure. */
function isTot(name: string): boolean {
  const [host, pid, leben] = name.split('~')
  if (host !== HOST || leben === LEBEN) return false
  if (Number(pid) === process.pid) return true
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** Whether something unfinished is nobody's any more. `seit`: its last change, ms since 1970. */
export function isVerwaist(name: string, seit: number): boolean {
  const alter = Date.now() - seit
  return alter >= LIEGT_MS || (alter >= TOT_MS && isTot(name))
}
