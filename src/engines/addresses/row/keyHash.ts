import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import { FIRST, PART, SECOND, type FoldBuffer } from '#src/base/text/foldKey.ts'

/**
 * Hash of a key that can be taken from the bytes of a row without writing the key. Each letter x maps the hash h to
 * h * MUL[x] + ADD[x]: signs change nothing, an umlaut is the map of its two letters, and the maps of "a", "s", "s", "e"
 * one after the other give h again, so that "strasse" and "str" have the same hash as they have the same key.
 */
export interface LetterMaps {
  readonly mul: Int32Array
  readonly add: Int32Array
}

/** Inverse of an odd number modulo 2^32 (Newton). */
function inverse(odd: number): number {
  let guess = odd
  for (let round = 0; round < 5; round++) guess = Math.imul(guess, 2 - Math.imul(odd, guess))
  return guess
}

function mapsOfFolded(): LetterMaps {
  let seed = 0x2545f491
  const random = () => (seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x632be5ab)
  const mul = Int32Array.from({ length: 256 }, () => random() | 1)
  const add = Int32Array.from({ length: 256 }, random)
  const [a = 0, s = 0, e = 0] = Array.from('ase', (letter) => letter.charCodeAt(0))
  const twice = { mul: Math.imul(mul[s] ?? 0, mul[s] ?? 0), add: Math.imul(add[s] ?? 0, mul[s] ?? 0) + (add[s] ?? 0) }
  mul[e] = inverse(Math.imul(mul[a] ?? 0, twice.mul))
  add[e] = -Math.imul(Math.imul(add[a] ?? 0, twice.mul) + twice.add, mul[e] ?? 0)
  return { mul, add }
}

const FOLDED = mapsOfFolded()

/** Maps of the Latin-1 characters, by their code. */
export const LATIN1_MAPS = ((): LetterMaps => {
  const mul = Int32Array.from({ length: 256 }, () => 1)
  const add = new Int32Array(256)
  for (let code = 0; code < 256; code++)
    for (const letter of [FIRST[code] ?? 0, SECOND[code] ?? 0]) {
      if (letter === 0) continue
      add[code] = Math.imul(add[code] ?? 0, FOLDED.mul[letter] ?? 0) + (FOLDED.add[letter] ?? 0)
      mul[code] = Math.imul(mul[code] ?? 0, FOLDED.mul[letter] ?? 0)
    }
  return { mul, add }
})()

/** Hash of the parts so far and of one more. */
export function addPart(hash: number, part: number): number {
  const mixed = Math.imul(hash ^ part ^ (part >>> 15), 0x2c1b3c6d)
  return mixed ^ (mixed >>> 13)
}

/** Hash of a key that was written. */
export function keyHash({ bytes, length }: { bytes: Uint8Array; length: number }): number {
  let hash = 0
  let part = 0
  for (let at = 0; at < length; at++) {
    const letter = bytes[at] ?? 0
    if (letter === PART) {
      hash = addPart(hash, part)
      part = 0
    } else part = (Math.imul(part, FOLDED.mul[letter] ?? 0) + (FOLDED.add[letter] ?? 0)) | 0
  }
  return addPart(hash, part)
}

/** Writes the key by which duplicates are found: name, street with number, PLZ. */
export function writeKey(key: FoldBuffer, empfaenger: Empfaenger): void {
  key.clear()
  key.addText(empfaenger.vorname)
  key.separate()
  key.addText(empfaenger.nachname === '' ? empfaenger.firma : empfaenger.nachname)
  key.separate()
  key.addText(empfaenger.strasse)
  key.addText(empfaenger.hausnummer)
  key.separate()
  key.addText(empfaenger.plz)
}
