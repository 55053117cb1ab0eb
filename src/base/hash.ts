/** Start of FNV-1a with 32 bits. */
const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a with 32 bits over the UTF-16 units of a text; unsigned. */
export function fnv1a(text: string, start = OFFSET): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** The same over whole numbers, each taken as one step; unsigned. */
export function fnv1aOf(numbers: readonly number[], start = OFFSET): number {
  let hash = start
  for (const number of numbers) hash = Math.imul(hash ^ number, PRIME)
  return hash >>> 0
}
