/** What a user can do nothing about, and the service only by waiting or by somebody who looks after its machine. */
export type Fault = 'verbindung' | 'voll' | 'nurLesen' | 'unlesbar' | 'beschaedigt' | 'belegt'

/** SQLite's primary result codes (sqlite.org/rescode.html): busy, locked, no memory, read only, I/O, corrupt, full ... */
const SQLITE: Readonly<Record<number, Fault>> = {
  5: 'belegt',
  6: 'belegt',
  7: 'voll',
  8: 'nurLesen',
  10: 'unlesbar',
  11: 'beschaedigt',
  13: 'voll',
  14: 'nurLesen',
  26: 'beschaedigt',
}

/** PostgreSQL's SQLSTATE (its manual, appendix A), and what Node says of a line and of a disk. */
const CODES: readonly (readonly [RegExp, Fault])[] = [
  [/^53100$|^(ENOSPC|EDQUOT)$/, 'voll'],
  [/^25006$|^(EROFS|EACCES|EPERM)$/, 'nurLesen'],
  [/^XX00[12]$/, 'beschaedigt'],
  [/^(58...|XX000)$|^EIO$/, 'unlesbar'],
  // Waited too long for a lock, or two waited for each other.
  [/^(55P03|57014|40001|40P01)$|^(EMFILE|ENFILE)$/, 'belegt'],
  // Shut down, starting up, in recovery, dropped, idle for too long, too many clients, no memory.
  [/^(08...|53...|57P0.|25P0[34])$/, 'verbindung'],
  [/^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)(UNREACH|DOWN))$/, 'verbindung'],
]

/** What node-postgres says without a code: of a line that is gone, and of one that did not come in time. */
const OHNE_CODE =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Postgres connection has been discarded|Cannot use a pool after calling end)/

const field = (error: object, name: 'code' | 'errcode' | 'cause'): unknown =>
  name in error ? Reflect.get(error, name) : undefined

/** Which of them an error is; null: a mistake of ours. What caused it counts where it does not say itself. */
export function faultOf(error: unknown): Fault | null {
  if (!(error instanceof Error)) return null
  const errcode = field(error, 'errcode')
  // An extended code keeps the primary one in its last byte.
  if (typeof errcode === 'number') return SQLITE[errcode & 0xff] ?? null
  const code = field(error, 'code')
  const byCode = typeof code === 'string' ? CODES.find(([pattern]) => pattern.test(code)) : undefined
  if (byCode) return byCode[1]
  if (OHNE_CODE.test(error.message)) return 'verbindung'
  const cause = field(error, 'cause')
  return cause === undefined ? null : faultOf(cause)
}

/** What the log says of a damaged database, to whoever looks after the machine. */
export const DATENBANK_BESCHAEDIGT =
  'Die Datenbank ist beschädigt. Halten Sie den Dienst an, und spielen Sie eine Sicherung zurück'

/** Nothing can be read or noted at all: whoever works through a list need not go on. */
export const isConnectionLost = (error: unknown): boolean => faultOf(error) === 'verbindung'
