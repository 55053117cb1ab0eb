import { correction, generate, type Mask, mode, type Mode } from 'lean-qr'
import type { Mm, QrLayer } from '#src/contract/dokument.ts'
import { kontaktText } from './kontakt.ts'
import { accept, isEmail, refuse, rufnummer, webadresse, type QrText } from './qrInhalt.ts'

export type { QrText } from './qrInhalt.ts'

export type QrInhaltTyp = QrLayer['inhaltTyp']

/** Smallest module that phones read reliably, mm (print 4). */
export const QR_MIN_MODULE_MM = 0.35
/** Smallest printed code, mm (print 9.5). */
export const QR_MIN_WIDTH_MM = 15
/** White modules around the code; the plate is always drawn (print 4). */
export const QR_QUIET_MODULES = 4

/** Text that the code holds, or why the content is refused. URLs become pure ASCII (print 4). */
export function qrText(typ: QrInhaltTyp, inhalt: string): QrText {
  const value = inhalt.trim().normalize('NFC')
  if (value === '') return refuse('Der QR-Code hat keinen Inhalt.')
  switch (typ) {
    case 'website':
      return webadresse(value)
    case 'email':
      return isEmail(value) ? accept(`mailto:${mailTo(value)}`) : refuse('Das ist keine E-Mail-Adresse.')
    case 'telefon':
      return phone(value, 'tel')
    case 'sms':
      return phone(value, 'sms')
    case 'vcard':
      return kontaktText(value)
    case 'text':
      return accept(value)
  }
}

function phone(value: string, scheme: 'tel' | 'sms'): QrText {
  const nummer = rufnummer(value)
  return nummer === null ? refuse('Das ist keine Telefonnummer.') : accept(`${scheme}:${nummer}`)
}

/** As an address of the web has it: plain ASCII. */
function mailTo(value: string): string {
  const at = value.lastIndexOf('@')
  const host = URL.parse(`https://${value.slice(at + 1)}`)?.hostname ?? value.slice(at + 1)
  return `${encodeURI(value.slice(0, at))}@${host}`
}

/** Characters that every reader takes for the same bytes. */
const isAscii = (text: string) => Array.from(text).every((char) => (char.codePointAt(0) ?? 0) < 0x80)

/** Mask that a code names in its format bits (ISO/IEC 18004 section 7.9). */
export function maskOf(matrix: readonly (readonly boolean[])[]): number {
  const bit = (x: number) => (matrix[8]?.[x] === true ? 1 : 0)
  return ((bit(2) ^ 1) << 2) | (bit(3) << 1) | (bit(4) ^ 1)
}

const STUFE = { M: correction.M, Q: correction.Q, H: correction.H } as const
/** What takes five and a half bits a letter instead of eight. */
const KURZSCHRIFT = /^[\dA-Z $%*+./:-]+$/
/** What the encoder says of more than the largest code holds. */
const ZU_LANG = 4

function inhaltOf(text: string): Mode {
  if (KURZSCHRIFT.test(text)) return mode.alphaNumeric(text)
  return isAscii(text) ? mode.ascii(text) : mode.utf8(text)
}

function isMask(mask: number | undefined): mask is Mask {
  return mask !== undefined && mask >= 0 && mask <= 7
}

/**
 * Modules of a text, true is black. Letters beyond ASCII are announced as UTF-8 outside of the text (ECI 26, print 4), so
 * that the first byte is the first of the text. The mask is the one with the least penalty, or the given one.
 */
export function qrModules(text: string, ecc: QrLayer['ecc'] = 'M', mask?: number): boolean[][] {
  const level = { minCorrectionLevel: STUFE[ecc], maxCorrectionLevel: STUFE[ecc] }
  try {
    const code = generate(inhaltOf(text), isMask(mask) ? { ...level, mask } : level)
    const along = Array.from({ length: code.size }, (_, i) => i)
    return along.map((y) => along.map((x) => code.get(x, y)))
  } catch (error) {
    // More than the largest symbol holds: refused like every other content that does not fit.
    if (error instanceof Error && 'code' in error && error.code === ZU_LANG) return []
    throw error
  }
}

/** Modules of a layer's content; empty when the content is refused or too long. */
export function qrMatrix(inhaltTyp: QrInhaltTyp, inhalt: string, ecc: QrLayer['ecc'] = 'M'): boolean[][] {
  const text = qrText(inhaltTyp, inhalt)
  return text.ok ? qrModules(text.text, ecc) : []
}

/** Edge of one module of a code, mm. */
export function moduleMm(width: Mm, modules: number): Mm {
  return modules === 0 ? 0 : width / modules
}

/** Black runs of a row: [x, y, length] in modules; fewer and seamless rectangles. */
export function qrRuns(matrix: readonly (readonly boolean[])[]): [number, number, number][] {
  const runs: [number, number, number][] = []
  for (const [y, row] of matrix.entries()) {
    for (let x = 0; x < row.length;) {
      let end = x
      while (row[end] === true) end++
      if (end > x) runs.push([x, y, end - x])
      x = end + 1
    }
  }
  return runs
}
