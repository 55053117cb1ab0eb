import { Unzlib } from 'fflate'

const SIGNATUR = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Keyword of XMP; only this text is unpacked. */
const XMP = 'XML:com.adobe.xmp'
/** More than any packet says; whatever unpacks beyond is no statement of a picture. */
const AUSGEPACKT_MAX = 1024 * 1024
/** One piece may unpack to a thousand times its size before we are asked. */
const STUECK = 512

/** XMP packets of a PNG that lie packed in it: zTXt as libvips writes it, and iTXt with its flag set. */
export function gepackteXmp(png: Uint8Array): Uint8Array[] {
  if (SIGNATUR.some((byte, index) => png[index] !== byte)) return []
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const found: Uint8Array[] = []
  let at = SIGNATUR.length
  while (at + 12 <= png.length) {
    const end = at + 8 + view.getUint32(at)
    const packed = end <= png.length ? gepackt(png.subarray(at + 4, end)) : null
    if (packed !== null) found.push(entpackt(packed))
    at = end + 4
  }
  return found
}

/** Packed content of a chunk (type and data), or null where it holds none. */
function gepackt(chunk: Uint8Array): Uint8Array | null {
  const art = String.fromCharCode(...chunk.subarray(0, 4))
  if (art !== 'zTXt' && art !== 'iTXt') return null
  const head = 4 + XMP.length
  if (String.fromCharCode(...chunk.subarray(4, head)) !== XMP || chunk[head] !== 0) return null
  if (art === 'zTXt') return chunk.subarray(head + 2)
  if (chunk[head + 1] !== 1) return null
  // Two separate texts stand before the content: language and translated keyword.
  const language = chunk.indexOf(0, head + 3)
  const keyword = chunk.indexOf(0, language + 1)
  return language < 0 || keyword < 0 ? null : chunk.subarray(keyword + 1)
}

/** What unpacks, as far as it is whole and small. */
function entpackt(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const inflate = new Unzlib((part) => {
    parts.push(part)
    size += part.length
  })
  try {
    for (let at = 0; at < packed.length && size < AUSGEPACKT_MAX; at += STUECK)
      inflate.push(packed.subarray(at, at + STUECK))
  } catch {
    // Damaged: what came before says what it says.
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
