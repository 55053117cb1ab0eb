import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AbgleichGrund } from '#src/contract/ausschluss.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { codeMask } from '../adressdatei/codes.ts'
import { HashTabelle } from './hashTabelle.ts'
import { sperrKandidaten, sperrSchluessel, type SperrAngaben } from './schluessel.ts'

/** Hexadecimal digits of half of what is compared of a hash: 64 bits, so that among millions no two people share one. */
const HALB = 8

/** SHA-256 of a person's normalised key in hexadecimal, salted so that lists of two customers cannot be compared (DSG-05). */
export function schluesselHash(salz: string, person: SperrAngaben): string {
  return bytesToHex(hashOf(salz, sperrSchluessel(person)))
}

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

/** Four bytes of a hash as a whole number. */
const wortAb = (hash: Uint8Array, at: number) =>
  ((hash[at] ?? 0) << 24) | ((hash[at + 1] ?? 0) << 16) | ((hash[at + 2] ?? 0) << 8) | (hash[at + 3] ?? 0)

const hexOf = (wort: number) => (wort >>> 0).toString(16).padStart(HALB, '0')

/** People who are left out, as hashes; asked row by row for the reasons. Nobody can be read out of it. */
export class Abgleich {
  readonly salz: string
  /** Entries per reason. */
  readonly anzahl: Partial<Record<AbgleichGrund, number>> = {}
  /** Bits of reasons by hash, per postal code: everybody of another one is decided at once. */
  private readonly jePlz = new Map<string, HashTabelle>()

  constructor(salz: string) {
    this.salz = salz
  }

  get leer(): boolean {
    return this.jePlz.size === 0
  }

  /** Postal codes in which somebody is left out. */
  get plz(): ReadonlySet<string> {
    return new Set(this.jePlz.keys())
  }

  /** Enters somebody by the hash of the key, of which the first 16 digits count. */
  add(grund: AbgleichGrund, plz: string, hash: string): void {
    const hoch = Number.parseInt(hash.slice(0, HALB), 16) | 0
    const tief = Number.parseInt(hash.slice(HALB, 2 * HALB), 16) | 0
    const there = this.jePlz.get(plz) ?? new HashTabelle()
    const bit = codeMask([grund])
    if ((there.get(hoch, tief) & bit) !== 0) return
    there.add(hoch, tief, bit)
    this.jePlz.set(plz, there)
    this.anzahl[grund] = (this.anzahl[grund] ?? 0) + 1
  }

  /** Enters a person. */
  addPerson(grund: AbgleichGrund, person: SperrAngaben): void {
    this.add(grund, person.plz, schluesselHash(this.salz, person))
  }

  /** Reasons for which somebody is left out, as a bit set of row codes; 0: none. */
  maske(empfaenger: Empfaenger): number {
    const there = this.jePlz.get(empfaenger.plz)
    if (there === undefined) return 0
    let bits = 0
    for (const key of sperrKandidaten(empfaenger)) {
      const hash = hashOf(this.salz, key)
      bits |= there.get(wortAb(hash, 0), wortAb(hash, 4))
    }
    return bits
  }

  /** All entries. */
  *eintraege(): Generator<[gruende: number, plz: string, hash: string]> {
    for (const [plz, there] of this.jePlz)
      for (const [hoch, tief, bits] of there.eintraege()) yield [bits, plz, `${hexOf(hoch)}${hexOf(tief)}`]
  }
}
