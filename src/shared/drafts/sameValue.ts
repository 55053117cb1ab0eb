const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Equal by content, for what travels as JSON: a field that is undefined is as good as one that is not there. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const isSameIn = (key: string) => sameValue(a[key], b[key])
  return Object.keys(a).every(isSameIn) && Object.keys(b).every((key) => key in a || isSameIn(key))
}
