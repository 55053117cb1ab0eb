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

/** Whether the service knows a neutral address (src/contract/operation.ts); until it said so of one, both are tried. Of this tab alone. */
const neutral = new Map<string, boolean>()

export const knowsNeutral = (path: string): boolean | undefined => neutral.get(path)

export const noteNeutral = (path: string, isKnown: boolean): void => void neutral.set(path, isKnown)

/** Another service may know them. */
export function forgetUnknownCalls(): void {
  neutral.clear()
  set(new Set())
}

/** Keeps whether the service knows a call; most of them it does, and nobody is told of that. */
export function noteCall(name: string, isKnown: boolean): void {
  if (isKnown !== unknown.has(name)) return
  const next = new Set(unknown)
  if (isKnown) next.delete(name)
  else next.add(name)
  set(next)
}
