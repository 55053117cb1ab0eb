import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { TOTP_STELLEN } from '#src/contract/zugang.ts'

/** Length of a step, ms (RFC 6238 section 4.1, what every authenticator app takes). */
export const SCHRITT_MS = 30_000
/** Steps before and after the present one that count: clocks differ, and typing takes time (RFC 6238 section 5.2). */
const FENSTER = 1
/** Bits of a secret: the length of the hash (RFC 4226 section 4, R6). */
const SCHLUESSEL_BYTES = 20

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 section 6, without padding: whole bytes of 20 need none, and apps do not want any. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (char) => BASE32.indexOf(char).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((group) => Number.parseInt(group, 2)))
}

export const newSchluessel = (): string => toBase32(randomBytes(SCHLUESSEL_BYTES))

export const schrittOf = (ms: number): number => Math.floor(ms / SCHRITT_MS)

/** Code of one step: HMAC-SHA-1, truncated (RFC 4226 section 5.3). */
export function totp(schluessel: Uint8Array, schritt: number, stellen: number = TOTP_STELLEN): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(schritt))
  const hash = createHmac('sha1', schluessel).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 0xf
  const value = hash.readUInt32BE(offset) & 0x7fffffff
  return String(value % 10 ** stellen).padStart(stellen, '0')
}

/** The step that a code belongs to, later than `nach`, or null. Every candidate is compared, so that time tells nothing. */
export function findSchritt(schluessel: string, code: string, nowMs: number, nach: number): number | null {
  const key = fromBase32(schluessel)
  const typed = Buffer.from(code.padEnd(TOTP_STELLEN).slice(0, TOTP_STELLEN))
  let found: number | null = null
  for (let schritt = schrittOf(nowMs) - FENSTER; schritt <= schrittOf(nowMs) + FENSTER; schritt += 1)
    if (timingSafeEqual(Buffer.from(totp(key, schritt)), typed) && schritt > nach) found ??= schritt
  return found
}

/** What the QR code holds, as all apps read it: issuer, account, secret. Figures and period are the standard ones. */
export function otpauthUrl(aussteller: string, email: string, schluessel: string): string {
  const label = `${encodeURIComponent(aussteller)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${schluessel}&issuer=${encodeURIComponent(aussteller)}`
}
