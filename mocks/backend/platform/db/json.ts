/** Reads a JSON column of ours: written by us alone, with the type that the row names. */
export function fromJson<T>(text: string): T
export function fromJson<T>(text: string | null): T | null
export function fromJson<T>(text: string | null): T | null {
  if (text === null) return null
  const value: T = JSON.parse(text)
  return value
}
