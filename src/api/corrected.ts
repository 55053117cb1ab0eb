import { ApiError } from '#src/contract/apiError.ts'
import { correction } from '#src/contract/correction.ts'
import { type AnyCorrection, isEmpty } from '#src/contract/correct/correction.ts'
import { neutralPath, type Operation } from '#src/contract/operation.ts'
import { type CallOf, TEXT } from './refusal.ts'
import { knowsNeutral } from './unknownCalls.ts'

let current = correction

/** Replaces the correction of the product; in tests. */
export function correctBy(next: AnyCorrection = correction): void {
  current = next
}

/** A call as the backend has it. What corrects comes with the first call that is made, and not at all where nothing is corrected. */
export function corrected(of: CallOf): CallOf | Promise<CallOf> {
  if (!isEmpty(current)) return correct(of, current)
  return addressed({ ...of, operation: { ...of.operation, path: neutralPath(of.operation) } }, of.operation)
}

/** Under its neutral address, or its own one where the service said that it knows that alone. */
function addressed(of: CallOf, { path: own }: Operation): CallOf {
  const { operation } = of
  const { path } = operation
  const isKnown = path === own || path !== neutralPath({ path: own }) || knowsNeutral(path)
  if (isKnown === undefined) return { ...of, own }
  return isKnown ? of : { ...of, operation: { ...operation, path: own } }
}

async function correct({ name, operation }: CallOf, by: AnyCorrection): Promise<CallOf> {
  const { fieldOnWire, ownRefusal, wireCallOf } = await import('#src/contract/correct/wireCall.ts').catch(
    (cause: unknown) => Promise.reject(new ApiError('network', TEXT.network, { cause })),
  )
  const call = wireCallOf(name, operation, by)
  const wire = {
    ...call,
    ownRefusal: (error: ApiError) => ownRefusal(call, error),
    fieldOnWire: (field: string) => fieldOnWire(call, field),
  }
  return addressed({ name, operation: call.operation, wire }, operation)
}
