import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import type { DateiAntwort } from '#src/contract/wire.ts'
import type { Context } from './context.ts'
import type { DateiStrom } from './strom.ts'

/** A file may also be sent while it is made. */
type Answer<T> = T extends DateiAntwort ? DateiAntwort | DateiStrom : T

/** One handler per operation; a missing one or a wrong answer is a type error. */
export type Handlers = {
  [K in OperationName]: (input: Input<Operations[K]>, context: Context) => Promise<Answer<Output<Operations[K]>>>
}

/** The handlers of one noun's operations. */
export type HandlersOf<T> = Pick<Handlers, keyof T & OperationName>
