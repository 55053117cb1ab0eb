import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { OnceKeys } from './onceKeys.ts'

interface Options<I, R> extends Pick<UseMutationOptions<R, Error, I>, 'onSuccess' | 'onError' | 'onSettled'> {
  /** What makes two calls the same one, all of the input where it is left out; null: this call may be repeated. */
  same?: (input: I) => unknown
  /** The same input again would be the same call after a success, too: what is made once is never made twice. */
  forGood?: boolean
  /** Where somebody else asks for the keys as well. */
  keys?: OnceKeys
}

/**
 * A mutation that happens once: a second click, or a retry after an answer that was lost, carries the key of the first
 * call, and the service repeats nothing (NET-16).
 */
export function useOnceMutation<I, R>(
  call: (input: I, once: { idempotencyKey?: string }) => Promise<R>,
  { same = (input) => input, forGood = false, keys: given, onSuccess, ...rest }: Options<I, R> = {},
) {
  const [own] = useState(() => new OnceKeys())
  const keys = given ?? own
  return useMutation({
    ...rest,
    mutationFn: async (input: I) => {
      const what = await same(input)
      return call(input, what === null ? {} : { idempotencyKey: keys.for(what) })
    },
    onSuccess: (...told) => {
      if (!forGood) keys.done()
      return onSuccess?.(...told)
    },
  })
}
