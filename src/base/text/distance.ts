const WIDTH = 64
let before = new Uint8Array(WIDTH + 1)
let last = new Uint8Array(WIDTH + 1)
let row = new Uint8Array(WIDTH + 1)

/**
 * Damerau distance of two texts as far as `most`, else `most + 1`: letters replaced, left out, put in, or two neighbours
 * swapped. What both begin and end with is passed over first; that leaves next to nothing of most pairs.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let start = 0
  let endA = a.length
  let endB = b.length
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--
    endB--
  }
  if (endA - start > WIDTH || endB - start > WIDTH) return most + 1
  return rest(a, b, start, endA, endB, most)
}

function rest(a: string, b: string, start: number, endA: number, endB: number, most: number): number {
  const width = endB - start
  for (let at = 0; at <= width; at++) last[at] = at
  for (let i = 1; i <= endA - start; i++) {
    const letter = a.charCodeAt(start + i - 1)
    let least = i
    row[0] = i
    for (let j = 1; j <= width; j++) {
      const other = b.charCodeAt(start + j - 1)
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (letter === other ? 0 : 1))
      if (i > 1 && j > 1 && letter === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === other)
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    const free = before
    before = last
    last = row
    row = free
  }
  return Math.min(most + 1, last[width] ?? 0)
}
