import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { useOnceMutation } from '#src/shared/useOnceMutation.ts'

interface Input {
  name: string
  id?: number
}

/** Keys that a service saw, which answers none of the calls that are to fail. */
function open(options?: Parameters<typeof useOnceMutation<Input, string>>[1]) {
  const seen: (string | undefined)[] = []
  const client = new QueryClient()
  const { result } = renderHook(
    () =>
      useOnceMutation<Input, string>(({ name }, { idempotencyKey }) => {
        seen.push(idempotencyKey)
        return name === 'lost' ? Promise.reject(new Error(name)) : Promise.resolve(name)
      }, options),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  const call = (input: Input) => act(() => result.current.mutateAsync(input).catch(() => null))
  return { call, seen }
}

test('a retry after a lost answer carries the same key, another input another one', async () => {
  const { call, seen } = open()
  for (const name of ['lost', 'lost', 'other']) await call({ name })
  expect(seen[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(seen[1]).toBe(seen[0])
  expect(seen[2]).not.toBe(seen[0])
})

test('what went through is meant anew, unless it is made for good', async () => {
  const { call, seen } = open()
  for (const name of ['one', 'one']) await call({ name })
  expect(seen[1]).not.toBe(seen[0])
  const forGood = open({ forGood: true })
  for (const name of ['one', 'one']) await forGood.call({ name })
  expect(forGood.seen[1]).toBe(forGood.seen[0])
})

test('what makes two calls the same one is said by whoever calls; null may be repeated', async () => {
  const { call, seen } = open({ same: ({ name, id }) => (id === undefined ? Promise.resolve(name.length) : null) })
  for (const input of [{ name: 'lost' }, { name: 'lost' }, { name: 'one', id: 4 }]) await call(input)
  expect(seen[1]).toBe(seen[0])
  expect(seen[2]).toBeUndefined()
})

test('who asks for more is told after a success alone', async () => {
  const told: string[] = []
  const { call } = open({ onSuccess: (name) => void told.push(name) })
  await call({ name: 'lost' })
  await call({ name: 'one' })
  expect(told).toEqual(['one'])
})
