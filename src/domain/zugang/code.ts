import { TOTP_STELLEN } from '#src/contract/zugang.ts'

/** Letters and figures of recovery codes: none that looks like another. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
/** A recovery code is three groups of four: some 59 bits (assumed). */
const GRUPPEN = 3
const GRUPPE = 4
export const WIEDERHERSTELLUNG_STELLEN = GRUPPEN * GRUPPE

const plain = (typed: string) => typed.replace(/[\s\u00a0-]+/g, '')

/** The six figures of an authenticator app, or null: "123 456" is what many apps show. */
export function parseTotp(typed: string): string | null {
  const code = plain(typed)
  return code.length === TOTP_STELLEN && /^\d+$/.test(code) ? code : null
}

/** A recovery code as it is stored, or null: dashes, spaces and large letters are all the same. */
export function parseWiederherstellung(typed: string): string | null {
  const code = plain(typed).toLowerCase()
  const known =
    code.length === WIEDERHERSTELLUNG_STELLEN && Array.from(code).every((char) => CODE_ALPHABET.includes(char))
  return known ? code : null
}

/** "abcd-efgh-jkmn": as it is shown, printed and read out. */
export function formatWiederherstellung(code: string): string {
  return Array.from({ length: GRUPPEN }, (_, index) => code.slice(index * GRUPPE, (index + 1) * GRUPPE)).join('-')
}

/** The key for typing it into an app by hand, in groups of four. */
export function formatSchluessel(schluessel: string): string {
  return (schluessel.match(/.{1,4}/g) ?? []).join(' ')
}
