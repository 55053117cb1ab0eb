import { Inflate } from 'fflate'

/** Unpacked bytes of one stream that are looked at; what comes behind them is taken on trust. */
const MAX_BYTES = 128 * 1024 * 1024
/** Small pieces: one of them may unpack to a thousand times its size. */
const STEP = 8_192

/**
 * Do these zlib bytes unpack to their own end? `strict`: their checksum has to be there and right as well; readers
 * do not ask for it, so that a file whose index is right may go without.
 */
export function unpacksWhole(packed: Uint8Array, strict: boolean): boolean {
  if (packed.length < 2 || ((packed[0] ?? 0) & 15) !== 8) return packed.length === 0
  let [a, b] = [1, 0]
  let size = 0
  let ended = false
  const inflate = new Inflate((chunk, final) => {
    size += chunk.length
    if (strict) [a, b] = adler(chunk, a, b)
    ended ||= final
  })
  try {
    for (let at = 2; at < packed.length && size < MAX_BYTES; at += STEP) {
      const last = at + STEP >= packed.length
      inflate.push(packed.subarray(at, at + STEP), last)
    }
  } catch {
    return false
  }
  if (size >= MAX_BYTES || !strict) return true
  const sum = ((b << 16) | a) >>> 0
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  // White space may stand behind the checksum where the length was lost.
  for (let end = packed.length; ended && end >= Math.max(6, packed.length - 4); end--)
    if (view.getUint32(end - 4) === sum) return true
  return false
}

const ADLER = 65_521

function adler(bytes: Uint8Array, a: number, b: number): [number, number] {
  for (let at = 0; at < bytes.length;) {
    // Few enough that neither sum leaves 32 bits.
    const end = Math.min(at + 3000, bytes.length)
    for (; at < end; at++) {
      a += bytes[at] ?? 0
      b += a
    }
    a %= ADLER
    b %= ADLER
  }
  return [a, b]
}
