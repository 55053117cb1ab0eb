import type { Mm } from '#src/contract/dokument.ts'
import type { StyledText } from './textModel.ts'
import { isInvisible } from './zeichen.ts'

/** One line: characters start..end (trailing spaces left out), broken at a soft hyphen or not. */
export interface LineSpan {
  start: number
  end: number
  /** First character of the next line. */
  next: number
  hyphen: boolean
  /** mm at scale 1. */
  width: Mm
}

const BREAKING_SPACE = new Set([' ', '\u2002', '\u2003', '\u2009'])
const BREAK_AFTER = new Set(['-', '\u2010', '\u2013', '\u2014', '/'])

/** May a line end after this character? (print 3: space, hyphen, slash, zero-width space, soft hyphen) */
function breaksAfter(chars: readonly string[], i: number): boolean {
  const char = chars[i] ?? ''
  const next = chars[i + 1]
  if (next === undefined) return false
  if (BREAKING_SPACE.has(char)) return !BREAKING_SPACE.has(next)
  if (char === '\u200B' || char === '\u00AD') return true
  if (!BREAK_AFTER.has(char)) return false
  const before = chars[i - 1]
  const standsAlone = before === undefined || BREAKING_SPACE.has(before)
  return !standsAlone && !BREAKING_SPACE.has(next) && !BREAK_AFTER.has(next) && next !== '\u00A0'
}

/** A soft hyphen at which a line ends, as it is printed: a hyphen kerned to the letter before it. */
interface ShownHyphen {
  gid: number
  /** mm at scale 1. */
  width: Mm
  /** What the letter before it is wider than within its word, mm at scale 1. */
  before: Mm
}

/** The hyphen that stands behind character `last`, in its face and size. */
export function shownHyphen(text: StyledText, last: number): ShownHyphen {
  const [font, style] = [text.fonts[last], text.styles[last]]
  if (!font || !style) return { gid: 0, width: 0, before: 0 }
  const char = text.chars[last] ?? ''
  const kerned = (text.gids[last] ?? 0) !== 0 && !isInvisible(char)
  const { gids, adv } = font.shape(kerned ? `${char}-` : '-')
  const before = kerned ? ((adv[0] ?? 0) - (text.adv[last] ?? 0)) * style.size : 0
  return { gid: gids.at(-1) ?? 0, width: (adv.at(-1) ?? 0) * style.size, before }
}

function hyphenWidth(text: StyledText, last: number): Mm {
  const { width, before } = shownHyphen(text, last)
  return width + before
}

/** Greedy breaking into lines of at most `width` mm at scale 1. A word that is too long stays whole. */
export function breakLines(text: StyledText, width: Mm): LineSpan[] {
  const { chars } = text
  const lines: LineSpan[] = []
  let start = 0
  while (start < chars.length || lines.length === 0) {
    const line = nextLine(text, start, width)
    lines.push(line)
    start = line.next
  }
  return lines
}

function nextLine(text: StyledText, start: number, width: Mm): LineSpan {
  const { chars } = text
  let best: LineSpan | null = null
  let used = 0
  let ink = 0
  let inkEnd = start
  for (let i = start; i < chars.length; i++) {
    const char = chars[i] ?? ''
    if (char === '\n') return { start, end: inkEnd, next: i + 1, hyphen: false, width: ink }
    used += text.width[i] ?? 0
    if (!BREAKING_SPACE.has(char) && !isInvisible(char)) {
      ink = used
      inkEnd = i + 1
    }
    if (best && ink > width + 1e-6) return best
    if (!breaksAfter(chars, i)) continue
    const hyphen = char === '\u00AD'
    const total = hyphen ? ink + hyphenWidth(text, Math.max(start, inkEnd - 1)) : ink
    if (best === null || total <= width + 1e-6) best = { start, end: inkEnd, next: i + 1, hyphen, width: total }
  }
  if (best && ink > width + 1e-6) return best
  return { start, end: inkEnd, next: chars.length, hyphen: false, width: ink }
}

/** Width of the widest part that cannot be broken, mm at scale 1. */
export function widestWord(text: StyledText): Mm {
  let widest = 0
  let ink = 0
  let used = 0
  for (const [i, char] of text.chars.entries()) {
    used += text.width[i] ?? 0
    if (!BREAKING_SPACE.has(char)) ink = used
    widest = Math.max(widest, ink)
    if (char === '\n' || breaksAfter(text.chars, i)) {
      used = 0
      ink = 0
    }
  }
  return widest
}
