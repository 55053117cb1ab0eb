import type { WireCall } from '#src/contract/correct/wireCall.ts'
import type { OperationName } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import type { NotedCall } from './apizugang/access.ts'
import { Refusal, type Actor } from './platform/context.ts'
import type { LogEntry } from './platform/context.ts'

/** What is known of a call while it runs. */
export interface Trace extends NotedCall {
  /** Called as a program, by its address or its token: every writing call takes a key, and refusals speak to a log. */
  programm: boolean
  actor: Actor | null
  /** `wire`: as a corrected backend has it. */
  call: { name: OperationName; operation: Operation; wire: WireCall } | null
  /** Fields of a writing call in which signs were taken out that nobody sees. */
  bereinigt: string[]
}

/** Every refused call, and every call that may have changed something. Reading that was allowed is nobody's business. */
function isWorthALine({ call }: Trace, status: number): boolean {
  if (status >= 400) return true
  if (call === null || call.operation.method === 'GET' || call.name === 'checkUserLogin') return false
  const { access } = call.operation
  return typeof access === 'string' || access.action !== 'read'
}

/** Who called what, and how it ended (SEC-45): ids and codes only, never a name, an address or a key. */
export function logCall(log: (entry: LogEntry) => void, trace: Trace, status: number, error: unknown): void {
  if (!isWorthALine(trace, status)) return
  const { anfrage, actor, access, call } = trace
  log({
    ereignis: status >= 400 ? 'abgelehnt' : 'aufruf',
    anfrage,
    aufruf: call?.name ?? null,
    status,
    code: error instanceof Refusal ? error.code : null,
    idPtKunde: actor?.idPtKunde ?? null,
    idPtKundeMitarbeiter: actor?.idPtKundeMitarbeiter ?? null,
    sitzung: access ? null : (actor?.sitzungId ?? null),
    token: access?.token.idPtApiToken ?? null,
  })
}
