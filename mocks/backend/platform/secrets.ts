import { randomBytes } from 'node:crypto'

/** 256 random bits, base64url: tokens of sessions and keys of links. Only the SHA-256 is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}
