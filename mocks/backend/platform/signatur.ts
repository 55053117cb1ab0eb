import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a signature covers besides its key (Standard Webhooks): "id.timestamp.body". */
export interface Unterschriebenes {
  id: string
  /** Seconds since 1970, as the header says it. */
  zeitS: string
  body: string
}

function signatur(schluessel: Buffer, { id, zeitS, body }: Unterschriebenes): string {
  return `v1,${createHmac('sha256', schluessel).update(`${id}.${zeitS}.${body}`).digest('base64')}`
}

/** Header value of all keys that sign now, the newest first: "v1,<base64>" each, a blank between them. */
export function signaturen(schluessel: readonly Buffer[], was: Unterschriebenes): string {
  return schluessel.map((key) => signatur(key, was)).join(' ')
}

/** One of the signatures in the header is one of these keys'; both sides may name two while a key changes. */
export function isSigned(header: string, schluessel: readonly Buffer[], was: Unterschriebenes): boolean {
  const given = header.split(' ').map((one) => Buffer.from(one))
  const expected = schluessel.map((key) => Buffer.from(signatur(key, was)))
  return expected.some((one) => given.some((other) => other.length === one.length && timingSafeEqual(other, one)))
}
