import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import type { Context } from './context.ts'

/** One handler per operation; a missing one or a wrong answer is a type error. */
export type Handlers = {
  [K in OperationName]: (input: Input<Operations[K]>, context: Context) => Promise<Output<Operations[K]>>
}

/** The handlers of one noun's operations. */
export type HandlersOf<T> = Pick<Handlers, keyof T & OperationName>
