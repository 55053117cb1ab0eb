import { randomBytes } from 'node:crypto'

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

export function isCode(text: string): boolean {
  return new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`).test(text)
}

/** Address that a recipient's QR code holds. */
export function shortLink(publicUrl: string, code: string): string {
  return `${publicUrl}/q/${code}`
}
