/** What a PDF must know about a JPEG; its bytes are embedded as they are. */
export interface JpegInfo {
  width: number
  height: number
  components: 1 | 3 | 4
  bits: number
  /** How it is coded: 0 baseline, 1 extended, 2 progressive. */
  coding: number
  /** CMYK written by Adobe software is inverted (print 2.1). */
  adobe: boolean
  /** Embedded colour profile. */
  icc: Uint8Array | null
}

const SOF = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const ICC_MARK = 'ICC_PROFILE\0'

function text(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

/** Whether PDF knows how it is coded: baseline, extended or progressive, 8 bits; not lossless, arithmetic or 12 bits. */
export function hasBaseline(bytes: Uint8Array): boolean {
  const info = readJpeg(bytes)
  return info !== null && info.bits === 8 && info.coding <= 2
}

/** Reads the markers up to the picture data; null when this is no JPEG that PDF knows. */
export function readJpeg(bytes: Uint8Array): JpegInfo | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const u16 = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  let frame: Pick<JpegInfo, 'width' | 'height' | 'components' | 'bits' | 'coding'> | null = null
  let adobe = false
  const profile: { nr: number; part: Uint8Array }[] = []
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda || marker === 0xd9) break
    const length = u16(at + 2)
    const data = at + 4
    if (SOF.has(marker)) {
      const components = bytes[data + 5]
      if (components !== 1 && components !== 3 && components !== 4) return null
      const [bits, coding] = [bytes[data] ?? 8, marker - 0xc0]
      frame = { bits, coding, height: u16(data + 1), width: u16(data + 3), components }
    } else if (marker === 0xee && text(bytes, data, 5) === 'Adobe') {
      adobe = true
    } else if (marker === 0xe2 && text(bytes, data, ICC_MARK.length) === ICC_MARK) {
      const head = data + ICC_MARK.length
      profile.push({ nr: bytes[head] ?? 0, part: bytes.subarray(head + 2, at + 2 + length) })
    }
    at += 2 + length
  }
  if (!frame || frame.width === 0 || frame.height === 0) return null
  return { ...frame, adobe, icc: joinProfile(profile) }
}

function joinProfile(parts: { nr: number; part: Uint8Array }[]): Uint8Array | null {
  if (parts.length === 0) return null
  const sorted = parts.toSorted((a, b) => a.nr - b.nr).map(({ part }) => part)
  const joined = new Uint8Array(sorted.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of sorted) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Channels of an ICC profile's data colour space, null when it is none of ours or no profile at all. */
export function profileChannels(icc: Uint8Array): 1 | 3 | 4 | null {
  if (icc.length < 132 || text(icc, 36, 4) !== 'acsp') return null
  const space = text(icc, 16, 4)
  if (space === 'RGB ') return 3
  if (space === 'CMYK') return 4
  return space === 'GRAY' ? 1 : null
}
