import type { DemoInput, DemoOutput } from '#src/contract/demo/demoOperation.ts'
import type { DemoOperationName, DemoOperations } from '#src/contract/demo/index.ts'
import type { DemoState } from '../state.ts'

/** What a handler may look at besides its input. */
export interface DemoContext {
  state: DemoState
  /** Access token of the request. */
  bearer: string | null
}

/** Answers one sample call, or throws a DemoRefusal. */
type DemoHandler<K extends DemoOperationName> = (
  input: DemoInput<DemoOperations[K]>,
  context: DemoContext,
) => DemoOutput<DemoOperations[K]>

export type DemoHandlers = { [K in DemoOperationName]: DemoHandler<K> }

/** Texts per field, as login and registration tell them. */
export type FieldTexts = Record<string, [string]>

/** An answer that is no success; without texts it has no body. */
export class DemoRefusal extends Error {
  readonly status: 400 | 401 | 404
  readonly error: FieldTexts | null

  constructor(status: DemoRefusal['status'], error: FieldTexts | null = null) {
    super(`refused with ${status}`)
    this.name = 'DemoRefusal'
    this.status = status
    this.error = error
  }
}

/** What was found, or 404. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new DemoRefusal(404)
  return thing
}
