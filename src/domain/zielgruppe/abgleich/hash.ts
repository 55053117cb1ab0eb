import { fnv1a } from '#src/base/hash.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Haus } from './haus.ts'
import type { SperrAngaben } from './lesarten.ts'
import type { Gelesen } from './merkmale.ts'
import { merkmaleVon } from './merkmale.ts'
import { sperrSchluessel } from './schluessel.ts'

/** Hexadecimal digits of a key that makes somebody sure, of one that makes him likely, and of one of before. */
const SICHER = 12
const FRAGLICH = 8
export const ALT = 16

/** Room for the bytes of a key; longer ones take their own. */
const raum = new Uint8Array(512)

/** Keys are folded: mostly letters of one byte, which take a fraction of the time of an encoder. */
function bytesOf(text: string): Uint8Array {
  if (text.length > raum.length) return utf8ToBytes(text)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > 127) return utf8ToBytes(text)
    raum[at] = code
  }
  return raum.subarray(0, text.length)
}

const hashOf = (salz: string, schluessel: string) => sha256(bytesOf(`${salz}:${schluessel}`))

/** SHA-256 in hexadecimal of the key that names an entry, salted so that lists of two customers cannot be compared (DSG-05). */
export function schluesselHash(salz: string, person: SperrAngaben): string {
  return bytesToHex(hashOf(salz, sperrSchluessel(person)))
}

/** Four bytes of a hash as a whole number. */
const wortAb = (hash: Uint8Array, at: number) =>
  ((hash[at] ?? 0) << 24) | ((hash[at + 1] ?? 0) << 16) | ((hash[at + 2] ?? 0) << 8) | (hash[at + 3] ?? 0)

/** A key as two numbers: of a likely one four bytes count, of a sure one six, of one of before eight. */
export type Zahlen = readonly [hoch: number, tief: number]

/** Sets likely keys apart from sure ones in one table. */
const LIKELY = 0x10000

/** A key as it is written. */
export function zahlenAus(key: string): Zahlen {
  const tief = Number.parseInt(key.slice(0, 8), 16) | 0
  return [key.length === FRAGLICH ? LIKELY : Number.parseInt(key.slice(8, ALT), 16) | 0, tief]
}

/** A text as it would be kept as a sure key, and as the one of before. */
export function sichereZahlen(salz: string, text: string): { sicher: Zahlen; alt: Zahlen } {
  const hash = hashOf(salz, text)
  const [tief, hoch] = [wortAb(hash, 0), wortAb(hash, 4)]
  return { sicher: [hoch >>> 16, tief], alt: [hoch, tief] }
}

/**
 * Four bytes of a text (FNV-1a, mixed). For likely keys, of which each row has many, and for houses: so short that many texts
 * share one, whatever function makes them.
 */
function gemischt(text: string): number {
  let hash = fnv1a(text)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return hash ^ (hash >>> 15)
}

/** A text as it would be kept as a likely key. */
export const fraglicheZahlen = (salz: string, text: string): Zahlen => [LIKELY, gemischt(`${salz}:${text}`)]

/** What is known of somebody who is kept as keys alone. */
export interface CutKeys {
  /** Houses in which he is looked for, cut so short that several share one; 0 without a number. */
  haeuser: number[]
  sicher: string[]
  fraglich: string[]
}

/** Numbers that houses are cut to. */
const HAEUSER = 65_536

/** A house within a postal code, for a quick look before keys are made; 0: without a number. */
export const hausZahlen = (salz: string, plz: string, { staemme, anfang }: Haus): number[] =>
  staemme.map((stamm) => (stamm === 0 ? 0 : ((gemischt(`${salz}:${plz}:${stamm}${anfang}`) >>> 0) % (HAEUSER - 1)) + 1))

/** The key of a text within a postal code. */
export const ortsText = (plz: string, text: string): string => `${plz}|${text}`

/** Keys of somebody who is left out: what he is called and where he lives cannot be read out of them. */
export function schluesselVon(salz: string, gelesen: Gelesen): CutKeys {
  const { sicher, fraglich } = merkmaleVon(gelesen)
  const { plz, haus } = gelesen
  const kurz = (text: string) =>
    (fraglicheZahlen(salz, ortsText(plz, text))[1] >>> 0).toString(16).padStart(FRAGLICH, '0')
  return {
    haeuser: hausZahlen(salz, plz, haus),
    sicher: sicher.map((text) => bytesToHex(hashOf(salz, ortsText(plz, text)).subarray(0, SICHER / 2))),
    fraglich: fraglich.map(kurz),
  }
}
