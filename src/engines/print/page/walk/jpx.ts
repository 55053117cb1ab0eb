/** What a JPEG 2000 picture says of itself; its samples are not read. */
interface Jpx {
  px: [number, number]
  space: string | null
}

/** Colours by number (ISO 15444-1, I.5.3.3, and 15444-2, M.11.7.3.1). */
const ENUMERATED: Record<number, string> = {
  12: 'DeviceCMYK',
  14: 'Lab',
  16: 'DeviceRGB',
  17: 'DeviceGray',
  18: 'DeviceRGB',
}
const MAX_BOXES = 50

/** Reads the boxes before the picture, or the head of a bare codestream. */
export function readJpx(bytes: Uint8Array): Jpx | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u32 = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at) : 0)
  if (u32(0) === 0xff4fff51) return { px: sizeAt(u32, 8), space: null }
  let [px, space]: [Jpx['px'] | null, string | null] = [null, null]
  let at = 0
  for (let i = 0; i < MAX_BOXES && at + 8 <= bytes.length; i++) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const length = u32(at)
    const head = length === 1 ? 16 : 8
    if (name === 'jp2c') return px ? { px, space } : { px: sizeAt(u32, at + head + 8), space }
    if (name === 'ihdr') px = [u32(at + 12), u32(at + 8)]
    else if (name === 'colr' && bytes[at + 8] === 1) space ??= ENUMERATED[u32(at + 11)] ?? null
    else if (name === 'colr' && bytes[at + 8] === 2) space ??= profileName(bytes, at + 11)
    // The header box is entered, others are passed over.
    at += name === 'jp2h' ? head : length === 1 ? u32(at + 12) : length === 0 ? bytes.length : length
  }
  return px && { px, space }
}

/** Size of the codestream: far edges less the offset. */
const sizeAt = (u32: (at: number) => number, at: number): [number, number] => [
  u32(at) - u32(at + 8),
  u32(at + 4) - u32(at + 12),
]

function profileName(bytes: Uint8Array, at: number): string | null {
  const channels: Record<string, string> = { 'RGB ': 'ICC3', CMYK: 'ICC4', GRAY: 'ICC1' }
  return channels[String.fromCharCode(...bytes.subarray(at + 16, at + 20))] ?? null
}
