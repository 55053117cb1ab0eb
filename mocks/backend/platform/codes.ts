import { randomBytes } from 'node:crypto'
import { linkNummer, ZUSATZ_LAENGE } from '#src/engines/print/page.ts'

/** No 0/o, 1/i/l: a code can be read from a card and typed. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Length of a recipient's code: 31^10 possibilities. assumed: short enough for a small QR code. */
const CODE_LENGTH = 10
/** Largest byte that keeps every letter equally likely. */
const FAIR = 256 - (256 % ALPHABET.length)

/** Stands for a code in previews. Its letters do not all occur in real codes, so it is never one. */
export const BEISPIEL_CODE = 'beispiel22'

/** Random code of one recipient's short link. */
export function newCode(): string {
  let code = ''
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH * 2)) {
      if (byte < FAIR && code.length < CODE_LENGTH) code += ALPHABET.charAt(byte % ALPHABET.length)
    }
  }
  return code
}

/** A recipient's code and which of his links it is; null where nobody has such a code. */
export function parseCode(text: string): { code: string; nummer: number } | null {
  if (!new RegExp(`^[${ALPHABET}]{${CODE_LENGTH},${CODE_LENGTH + ZUSATZ_LAENGE}}$`).test(text)) return null
  return { code: text.slice(0, CODE_LENGTH), nummer: linkNummer(text.slice(CODE_LENGTH)) }
}

/** Address that a recipient's first QR code holds; `linkZusatz` makes those of the others of it. */
export function shortLink(publicUrl: string, code: string): string {
  return `${publicUrl}/q/${code}`
}
