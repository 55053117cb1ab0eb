import type { Run, TextStyle } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { platzhalterWert } from '../beispiel.ts'
import { DEFAULT_FONT, type FontSet, type PrintFont, runStyle } from '../fonts.ts'

/** Code points of one paragraph, each with its face and style; what the line breaker works on. */
export interface StyledText {
  chars: readonly string[]
  fonts: readonly PrintFont[]
  styles: readonly TextStyle[]
  gids: Uint16Array
  /** em, kerning included. */
  adv: Float64Array
  /** mm at scale 1: advance and tracking. */
  width: Float64Array
  /** Characters that no face can print. */
  missing: readonly string[]
}

interface Piece {
  text: string
  style: TextStyle
}

const SPACE = /^[ \t]/
const INVISIBLE = new Set(['\u200B', '\u00AD', '\u200C', '\u200D', '\uFEFF'])

/** Text of the runs for one recipient. A placeholder without value and fallback takes one space with it. */
export function resolveRuns(runs: readonly Run[], style: TextStyle, empfaenger: Empfaenger): Piece[] {
  const pieces: Piece[] = []
  let swallow = false
  for (const run of runs) {
    const own = runStyle(style, run)
    const raw = run.t === 'text' ? run.text : platzhalterWert(empfaenger, run.key) || run.fallback
    const text = swallow && SPACE.test(raw) ? raw.slice(1) : raw
    swallow = run.t === 'ph' && raw === ''
    if (text !== '') pieces.push({ text: text.normalize('NFC'), style: own })
  }
  return pieces
}

/** Controls that take no room: zero-width space, soft hyphen, joiners, byte order mark. */
export function isInvisible(char: string): boolean {
  return INVISIBLE.has(char)
}

/** Chooses the face of every character and measures it. */
export function styleText(pieces: readonly Piece[], fonts: FontSet): StyledText {
  const chars: string[] = []
  const faces: PrintFont[] = []
  const styles: TextStyle[] = []
  const missing = new Set<string>()
  for (const { text, style } of pieces) {
    const face = fonts.get(style.font, style.weight, style.italic)
    const fallback = fonts.get(DEFAULT_FONT, style.weight, style.italic)
    for (const raw of text) {
      const char = raw === '\t' ? ' ' : raw
      const point = char.codePointAt(0) ?? 0
      const own = isInvisible(char) || face.has(point) || !fallback.has(point) ? face : fallback
      if (!isInvisible(char) && (!own.has(point) || /\p{M}/u.test(char))) missing.add(char)
      chars.push(char)
      faces.push(own)
      styles.push(style)
    }
  }
  return { chars, fonts: faces, styles, ...measure(chars, faces, styles), missing: [...missing] }
}

function measure(chars: readonly string[], faces: readonly PrintFont[], styles: readonly TextStyle[]) {
  const gids = new Uint16Array(chars.length)
  const adv = new Float64Array(chars.length)
  const width = new Float64Array(chars.length)
  for (let start = 0; start < chars.length;) {
    const face = faces[start]
    const size = styles[start]?.size
    let end = start + 1
    while (end < chars.length && faces[end] === face && styles[end]?.size === size) end++
    if (face) {
      const shaped = face.shape(chars.slice(start, end).join(''))
      gids.set(shaped.gids, start)
      adv.set(shaped.adv, start)
    }
    start = end
  }
  for (const [i, char] of chars.entries()) {
    const style = styles[i]
    if (!style || isInvisible(char)) adv[i] = 0
    else width[i] = ((adv[i] ?? 0) + style.tracking / 1000) * style.size
  }
  return { gids, adv, width }
}
