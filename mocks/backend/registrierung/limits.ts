import type { Limit } from '../platform/limits.ts'

/** Registrations and requests for links (P): each may send a mail, to one address or to many. */
export const REGISTRIERUNG_EMAIL: Limit = { name: 'registrierung', max: 5, windowMs: 15 * 60_000 }
export const REGISTRIERUNG_IP: Limit = { name: 'registrierungIp', max: 30, windowMs: 60 * 60_000 }
export const LINK_EMAIL: Limit = { name: 'link', max: 3, windowMs: 15 * 60_000 }
export const LINK_IP: Limit = { name: 'linkIp', max: 30, windowMs: 60 * 60_000 }
/** Keys that do not exist (LNK-01): nobody guesses 256 bits, but trying costs us. */
export const SCHLUESSEL_IP: Limit = { name: 'schluesselIp', max: 30, windowMs: 10 * 60_000 }
/** Wrong passwords at one activation link. */
export const AKTIVIERUNG: Limit = { name: 'aktivierung', max: 10, windowMs: 15 * 60_000 }
