/** Reads a JSON column of ours: written by us alone, with the type that the row names. */
export function fromJson<T>(text: string): T
export function fromJson<T>(text: string | null): T | null
export function fromJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T)
}
