import { unzlibSync } from 'fflate'

/** A PNG ready to be embedded: colours, and transparency apart. */
export interface PngPixels {
  width: number
  height: number
  channels: 1 | 3
  /** 8 bits per channel. */
  colors: Uint8Array
  /** 8 bits per pixel, null when every pixel is opaque. */
  alpha: Uint8Array | null
}

export interface PngFile {
  width: number
  height: number
  bits: number
  type: number
  interlaced: boolean
  /** Lines as they are packed in the file. */
  packed: Uint8Array
  palette: Uint8Array | null
  transparent: Uint8Array | null
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Samples of one pixel by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Adam7: x start, y start, x step, y step. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Parts of a file; null when it is none. Its pixels are not unpacked yet. */
export function readPng(bytes: Uint8Array): PngFile | null {
  if (SIGNATURE.some((value, i) => bytes[i] !== value)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let head: Pick<PngFile, 'width' | 'height' | 'bits' | 'type' | 'interlaced'> | null = null
  let palette: Uint8Array | null = null
  let transparent: Uint8Array | null = null
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'IHDR') {
      head = {
        width: view.getUint32(at + 8),
        height: view.getUint32(at + 12),
        bits: data[8] ?? 8,
        type: data[9] ?? 0,
        interlaced: data[12] === 1,
      }
    } else if (name === 'PLTE') palette = data
    else if (name === 'tRNS') transparent = data
    else if (name === 'IDAT') parts.push(data)
    else if (name === 'IEND') break
    at += 12 + length
  }
  if (!head || SAMPLES[head.type] === undefined) return null
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return { ...head, packed: joined, palette, transparent }
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  if (pa <= pb && pa <= pc) return a
  return pb <= pc ? b : c
}

/** Undoes the line filters in place; returns the bytes behind this part. */
function unfilter(data: Uint8Array, start: number, rows: number, rowBytes: number, pixelBytes: number): number {
  for (let row = 0; row < rows; row++) {
    const at = start + row * (rowBytes + 1)
    const filter = data[at]
    for (let i = 1; i <= rowBytes; i++) {
      const left = i > pixelBytes ? (data[at + i - pixelBytes] ?? 0) : 0
      const up = row > 0 ? (data[at + i - rowBytes - 1] ?? 0) : 0
      const corner = row > 0 && i > pixelBytes ? (data[at + i - rowBytes - 1 - pixelBytes] ?? 0) : 0
      const raw = data[at + i] ?? 0
      if (filter === 1) data[at + i] = raw + left
      else if (filter === 2) data[at + i] = raw + up
      else if (filter === 3) data[at + i] = raw + ((left + up) >> 1)
      else if (filter === 4) data[at + i] = raw + paeth(left, up, corner)
    }
  }
  return start + rows * (rowBytes + 1)
}

/** Sample of a row as the file holds it. */
function sampleAt(data: Uint8Array, row: number, index: number, bits: number): number {
  if (bits === 8) return data[row + index] ?? 0
  if (bits === 16) return ((data[row + index * 2] ?? 0) << 8) | (data[row + index * 2 + 1] ?? 0)
  const bit = index * bits
  return ((data[row + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & ((1 << bits) - 1)
}

/** Decodes every kind of PNG to 8 bits; null when the file is none. */
export function decodePng(bytes: Uint8Array): PngPixels | null {
  const parts = readPng(bytes)
  if (!parts) return null
  const file = { ...parts, data: unzlibSync(parts.packed) }
  const { width, height } = file
  const gray = file.type === 0 || file.type === 4
  const channels = gray ? 1 : 3
  const colors = new Uint8Array(width * height * channels)
  const alpha = new Uint8Array(width * height).fill(255)
  const put = pixelWriter(file, colors, alpha)
  const passes = file.interlaced ? PASSES : ([[0, 0, 1, 1]] as const)
  const samples = SAMPLES[file.type] ?? 1
  let start = 0
  for (const [x0, y0, dx, dy] of passes) {
    const columns = Math.ceil((width - x0) / dx)
    const rows = Math.ceil((height - y0) / dy)
    if (columns <= 0 || rows <= 0) continue
    const rowBytes = Math.ceil((columns * samples * file.bits) / 8)
    const end = unfilter(file.data, start, rows, rowBytes, Math.max(1, (samples * file.bits) >> 3))
    for (let row = 0; row < rows; row++) {
      const at = start + row * (rowBytes + 1) + 1
      for (let column = 0; column < columns; column++) {
        put((y0 + row * dy) * width + x0 + column * dx, at, column * samples)
      }
    }
    start = end
  }
  return { width, height, channels, colors, alpha: alpha.every((value) => value === 255) ? null : alpha }
}

type PutPixel = (pixel: number, row: number, index: number) => void

function pixelWriter(file: PngFile & { data: Uint8Array }, colors: Uint8Array, alpha: Uint8Array): PutPixel {
  const { bits, data, palette, transparent, type } = file
  const to8 = (value: number) =>
    bits === 16 ? value >> 8 : bits === 8 ? value : Math.round((value * 255) / ((1 << bits) - 1))
  const key =
    transparent && type !== 3
      ? Array.from({ length: transparent.length / 2 }, (_, i) => sampleAt(transparent, 0, i, 16))
      : null
  if (type === 3) {
    return (pixel, row, index) => {
      const entry = sampleAt(data, row, index, bits)
      for (let i = 0; i < 3; i++) colors[pixel * 3 + i] = palette?.[entry * 3 + i] ?? 0
      alpha[pixel] = transparent?.[entry] ?? 255
    }
  }
  const channels = type === 0 || type === 4 ? 1 : 3
  const hasAlpha = type === 4 || type === 6
  return (pixel, row, index) => {
    let isKey = key !== null
    for (let i = 0; i < channels; i++) {
      const value = sampleAt(data, row, index + i, bits)
      if (key?.[i] !== value) isKey = false
      colors[pixel * channels + i] = to8(value)
    }
    if (hasAlpha) alpha[pixel] = to8(sampleAt(data, row, index + channels, bits))
    else if (isKey) alpha[pixel] = 0
  }
}
