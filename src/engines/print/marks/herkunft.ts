import { type Herkunft, VOKABULAR } from './herkunftXmp.ts'
import { gepackteXmp } from './pngTexte.ts'

/** Marks that we look for in the pictures of others. */
export type FremdeHerkunft = Herkunft | 'compositeWithTrainedAlgorithmicMedia'

/** Strongest first: what was composed names its parts too, and a model must not be missed beside a plain program. */
const ARTEN: readonly FremdeHerkunft[] = [
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
  'algorithmicMedia',
]

/**
 * What a file says of its origin, in XMP or in a C2PA manifest; both hold the address as text, which only a PNG may
 * pack. That a file says nothing proves nothing.
 */
export function herkunftAus(bytes: Uint8Array): FremdeHerkunft | null {
  const found = new Set([bytes, ...gepackteXmp(bytes)].flatMap(artenIn))
  return ARTEN.find((art) => found.has(art)) ?? null
}

/** In CBOR the next key follows without a gap, so the word after the address is compared by its beginning. */
function artenIn(bytes: Uint8Array): FremdeHerkunft[] {
  const found: FremdeHerkunft[] = []
  for (let at = find(bytes, VOKABULAR, 0); at >= 0; at = find(bytes, VOKABULAR, at + 1)) {
    const art = ARTEN.find((candidate) => startsWith(bytes, candidate, at + VOKABULAR.length))
    if (art !== undefined) found.push(art)
  }
  return found
}

function startsWith(bytes: Uint8Array, text: string, at: number): boolean {
  for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text.charCodeAt(index)) return false
  return true
}

/** Where a text of ASCII begins, or -1; steps over what cannot be its end (Horspool), so that 40 MB cost little. */
function find(bytes: Uint8Array, text: string, from: number): number {
  const last = text.length - 1
  const step = new Uint8Array(256).fill(text.length)
  for (let index = 0; index < last; index++) step[text.charCodeAt(index)] = last - index
  let at = from
  while (at + last < bytes.length) {
    if (startsWith(bytes, text, at)) return at
    at += step[bytes[at + last] ?? 0] ?? 1
  }
  return -1
}
