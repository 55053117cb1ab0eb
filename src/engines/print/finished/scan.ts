import type { Matrix } from '../displayList.ts'

/** What a reader of operators hears. */
export interface Hears {
  /** A filled path of rectangles alone, x y w h each, in the matrix that holds then. */
  rects(rects: number[], matrix: Matrix, isBlack: boolean): void
  /** A form or picture is drawn. */
  drawn(name: string, matrix: Matrix): void
}

/** Matrix and whether the fill is black on the black plate alone. */
export interface Zustand {
  matrix: Matrix
  black: boolean
}

const SPACE = 0x20
const [PAREN, PAREN_END, LESS, GREATER, SLASH, PERCENT, BACKSLASH] = [0x28, 0x29, 0x3c, 0x3e, 0x2f, 0x25, 0x5c]
const isDelimiter = (byte: number) =>
  byte <= SPACE ||
  byte === PAREN ||
  byte === PAREN_END ||
  byte === LESS ||
  byte === GREATER ||
  byte === SLASH ||
  byte === 0x5b ||
  byte === 0x5d

/** First `m`, then `n`. */
function before(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ]
}

/**
 * Reads operators of our own content streams for what can be a code, in one pass over the bytes: a print file has
 * thousands. Text and colours other than black are passed over. Gives the state that the next stream begins with.
 */
export function scanContent(bytes: Uint8Array, from: Zustand, hears: Hears): Zustand {
  const scanner = new Scanner(from, hears)
  for (let at = 0; at < bytes.length;) at = scanner.token(bytes, at)
  return scanner.zustand
}

class Scanner {
  zustand: Zustand
  readonly #hears: Hears
  readonly #saved: Zustand[] = []
  #numbers: number[] = []
  #name = ''
  #rects: number[] = []
  #isRects = true

  constructor(zustand: Zustand, hears: Hears) {
    this.zustand = zustand
    this.#hears = hears
  }

  /** Takes one token and gives the place behind it. */
  token(bytes: Uint8Array, at: number): number {
    const byte = bytes[at] ?? 0
    if (byte === PAREN) return literalEnd(bytes, at)
    if (byte === LESS || byte === PERCENT) return after(bytes, at + 1, byte === LESS ? GREATER : 0x0a)
    if (byte === SLASH) {
      const end = wordEnd(bytes, at + 1)
      this.#name = latin1(bytes, at + 1, end)
      return end
    }
    if (isDelimiter(byte)) return at + 1
    const end = wordEnd(bytes, at)
    // Digits, sign and point stand before the letters.
    if (byte < 0x3a) this.#numbers.push(numberOf(bytes, at, end))
    else this.#operator(latin1(bytes, at, end))
    return end
  }

  #operator(op: string): void {
    const n = this.#numbers
    const { matrix, black } = this.zustand
    if (op === 're') this.#rects.push(...n.slice(-4))
    else if (op === 'cm') this.zustand = { matrix: before(toMatrix(n), matrix), black }
    else if (op === 'q') this.#saved.push(this.zustand)
    else if (op === 'Q') this.zustand = this.#saved.pop() ?? this.zustand
    else if (op === 'k') this.zustand = { matrix, black: n[0] === 0 && n[1] === 0 && n[2] === 0 && n[3] === 1 }
    else if (op === 'cs' || op === 'sc' || op === 'g' || op === 'rg') this.zustand = { matrix, black: false }
    else if (op === 'm' || op === 'l' || op === 'c') this.#isRects = false
    else if (op === 'Do') this.#hears.drawn(this.#name, matrix)
    else if (PAINTS.has(op)) {
      if (this.#isRects && op.startsWith('f') && this.#rects.length > 0) this.#hears.rects(this.#rects, matrix, black)
      this.#rects = []
      this.#isRects = true
    }
    if (n.length > 0) this.#numbers = []
  }
}

const PAINTS = new Set(['f', 'f*', 'S', 's', 'B', 'B*', 'b', 'b*', 'n'])

function toMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]): Matrix {
  return [a, b, c, d, e, f]
}

function wordEnd(bytes: Uint8Array, at: number): number {
  let end = at
  while (end < bytes.length && !isDelimiter(bytes[end] ?? 0)) end++
  return end
}

function after(bytes: Uint8Array, at: number, stop: number): number {
  const end = bytes.indexOf(stop, at)
  return end < 0 ? bytes.length : end + 1
}

function literalEnd(bytes: Uint8Array, at: number): number {
  let depth = 0
  for (let i = at; i < bytes.length; i++) {
    if (bytes[i] === BACKSLASH) i++
    else if (bytes[i] === PAREN) depth++
    else if (bytes[i] === PAREN_END && --depth === 0) return i + 1
  }
  return bytes.length
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  let text = ''
  for (let i = from; i < to; i++) text += String.fromCharCode(bytes[i] ?? 0)
  return text
}

/** Whole numbers, which modules are, without a detour over text. */
function numberOf(bytes: Uint8Array, from: number, to: number): number {
  let value = 0
  for (let i = from; i < to; i++) {
    const digit = (bytes[i] ?? 0) - 0x30
    if (digit < 0 || digit > 9) return Number.parseFloat(latin1(bytes, from, to))
    value = value * 10 + digit
  }
  return value
}
