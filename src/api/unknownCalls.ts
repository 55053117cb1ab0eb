/** Names of the calls that the service said it does not know, until it answers them; of this tab alone. */
let unknown: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export const unknownCalls = (): ReadonlySet<string> => unknown

export function subscribeUnknownCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: ReadonlySet<string>): void {
  unknown = next
  for (const listener of listeners) listener()
}

/** Another service may know them. */
export const forgetUnknownCalls = (): void => set(new Set())

/** Keeps whether the service knows a call; most of them it does, and nobody is told of that. */
export function noteCall(name: string, isKnown: boolean): void {
  if (isKnown !== unknown.has(name)) return
  const next = new Set(unknown)
  if (isKnown) next.delete(name)
  else next.add(name)
  set(next)
}
