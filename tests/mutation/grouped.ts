/** Things by what they have in common, in the order in which they come. */
export function grouped<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const thing of things) {
    const key = keyOf(thing)
    groups.set(key, [...(groups.get(key) ?? []), thing])
  }
  return groups
}
