/**
 * Choice of a QR code's mask by the four penalties of ISO/IEC 18004 section 7.8.3. uqr's own choice takes eight times
 * as long as drawing the code, and a print run draws one for each recipient.
 */

const FINDER_BEFORE = 0b00001011101
const FINDER_BEHIND = 0b10111010000
const WINDOW = 0b11111111111
const QUIET = 4

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** What turns mask 0 into each mask, by edge of the code. */
const tables = new Map<number, Uint8Array[]>()

function changesFor(edge: number): Uint8Array[] {
  const known = tables.get(edge)
  if (known) return known
  const changes = MASKS.map((mask) =>
    Uint8Array.from({ length: edge * edge }, (_, i) => {
      const [x, y] = [i % edge, Math.floor(i / edge)]
      return mask(x, y) === (MASKS[0]?.(x, y) ?? false) ? 0 : 1
    }),
  )
  tables.set(edge, changes)
  return changes
}

/** Runs of one colour and patterns that look like a finder, along rows (step 1) or columns (step = edge). */
function linePenalty(cells: Uint8Array, edge: number, step: number): number {
  const lineStep = step === 1 ? edge : 1
  let penalty = 0
  for (let line = 0; line < edge; line++) {
    let run = 0
    let before = 2
    let window = 0
    // The quiet zone is light: it counts for patterns before and behind the line, not for runs.
    for (let i = 0; i < edge + QUIET; i++) {
      const cell = i < edge ? (cells[line * lineStep + i * step] ?? 0) : 0
      window = ((window << 1) | cell) & WINDOW
      if (window === FINDER_BEFORE || window === FINDER_BEHIND) penalty += 40
      if (i >= edge) continue
      run = cell === before ? run + 1 : 1
      before = cell
      if (run === 5) penalty += 3
      else if (run > 5) penalty++
    }
  }
  return penalty
}

/** Squares of four equal modules, and how far black is from half. */
function areaPenalty(cells: Uint8Array, edge: number): number {
  let squares = 0
  let dark = 0
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      const i = y * edge + x
      const cell = cells[i] ?? 0
      dark += cell
      if (x === edge - 1 || y === edge - 1) continue
      if (cell === cells[i + 1] && cell === cells[i + edge] && cell === cells[i + edge + 1]) squares++
    }
  }
  return squares * 3 + Math.floor(Math.abs((dark / cells.length) * 100 - 50) / 5) * 10
}

const ECC_BITS = { M: 0, Q: 3, H: 2 } as const

/** The fifteen format bits, twice: they stand beside the finders and count for the third penalty. */
function drawFormat(cells: Uint8Array, edge: number, ecc: keyof typeof ECC_BITS, mask: number): void {
  const data = (ECC_BITS[ecc] << 3) | mask
  let rest = data
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const bit = (bits >>> i) & 1
    const row = i < 6 ? i : i < 8 ? i + 1 : 8
    const column = i < 8 ? 8 : i === 8 ? 7 : 14 - i
    cells[row * edge + column] = bit
    cells[i < 8 ? 8 * edge + edge - 1 - i : (edge - 15 + i) * edge + 8] = bit
  }
}

/** Best mask for a code drawn with mask 0. `types` is 0 for modules that hold data. */
export function bestMask(
  matrix: readonly (readonly boolean[])[],
  types: readonly (readonly number[])[],
  ecc: keyof typeof ECC_BITS,
): number {
  const edge = matrix.length
  const cells = new Uint8Array(edge * edge)
  const free = new Uint8Array(edge * edge)
  for (let y = 0; y < edge; y++) {
    for (let x = 0; x < edge; x++) {
      if (matrix[y]?.[x]) cells[y * edge + x] = 1
      if (types[y]?.[x] === 0) free[y * edge + x] = 1
    }
  }
  const masked = new Uint8Array(cells.length)
  let best = 0
  let least = Infinity
  for (const [mask, changes] of changesFor(edge).entries()) {
    for (let i = 0; i < cells.length; i++) masked[i] = (cells[i] ?? 0) ^ ((changes[i] ?? 0) & (free[i] ?? 0))
    drawFormat(masked, edge, ecc, mask)
    const penalty = linePenalty(masked, edge, 1) + linePenalty(masked, edge, edge) + areaPenalty(masked, edge)
    if (penalty < least) {
      least = penalty
      best = mask
    }
  }
  return best
}
