import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AbgleichGrund } from '#src/contract/ausschluss.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { codeMask } from '../adressdatei/codes.ts'
import { sperrKandidaten, sperrSchluessel, type SperrAngaben } from './schluessel.ts'

/** Hexadecimal digits of a hash that are compared: 52 bits, so that within a postal code no two people share one, and a number holds them. */
const STELLEN = 13

/** SHA-256 of a person's normalised key in hexadecimal, salted so that lists of two customers cannot be compared (DSG-05). */
export function schluesselHash(salz: string, person: SperrAngaben): string {
  return bytesToHex(hashOf(salz, sperrSchluessel(person)))
}

const hashOf = (salz: string, schluessel: string) => sha256(utf8ToBytes(`${salz}:${schluessel}`))

/** The first `STELLEN` digits as a number. */
function zahlOf(hash: Uint8Array): number {
  let zahl = 0
  for (const byte of hash.subarray(0, 6)) zahl = zahl * 256 + byte
  return zahl * 16 + ((hash[6] ?? 0) >> 4)
}

const hexOf = (zahl: number) => zahl.toString(16).padStart(STELLEN, '0')

/** People who are left out, as hashes; asked row by row for the reasons. Nobody can be read out of it. */
export class Abgleich {
  readonly salz: string
  /** Entries per reason. */
  readonly anzahl: Partial<Record<AbgleichGrund, number>> = {}
  /** Bits of reasons by hash, per postal code: everybody of another one is decided at once. */
  private readonly jePlz = new Map<string, Map<number, number>>()

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

  /** Enters somebody by the hash of the key, at least `STELLEN` digits of it. */
  add(grund: AbgleichGrund, plz: string, hash: string): void {
    const kurz = Number.parseInt(hash.slice(0, STELLEN), 16)
    const there = this.jePlz.get(plz) ?? new Map<number, number>()
    const bits = there.get(kurz) ?? 0
    const bit = codeMask([grund])
    if ((bits & bit) !== 0) return
    there.set(kurz, bits | bit)
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
    for (const key of sperrKandidaten(empfaenger)) bits |= there.get(zahlOf(hashOf(this.salz, key))) ?? 0
    return bits
  }

  /** All entries. */
  *eintraege(): Generator<[gruende: number, plz: string, hash: string]> {
    for (const [plz, there] of this.jePlz) for (const [zahl, bits] of there) yield [bits, plz, hexOf(zahl)]
  }
}
