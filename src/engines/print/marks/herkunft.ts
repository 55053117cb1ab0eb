import { gepackteXmp } from './pngTexte.ts'

/** Marks that we set: made by a trained model, or by a program without one (IPTC NewsCodes, Digital Source Type). */
export type Herkunft = 'trainedAlgorithmicMedia' | 'algorithmicMedia'
/** Marks that we look for in the pictures of others. */
export type FremdeHerkunft = Herkunft | 'compositeWithTrainedAlgorithmicMedia'

/** Page of the vocabulary, without its scheme: both http and https are found in files. */
const VOKABULAR = 'cv.iptc.org/newscodes/digitalsourcetype/'

/** Strongest first: what was composed names its parts too, and a model must not be missed beside a plain program. */
const ARTEN: readonly FremdeHerkunft[] = [
  'compositeWithTrainedAlgorithmicMedia',
  'trainedAlgorithmicMedia',
  'algorithmicMedia',
]

/** Namespace of the mark, an attribute of the description in XMP. */
export const HERKUNFT_XMLNS = 'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"'

/** Element of XMP that says how something came about. */
export function herkunftElement(quelle: Herkunft): string {
  return `<Iptc4xmpExt:DigitalSourceType>http://${VOKABULAR}${quelle}</Iptc4xmpExt:DigitalSourceType>`
}

/** XMP packet that says how a picture came about, for the APP1 segment of a JPEG and the iTXt chunk of a PNG. */
export function herkunftXmp(quelle: Herkunft): string {
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about="" ${HERKUNFT_XMLNS}>${herkunftElement(quelle)}` +
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
  )
}

/**
 * What a file says of its own origin, in XMP or in a C2PA manifest; both hold the address as text, which only a PNG may
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
