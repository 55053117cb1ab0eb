import { foldCharacter } from './fold.ts'

/**
 * German folding: what is written differently and means the same becomes equal. Lower case, umlauts as two letters,
 * accents dropped, only letters and digits kept, "strasse" shortened to "str". Works on bytes, since it runs over
 * every row of a list.
 */

/** Letters and digits for each Latin-1 character; "" drops it. */
const LATIN1: readonly string[] = Array.from({ length: 256 }, (_, code) => foldLatin1(String.fromCharCode(code)))

function foldLatin1(character: string): string {
  const folded = foldCharacter(character)
  return /[a-z0-9]/.test(folded) ? folded : ''
}

/** First letter or digit that a key keeps of a Latin-1 character, 0 for a sign; and the second letter, mostly 0. */
export const FIRST = Uint8Array.from(LATIN1, (folded) => (folded === '' ? 0 : folded.charCodeAt(0)))
export const SECOND = Uint8Array.from(LATIN1, (folded) => (folded.length > 1 ? folded.charCodeAt(1) : 0))

const [S, T, R, A, E] = [0x73, 0x74, 0x72, 0x61, 0x65] as const

function endsWithStrasse(bytes: Uint8Array, length: number): boolean {
  return (
    length >= 7 &&
    bytes[length - 2] === S &&
    bytes[length - 3] === S &&
    bytes[length - 4] === A &&
    bytes[length - 5] === R &&
    bytes[length - 6] === T &&
    bytes[length - 7] === S
  )
}

/** Ends one part of a key. */
export const PART = 31

/** Collects a folded key; the buffer is reused from row to row. */
export class FoldBuffer {
  bytes = new Uint8Array(512)
  length = 0

  /** Starts a new key. */
  clear(): void {
    this.length = 0
  }

  /** Ends one part of the key. */
  separate(): void {
    this.push(PART)
  }

  /** Folds bytes that hold ASCII and Latin-1 letters alone. One flat loop: it runs over every byte of a list. */
  addBytes(source: Uint8Array, start: number, end: number, utf8: boolean): void {
    this.reserve(2 * (end - start))
    const { bytes } = this
    let length = this.length
    for (let at = start; at < end; at++) {
      let code = source[at] ?? 0
      if (utf8 && code === 0xc3) {
        at++
        code = ((source[at] ?? 0) + 0x40) & 0xff
      }
      const first = FIRST[code] ?? 0
      if (first === 0) continue
      bytes[length++] = first
      const second = SECOND[code] ?? 0
      if (second !== 0) bytes[length++] = second
      else if (first === E && endsWithStrasse(bytes, length)) length -= 4
    }
    this.length = length
  }

  /** Folds any text. */
  addText(text: string): void {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0
      if (code < 256) this.addCode(code)
      else this.addFar(character)
    }
  }

  /** Characters beyond Latin-1: their base letter, or themselves. */
  private addFar(character: string): void {
    for (const letter of foldCharacter(character)) {
      const code = letter.codePointAt(0) ?? 0
      if (code < 256) this.addCode(code)
      // High bytes stay apart from the folded letters, so different scripts stay different.
      else if (/\p{L}/u.test(letter)) for (let rest = code; rest > 0; rest >>= 7) this.push(0x80 | (rest & 0x7f))
    }
  }

  private addCode(code: number): void {
    const first = FIRST[code] ?? 0
    if (first === 0) return
    this.push(first)
    const second = SECOND[code] ?? 0
    if (second !== 0) this.push(second)
    else if (first === E && endsWithStrasse(this.bytes, this.length)) this.length -= 4
  }

  private push(byte: number): void {
    this.reserve(1)
    this.bytes[this.length++] = byte
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const larger = new Uint8Array(2 * (this.length + more))
    larger.set(this.bytes)
    this.bytes = larger
  }

  /** True when a folded word stands in the key. */
  includes(word: Uint8Array): boolean {
    const { bytes } = this
    const last = this.length - word.length
    const first = word[0]
    for (let start = 0; start <= last; start++) {
      if (bytes[start] !== first) continue
      let at = 1
      while (at < word.length && bytes[start + at] === word[at]) at++
      if (at >= word.length) return true
    }
    return false
  }

  /** What was collected, one character per byte. */
  text(): string {
    let folded = ''
    for (let at = 0; at < this.length; at++) folded += String.fromCharCode(this.bytes[at] ?? 0)
    return folded
  }

  /** 32-bit hash (FNV-1a, mixed once more) of the key. */
  hash(): number {
    return hashBytes(this.bytes, 0, this.length)
  }

  /** True when both keys are the same, byte by byte. */
  equals(other: FoldBuffer): boolean {
    if (this.length !== other.length) return false
    for (let at = 0; at < this.length; at++) if (this.bytes[at] !== other.bytes[at]) return false
    return true
  }
}

/** 32-bit hash of a range of bytes, four at a time: the multiplications wait for each other. */
function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = (end - start) ^ 0x811c9dc5
  let at = start
  for (; at + 3 < end; at += 4) {
    const word =
      (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)
    hash = Math.imul(hash ^ word, 0x9e3779b1)
    hash ^= hash >>> 15
  }
  for (; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return hash ^ (hash >>> 13)
}

const shared = new FoldBuffer()

/** Folded text: "Münchener Straße" and "muenchener str." become equal. */
export function foldText(text: string): string {
  shared.clear()
  shared.addText(text)
  return shared.text()
}
