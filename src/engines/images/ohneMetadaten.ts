/**
 * Pictures without what says who took them where and with what: segments are left out, and no pixel is coded anew
 * (print 12.5). What follows the end of the picture goes too: phones hide films there.
 */

const MARKER = { soi: 0xd8, eoi: 0xd9, sos: 0xda, app0: 0xe0, app14: 0xee, app15: 0xef, com: 0xfe } as const
/** JFIF up to its thumbnail: name, version, density, and a thumbnail of 0 x 0. */
const JFIF_BYTES = 14

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** null when the segments do not lead to the end of the picture. */
export function jpegOhneMetadaten(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === MARKER.eoi) return joined([...parts, bytes.subarray(at, at + 2)])
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    if (end > bytes.length || end < at + 4) return null
    const next = marker === MARKER.sos ? scanEnd(bytes, end) : end
    parts.push(...kept(marker, bytes.subarray(at, next)))
    at = next
  }
  return null
}

/** Coded pixels hold no marker but restarts, and a stuffed zero behind each 0xff. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function kept(marker: number, segment: Uint8Array): Uint8Array[] {
  if (marker === MARKER.app0) return ascii(segment, 4, 5) === 'JFIF\0' ? [jfif(segment)] : []
  // Adobe's says how the channels are coded: without it CMYK would be read wrong.
  if (marker === MARKER.app14) return ascii(segment, 4, 5) === 'Adobe' ? [segment] : []
  const metadata = (marker > MARKER.app0 && marker <= MARKER.app15) || marker === MARKER.com
  return metadata ? [] : [segment]
}

/** The segment may hold a small picture, which stays what it was when the large one is changed. */
function jfif(segment: Uint8Array): Uint8Array {
  const plain = new Uint8Array(2 + 2 + JFIF_BYTES)
  plain.set(segment.subarray(0, 16))
  plain.set([0, 2 + JFIF_BYTES], 2)
  return plain
}

const PNG_SIGNATURE_BYTES = 8
/** What the pixels are made of. Density, times, texts, profiles and further frames are none of it. */
const PNG_KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** null when the chunks do not lead to the end of the picture. */
export function pngOhneMetadaten(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = [bytes.subarray(0, PNG_SIGNATURE_BYTES)]
  for (let at = PNG_SIGNATURE_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    const name = ascii(bytes, at + 4, 4)
    if (end > bytes.length) return null
    if (PNG_KEPT.has(name)) parts.push(bytes.subarray(at, end))
    if (name === 'IEND') return joined(parts)
    at = end
  }
  return null
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
