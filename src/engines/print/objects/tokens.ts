/** Operand of a content stream. Strings stay bytes, because their codes depend on the font. */
export type Operand = number | string | Uint8Array | Operand[] | { dict: Operand[] }

export interface Operation {
  /** Operator; 'INLINE' for a whole inline picture, whose dictionary stands in `args`. */
  op: string
  args: Operand[]
}

const SPACE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITER = new Set([0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25])
const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** An operation and its bytes: from the first one of its operands to the last one of its operator. */
export interface PlacedOperation extends Operation {
  start: number
  end: number
  /** Bytes of an inline picture, from the first one to behind the last one. */
  data?: readonly [number, number]
}

/** Reads operators one after the other; unknown bytes are skipped, as readers do. */
export function* operations(bytes: Uint8Array): Generator<Operation> {
  for (const { op, args } of placedOperations(bytes)) yield { op, args }
}

/** The same with the place of each. */
export function* placedOperations(bytes: Uint8Array): Generator<PlacedOperation> {
  const reader = new Reader(bytes)
  let args: Operand[] = []
  let start: number | null = null
  for (;;) {
    const token = reader.next()
    if (token === null) return
    start ??= reader.tokenStart
    if (!(typeof token === 'object' && 'op' in token)) {
      args.push(token)
      continue
    }
    if (token.op === 'BI') continue
    if (token.op === 'ID') {
      const data = reader.skipInlineData()
      yield { op: 'INLINE', args, start, end: reader.at, data }
    } else yield { op: token.op, args, start, end: reader.at }
    args = []
    start = null
  }
}

class Reader {
  readonly #bytes: Uint8Array
  #at = 0
  /** First byte of the last token that stood by itself. */
  tokenStart = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get at(): number {
    return this.#at
  }

  /** Operand, operator or null at the end. */
  next(depth = 0): Operand | { op: string } | null {
    const bytes = this.#bytes
    for (;;) {
      const byte = bytes[this.#at]
      if (byte === undefined) return null
      if (depth === 0) this.tokenStart = this.#at
      if (SPACE.has(byte)) this.#at++
      else if (byte === 0x25) this.#skipComment()
      else if (byte === 0x28) return this.#literal()
      else if (byte === 0x3c && bytes[this.#at + 1] === 0x3c) return { dict: this.#list(2, depth) }
      else if (byte === 0x3c) return this.#hex()
      else if (byte === 0x5b) return this.#list(1, depth)
      else if (byte === 0x2f) return `/${this.#word(1)}`
      else if (DELIMITER.has(byte)) this.#at++
      else return this.#value()
    }
  }

  #value(): Operand | { op: string } {
    const word = this.#word(0)
    if (/^[-+.\d]/.test(word)) return Number.parseFloat(word) || 0
    return word === 'true' || word === 'false' || word === 'null' ? word : { op: word }
  }

  #word(skip: number): string {
    const bytes = this.#bytes
    let end = this.#at + skip
    while (end < bytes.length && !SPACE.has(bytes[end] ?? 0) && !DELIMITER.has(bytes[end] ?? 0)) end++
    const word = String.fromCharCode(...bytes.subarray(this.#at + skip, Math.min(end, this.#at + 128)))
    this.#at = end
    return word
  }

  #skipComment(): void {
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 10 && this.#bytes[this.#at] !== 13) this.#at++
  }

  /** Array or dictionary up to its closing bracket; nesting beyond reason is cut off. */
  #list(open: number, depth: number): Operand[] {
    this.#at += open
    const close = open === 2 ? 0x3e : 0x5d
    const items: Operand[] = []
    for (;;) {
      while (SPACE.has(this.#bytes[this.#at] ?? -1)) this.#at++
      const byte = this.#bytes[this.#at]
      if (byte === undefined || byte === close) {
        this.#at += open
        return items
      }
      const item = depth > 20 ? null : this.next(depth + 1)
      if (item === null) return items
      if (!(typeof item === 'object' && 'op' in item)) items.push(item)
    }
  }

  #hex(): Uint8Array {
    const start = ++this.#at
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x3e) this.#at++
    const digits: string[] = []
    for (const byte of this.#bytes.subarray(start, this.#at++))
      if (!SPACE.has(byte)) digits.push(String.fromCharCode(byte))
    const text = digits.length % 2 === 0 ? digits.join('') : `${digits.join('')}0`
    return Uint8Array.from(
      { length: text.length / 2 },
      (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16) || 0,
    )
  }

  #literal(): Uint8Array {
    const bytes = this.#bytes
    const out: number[] = []
    let depth = 1
    for (this.#at++; this.#at < bytes.length; this.#at++) {
      const byte = bytes[this.#at] ?? 0
      if (byte === 0x5c) {
        this.#escape(out)
        continue
      }
      if (byte === 0x28) depth++
      if (byte === 0x29 && --depth === 0) break
      out.push(byte)
    }
    this.#at++
    return Uint8Array.from(out)
  }

  #escape(out: number[]): void {
    const bytes = this.#bytes
    const char = String.fromCharCode(bytes[++this.#at] ?? 0)
    if (char >= '0' && char <= '7') {
      let digits = char
      while (digits.length < 3 && /[0-7]/.test(String.fromCharCode(bytes[this.#at + 1] ?? 0))) {
        digits += String.fromCharCode(bytes[++this.#at] ?? 0)
      }
      out.push(Number.parseInt(digits, 8) & 255)
    } else if (char === '\r') {
      if (bytes[this.#at + 1] === 10) this.#at++
    } else if (char !== '\n') out.push(ESCAPES[char] ?? char.charCodeAt(0))
  }

  /** Behind the bytes of an inline picture, which it tells: white space, EI, white space. */
  skipInlineData(): [number, number] {
    const bytes = this.#bytes
    const from = this.#at + 1
    for (let i = from; i < bytes.length - 1; i++) {
      const isEnd = bytes[i] === 0x45 && bytes[i + 1] === 0x49 && SPACE.has(bytes[i - 1] ?? 0)
      // The end of all bytes counts as white space.
      if (isEnd && SPACE.has(bytes[i + 2] ?? 0) && this.#isText(i + 2)) {
        this.#at = i + 2
        return [from, i - 1]
      }
    }
    this.#at = bytes.length
    return [from, bytes.length]
  }

  /** Operators follow, and not more of the picture, whose bytes may hold " EI " by chance. */
  #isText(from: number): boolean {
    return this.#bytes.subarray(from, from + 12).every((byte) => SPACE.has(byte) || (byte >= 0x20 && byte < 0x7f))
  }
}

/** A name without its slash; of anything else nothing. */
export function plainName(value: Operand | undefined): string {
  return typeof value === 'string' ? value.replace(/^\//, '') : ''
}
