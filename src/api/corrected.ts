import { ApiError } from '#src/contract/apiError.ts'
import { correction } from '#src/contract/correction.ts'
import { type AnyCorrection, isEmpty } from '#src/contract/correct/correction.ts'
import { type CallOf, TEXT } from './refusal.ts'

let current = correction

/** Replaces the correction of the product; in tests. */
export function correctBy(next: AnyCorrection = correction): void {
  current = next
}

/** A call as the backend has it. What corrects comes with the first call that is made, and not at all where nothing is corrected. */
export function corrected(of: CallOf): CallOf | Promise<CallOf> {
  return isEmpty(current) ? of : correct(of, current)
}

async function correct({ name, operation }: CallOf, by: AnyCorrection): Promise<CallOf> {
  const { fieldOnWire, ownRefusal, wireCallOf } = await import('#src/contract/correct/wireCall.ts').catch(
    (cause: unknown) => Promise.reject(new ApiError('network', TEXT.network, { cause })),
  )
  const call = wireCallOf(name, operation, by)
  return {
    name,
    operation: call.operation,
    wire: {
      ...call,
      ownRefusal: (error) => ownRefusal(call, error),
      fieldOnWire: (field) => fieldOnWire(call, field),
    },
  }
}
