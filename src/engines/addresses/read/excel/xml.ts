import { MAPPE_PROBLEM, MappeProblem } from './problem.ts'

/** Told what stands in a document, in its order. Names come without their prefix, texts with their entities resolved. */
export interface XmlHearer {
  open: (name: string, attributes: string) => void
  close: (name: string) => void
  text: (text: string) => void
  /** Takes what begins at a tag by itself and says where that ends; -1: it is read tag by tag. */
  take?: (text: string, tag: number) => number
}

/** Longest text or tag, signs: 32 767 signs of a cell, each at most an entity of ten. */
const MOST_SIGNS = 400_000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Text of XML as it is meant; entities of a document's own are not known (SEC-32). */
function resolveEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const NEEDLES = new Map<string, string>()

function needleOf(name: string): string {
  const known = NEEDLES.get(name)
  if (known !== undefined) return known
  const needle = ` ${name}="`
  NEEDLES.set(name, needle)
  return needle
}

/** Value of an attribute, or null; with its prefix where it has one. */
export function attribute(attributes: string, name: string): string | null {
  const needle = needleOf(name)
  const plain = attributes.indexOf(needle)
  if (plain >= 0) {
    const from = plain + needle.length
    return resolveEntities(attributes.slice(from, attributes.indexOf('"', from)))
  }
  if (!attributes.includes("'") && !attributes.includes(' =')) return null
  for (const [, found, double, single] of attributes.matchAll(ATTRIBUTE))
    if (found === name) return resolveEntities(double ?? single ?? '')
  return null
}

const BLANK = 32
const BANG = 33
const QUOTE = 34
const APOSTROPHE = 39
const SLASH = 47
const COLON = 58
const EQUALS = 61
const QUESTION = 63

/** Where a tag ends; a `>` between quotes ends nothing. -1: behind what is there. */
function endOfTag(text: string, from: number): number {
  let end = text.indexOf('>', from)
  while (end >= 0 && isQuoted(text, from, end)) end = text.indexOf('>', end + 1)
  return end
}

function isQuoted(text: string, from: number, to: number): boolean {
  // By far most tags end behind a value.
  if (text.charCodeAt(to - 1) === QUOTE && text.charCodeAt(to - 2) !== EQUALS) return false
  let quote = 0
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at)
    if (quote === 0 ? sign === QUOTE || sign === APOSTROPHE : sign === quote) quote = quote === 0 ? sign : 0
  }
  return quote !== 0
}

const CDATA = '<![CDATA['

/** Reads XML piece by piece and keeps no more than what a piece cut. */
export class XmlReader {
  private readonly hearer: XmlHearer
  private rest = ''
  /** Elements that are open. */
  private depth = 0

  constructor(hearer: XmlHearer) {
    this.hearer = hearer
  }

  push(piece: string): void {
    const text = this.rest + piece
    let at = 0
    for (;;) {
      const tag = text.indexOf('<', at)
      // What stands before no tag yet may go on in the next piece.
      if (tag < 0) break
      const taken = this.hearer.take?.(text, tag) ?? -1
      const next = taken < 0 ? this.read(text, at, tag) : taken
      if (next < 0) break
      at = next
    }
    this.rest = text.slice(at)
    if (this.rest.length > MOST_SIGNS) throw new MappeProblem(MAPPE_PROBLEM.langeZelle)
  }

  /** True when nothing is left over and everything that was opened was closed. */
  isWhole(): boolean {
    return this.rest.trim() === '' && this.depth === 0
  }

  /** Reads the text before a tag and the tag; where it goes on, or -1 when the tag is cut. */
  private read(text: string, at: number, tag: number): number {
    const sign = text.charCodeAt(tag + 1)
    const end = sign === BANG ? this.endOfSpecial(text, tag) : endOfTag(text, tag) + 1
    if (end <= 0) return -1
    if (tag > at) this.hearer.text(resolveEntities(text.slice(at, tag)))
    if (sign === SLASH) {
      this.depth -= 1
      this.hearer.close(nameIn(text, tag + 2, end - 1))
    } else if (sign === BANG) this.special(text.slice(tag, end))
    else if (sign !== QUESTION) this.element(text, tag, end)
    return end
  }

  private element(text: string, tag: number, end: number): void {
    const empty = text.charCodeAt(end - 2) === SLASH
    const to = empty ? end - 2 : end - 1
    let space = tag + 1
    while (space < to && text.charCodeAt(space) > BLANK) space++
    const name = nameIn(text, tag + 1, space)
    this.hearer.open(name, text.slice(space, to))
    if (empty) this.hearer.close(name)
    else this.depth += 1
  }

  private special(tag: string): void {
    if (tag.startsWith(CDATA)) this.hearer.text(tag.slice(CDATA.length, -3))
    else if (!tag.startsWith('<!--')) throw new MappeProblem(MAPPE_PROBLEM.beschaedigt)
  }

  /** Behind a comment, a CDATA section or a declaration; 0 when it is cut. */
  private endOfSpecial(text: string, tag: number): number {
    if (text.length < tag + CDATA.length) return 0
    const closing = text.startsWith('<!--', tag) ? '-->' : text.startsWith(CDATA, tag) ? ']]>' : '>'
    const at = text.indexOf(closing, tag)
    return at < 0 ? 0 : at + closing.length
  }
}

/** A name without its prefix, and without the blank that may stand behind it in a closing tag. */
function nameIn(text: string, from: number, to: number): string {
  let start = from
  let end = to
  for (let at = from; at < to; at++) {
    const sign = text.charCodeAt(at)
    if (sign === COLON) start = at + 1
    else if (sign <= BLANK) end = Math.min(end, at)
  }
  return text.slice(start, end)
}
