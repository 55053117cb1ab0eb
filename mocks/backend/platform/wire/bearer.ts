import { Refusal } from '../context.ts'

/** What a request says of who sends it. */
export interface Bearer {
  /** null: none, or of another scheme. */
  token: string | null
  /** More than one line, as a program and a proxy between each add one: nobody can say who is meant. */
  doubled: boolean
}

/** Scheme and spaces as RFC 7235, 2.1 and 3.2.3 let programs write them. */
const BEARER = /^[ \t]*bearer[ \t]+([\w.-]{1,200})[ \t]*$/i

/** How a line begins: a scheme, and what it brings. */
const SCHEME = /^[ \t]*[\w-]+[ \t]+[^\s=]/

export function readBearer({ headers }: Request): Bearer {
  const sent = headers.get('authorization') ?? ''
  // Lines of one name arrive joined by a comma. Other schemes have separate commas, between `name=value`.
  const [first = '', ...more] = sent.split(',')
  return { token: BEARER.exec(first)?.[1] ?? null, doubled: more.some((part) => SCHEME.test(part)) }
}

/** Refuses a request that names two senders (RFC 6750, 3.1: 400). */
export function refuseDoubled({ doubled }: Bearer): void {
  if (doubled)
    throw new Refusal(400, 'ANMELDUNG_DOPPELT', 'Die Anmeldung kam zweimal an. Es wurde nichts gespeichert.', {
      programm:
        'Die Anfrage hat zwei Zeilen `Authorization`. Senden Sie genau eine: `Authorization: Bearer pk_live_…`.',
    })
}

/** What every 401 has to say of the way in (RFC 7235, 4.1; RFC 6750, 3). */
export const challengeOf = (code: string): string =>
  `Bearer realm="Postkampagne"${code.startsWith('TOKEN_') ? ', error="invalid_token"' : ''}`
