import type { Run, TextStyle } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { platzhalterWert } from '../beispiel.ts'
import { DEFAULT_FONT, type FontSet, type PrintFont, runStyle } from '../fonts.ts'
import { isMissingInPrint, gedrucktesLeerzeichen, isInvisible, zeichenart } from './zeichen.ts'

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
  /** Filled in for the recipient. */
  feld: boolean
}

const SPACE = /^[ \t]/

/** Text of the runs for one recipient. A placeholder without value and fallback takes one space with it. */
export function resolveRuns(runs: readonly Run[], style: TextStyle, empfaenger: Empfaenger): Piece[] {
  const pieces: Piece[] = []
  let swallow = false
  for (const run of runs) {
    const own = runStyle(style, run)
    const raw = run.t === 'text' ? run.text : platzhalterWert(empfaenger, run.key) || run.fallback
    const text = swallow && SPACE.test(raw) ? raw.slice(1) : raw
    swallow = run.t === 'ph' && raw === ''
    if (text !== '') pieces.push({ text: text.normalize('NFC'), style: own, feld: run.t === 'ph' })
  }
  return pieces
}

interface Letter {
  char: string
  font: PrintFont
  missing: boolean
}

/** The character as it is printed: in its own face, else in the same weight and slope of the default family. */
function letterOf(raw: string, face: PrintFont, fallback: PrintFont): Letter {
  const point = raw.codePointAt(0) ?? 0
  if (raw === '\n' || isInvisible(raw)) return { char: raw, font: face, missing: false }
  if (zeichenart(point) === 'leer') return { char: gedrucktesLeerzeichen(raw, face.has), font: face, missing: false }
  const font = face.has(point) || !fallback.has(point) ? face : fallback
  return { char: raw, font, missing: isMissingInPrint(point, font.has) }
}

/** Chooses the face of every character and measures it. */
export function styleText(pieces: readonly Pick<Piece, 'text' | 'style'>[], fonts: FontSet): StyledText {
  const chars: string[] = []
  const faces: PrintFont[] = []
  const styles: TextStyle[] = []
  const missing = new Set<number>()
  for (const { text, style } of pieces) {
    const face = fonts.get(style.font, style.weight, style.italic)
    const fallback = fonts.get(DEFAULT_FONT, face.weight, face.italic)
    for (const raw of text) {
      const letter = letterOf(raw, face, fallback)
      if (letter.missing) missing.add(chars.length)
      chars.push(letter.char)
      faces.push(letter.font)
      styles.push(style)
    }
  }
  const measures = measure(chars, faces, styles, missing)
  return { chars, fonts: faces, styles, ...measures, missing: [...new Set(Array.from(missing, (i) => chars[i] ?? ''))] }
}

/** Glyph of what cannot be printed: an empty box, drawn as a shape. */
export const BOX_GID = 0

/**
 * Letters that follow each other in one face and size are measured together; what is not printed between them does not
 * part them.
 */
function measure(
  chars: readonly string[],
  faces: readonly PrintFont[],
  styles: readonly TextStyle[],
  missing: ReadonlySet<number>,
) {
  const gids = new Uint16Array(chars.length)
  const adv = new Float64Array(chars.length)
  const width = new Float64Array(chars.length)
  let together: number[] = []
  const flush = () => {
    const [first] = together
    const shaped = first === undefined ? undefined : faces[first]?.shape(together.map((i) => chars[i]).join(''))
    for (const [k, i] of together.entries()) {
      gids[i] = shaped?.gids[k] ?? 0
      adv[i] = shaped?.adv[k] ?? 0
    }
    together = []
  }
  for (const [i, char] of chars.entries()) {
    if (isInvisible(char)) continue
    const last = together.at(-1) ?? i
    if (faces[last] !== faces[i] || styles[last]?.size !== styles[i]?.size) flush()
    if (char !== '\n' && !missing.has(i)) together.push(i)
    else {
      flush()
      if (char !== '\n') adv[i] = faces[i]?.advance(BOX_GID) ?? 0
    }
  }
  flush()
  for (const [i, char] of chars.entries()) {
    const style = styles[i]
    if (style && char !== '\n' && !isInvisible(char)) width[i] = ((adv[i] ?? 0) + style.tracking / 1000) * style.size
  }
  return { gids, adv, width }
}
