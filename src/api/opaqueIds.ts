/**
 * Ids that are texts to the service ("0007", a UUID) and numbers to us. Each gets a number that is always the same; what the
 * text was is known to this tab from the answers that named it.
 */
const texts = new Map<number, string>()

/** Above every number that a table counts to, and within what an address of ours holds (15 digits). */
const FROM = 2 ** 47
const SPAN = 2 ** 48

/** Two independent hashes of 24 bits each (FNV-1a): two texts of one tab have the same number in no practical case. */
function hash(text: string): number {
  let [low, high] = [0x811c9dc5, 0x01234567]
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + 0x9e37), 0x01000193)
  }
  return ((high >>> 8) * 2 ** 24 + (low >>> 8)) % SPAN
}

/** The number of an id that is no number. */
export function numberOf(text: string): number {
  const number = FROM + hash(text)
  texts.set(number, text)
  return number
}

/** An input as the service knows its things: numbers that stand for texts become these. */
export function withOwnIds(value: unknown): unknown {
  if (texts.size === 0 || value instanceof Blob) return value
  if (typeof value === 'number') return texts.get(value) ?? value
  if (Array.isArray(value)) return value.map(withOwnIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withOwnIds(part)]))
}
