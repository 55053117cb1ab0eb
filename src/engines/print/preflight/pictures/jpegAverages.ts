import { Bits, type Huffman, readHuffman } from './jpegBits.ts'

/**
 * A JPEG at an eighth of its size: the mean of each block stands in the file, so that nothing but the Huffman codes has
 * to be read (ISO 10918-1). Enough to judge ink. null for codings that PDF knows and few use (arithmetic, lossless).
 */
export interface JpegAverages {
  components: number
  /** Mean of the block at a place, 0..1, as the file has it. */
  at(component: number, u: number, v: number): number
}

interface Component {
  id: number
  h: number
  v: number
  q: number
  wide: number
  high: number
  stride: number
  dc: Int32Array
  last: number
  dcTable: Huffman | undefined
  acTable: Huffman | undefined
}

interface Frame {
  progressive: boolean
  width: number
  height: number
  hMax: number
  vMax: number
  components: Component[]
}

const MAX_BLOCKS = 4_000_000

export function readJpegAverages(bytes: Uint8Array): JpegAverages | null {
  const u16 = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  const quant: number[] = []
  const tables = new Map<number, Huffman>()
  let frame: Frame | null = null
  let [transform, restart, done] = [-1, 0, 0]
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) break
    const end = at + 2 + u16(at + 2)
    const body = bytes.subarray(at + 4, end)
    if (marker === 0xdb) readQuant(body, quant)
    else if (marker === 0xc4) readHuffman(body, tables)
    else if (marker === 0xdd) restart = u16(at + 4)
    else if (marker === 0xee && String.fromCharCode(...body.subarray(0, 5)) === 'Adobe') transform = body[11] ?? -1
    else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) frame = readFrame(body, marker === 0xc2)
    else if (marker > 0xc2 && marker < 0xd0 && marker !== 0xc8 && marker !== 0xcc) return null
    at = end
    if (marker !== 0xda) continue
    if (!frame) return null
    const scan = scanOf(body, frame, tables)
    if (scan.first && scan.high === 0) {
      for (const part of scan.parts) part.last = 0
      readScan(bytes, end, { frame, parts: scan.parts, low: scan.low, restart })
      done += scan.parts.length
    }
    if (done >= frame.components.length) break
    at = nextMarker(bytes, end)
  }
  return frame && done >= frame.components.length ? averages(frame, quant, transform) : null
}

function readQuant(body: Uint8Array, quant: number[]): void {
  for (let i = 0; i < body.length;) {
    const head = body[i] ?? 0
    const wide = head >> 4
    quant[head & 15] = wide ? ((body[i + 1] ?? 0) << 8) | (body[i + 2] ?? 0) : (body[i + 1] ?? 1)
    i += 1 + (wide ? 128 : 64)
  }
}

function readFrame(body: Uint8Array, progressive: boolean): Frame | null {
  const [height, width] = [((body[1] ?? 0) << 8) | (body[2] ?? 0), ((body[3] ?? 0) << 8) | (body[4] ?? 0)]
  const parts = Array.from({ length: body[5] ?? 0 }, (_, i) => body.subarray(6 + 3 * i, 9 + 3 * i))
  const hMax = Math.max(1, ...parts.map((part) => (part[1] ?? 0) >> 4))
  const vMax = Math.max(1, ...parts.map((part) => (part[1] ?? 0) & 15))
  const [mcusWide, mcusHigh] = [Math.ceil(width / (8 * hMax)), Math.ceil(height / (8 * vMax))]
  if (mcusWide * mcusHigh * hMax * vMax > MAX_BLOCKS || width === 0 || height === 0) return null
  const components = parts.map((part) => {
    const [h, v] = [(part[1] ?? 0x11) >> 4 || 1, (part[1] ?? 0x11) & 15 || 1]
    return {
      id: part[0] ?? 0,
      h,
      v,
      q: part[2] ?? 0,
      last: 0,
      dcTable: undefined,
      acTable: undefined,
      wide: Math.ceil((width * h) / (8 * hMax)),
      high: Math.ceil((height * v) / (8 * vMax)),
      stride: mcusWide * h,
      dc: new Int32Array(mcusWide * h * mcusHigh * v),
    }
  })
  return { progressive, width, height, hMax, vMax, components }
}

function scanOf(body: Uint8Array, frame: Frame, tables: ReadonlyMap<number, Huffman>) {
  const count = body[0] ?? 0
  const parts = Array.from({ length: count }, (_, i) => {
    const part = frame.components.find(({ id }) => id === body[1 + 2 * i])
    const table = body[2 + 2 * i] ?? 0
    if (part) [part.dcTable, part.acTable] = [tables.get(table >> 4), tables.get(0x10 | (table & 15))]
    return part
  }).filter((part) => part !== undefined)
  const spectral = body[1 + 2 * count]
  const approximation = body[3 + 2 * count] ?? 0
  return { parts, first: spectral === 0, high: approximation >> 4, low: approximation & 15 }
}

function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

interface Scan {
  frame: Frame
  parts: Component[]
  low: number
  restart: number
}

function readScan(bytes: Uint8Array, from: number, { frame, parts, low, restart }: Scan): void {
  const bits = new Bits(bytes, from)
  const [alone] = parts
  const single = parts.length === 1 && alone
  const wide = single ? single.wide : Math.ceil(frame.width / (8 * frame.hMax))
  const high = single ? single.high : Math.ceil(frame.height / (8 * frame.vMax))
  const block = (part: Component, x: number, y: number) => {
    const size = bits.decode(part.dcTable)
    part.last += size === 0 ? 0 : bits.signed(size)
    part.dc[y * part.stride + x] = part.last << low
    if (!frame.progressive) bits.skipBlock(part.acTable)
  }
  for (let mcu = 0; mcu < wide * high && !bits.ended; mcu++) {
    if (restart > 0 && mcu > 0 && mcu % restart === 0) {
      bits.restart()
      for (const part of parts) part.last = 0
    }
    const [x, y] = [mcu % wide, Math.floor(mcu / wide)]
    if (single) block(single, x, y)
    else
      for (const part of parts)
        for (let j = 0; j < part.v; j++) for (let i = 0; i < part.h; i++) block(part, x * part.h + i, y * part.v + j)
  }
}

function averages(
  { components, width, height, hMax, vMax }: Frame,
  quant: readonly number[],
  transform: number,
): JpegAverages {
  const raw = (index: number, u: number, v: number): number => {
    const part = components[index]
    if (!part) return 0
    const x = Math.min(part.wide - 1, Math.floor((u * width * part.h) / (8 * hMax)))
    const y = Math.min(part.high - 1, Math.floor((v * height * part.v) / (8 * vMax)))
    return ((part.dc[y * part.stride + x] ?? 0) * (quant[part.q] ?? 1)) / 8 + 128
  }
  const share = (value: number) => Math.min(1, Math.max(0, value / 255))
  const turned = components.length === 3 ? transform !== 0 : components.length === 4 && transform === 2
  return {
    components: components.length,
    at: (component, u, v) => {
      if (!turned || component === 3) return share(raw(component, u, v))
      const [y, cb, cr] = [raw(0, u, v), raw(1, u, v) - 128, raw(2, u, v) - 128]
      const rgb = [y + 1.402 * cr, y - 0.344_136 * cb - 0.714_136 * cr, y + 1.772 * cb][component] ?? 0
      return share(components.length === 4 ? 255 - rgb : rgb)
    },
  }
}
