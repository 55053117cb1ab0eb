import { checkIban } from '#src/base/iban.ts'
import type { Bereich } from './stelle.ts'

const ANFANG = /\b[A-Z]{2}\d{2}/gi
/** No IBAN is longer (ISO 13616). */
const ZEICHEN_MAX = 34
/** A German one is seen even where a digit is wrong: it is meant for an account all the same. */
const DEUTSCH = /^DE\d{20}$/i

/** Bank accounts, in groups or not. */
export function findIbans(text: string): Bereich[] {
  return Array.from(text.matchAll(ANFANG), ({ index }) => ({ von: index, bis: ibanEnd(text, index) })).flatMap(
    ({ von, bis }) => (bis === null ? [] : [{ von, bis }]),
  )
}

/** End of the longest IBAN that begins here: signs in groups, with at most one blank or hyphen between two. */
function ibanEnd(text: string, von: number): number | null {
  let signs = ''
  let end: number | null = null
  for (let at = von; signs.length < ZEICHEN_MAX; at++) {
    const sign = text.charAt(at)
    if (!isSign(sign)) {
      if (!isGap(sign) || isGap(text.charAt(at - 1))) return end
      continue
    }
    signs += sign
    if (!isSign(text.charAt(at + 1)) && isIban(signs)) end = at + 1
  }
  return end
}

const isSign = (sign: string) => /[A-Z\d]/i.test(sign)
const isGap = (sign: string) => sign !== '' && ' \u00a0\u202f-'.includes(sign)

const isIban = (signs: string) => DEUTSCH.test(signs) || checkIban(signs).ok
