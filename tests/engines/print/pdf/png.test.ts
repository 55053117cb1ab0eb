import { zlibSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodePng } from '#src/engines/print/pdf/png.ts'
import { readJpeg, profileChannels } from '#src/engines/print/objects/jpeg.ts'
import { imageSize } from '#src/engines/print/pdf/pdfImage.ts'

/** Samples of one pixel by colour type (PNG, 11.2.1). */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Plan {
  width: number
  height: number
  type: number
  bits: number
  interlaced?: boolean
  palette?: number[]
  transparent?: number[]
}

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const out = new Uint8Array(12 + data.length)
  new DataView(out.buffer).setUint32(0, data.length)
  out.set(new TextEncoder().encode(name), 4)
  out.set(data, 8)
  return out
}

/** Any sample, the same for the same place. */
const sampleOf = (plan: Plan, x: number, y: number, i: number): number => {
  const most = plan.type === 3 ? (plan.palette?.length ?? 3) / 3 : 2 ** plan.bits
  return (x * 7919 + y * 104_729 + i * 1299 + x * y * 31 + 5) % most
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

/** A file whose rows take each of the five filters in turn (PNG, 9.2). */
function encode(plan: Plan): Uint8Array {
  const { width, height, type, bits } = plan
  const samples = SAMPLES[type] ?? 1
  const step = Math.max(1, (samples * bits) >> 3)
  const rows: number[] = []
  for (const [x0, y0, dx, dy] of plan.interlaced ? ADAM7 : ([[0, 0, 1, 1]] as const)) {
    let above: number[] = []
    for (let y = y0, nr = 0; y < height && x0 < width; y += dy, nr++) {
      let text = ''
      for (let x = x0; x < width; x += dx)
        for (let i = 0; i < samples; i++) text += sampleOf(plan, x, y, i).toString(2).padStart(bits, '0')
      const raw = (text.padEnd(Math.ceil(text.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((bit) => parseInt(bit, 2))
      const filter = nr % 5
      const filtered = raw.map((byte, i) => {
        const [a, b, c] = [raw[i - step] ?? 0, above[i] ?? 0, above[i - step] ?? 0]
        return (byte - [0, a, b, (a + b) >> 1, paeth(a, b, c)][filter]! + 256) % 256
      })
      rows.push(filter, ...filtered)
      above = raw
    }
  }
  const head = new Uint8Array(13)
  new DataView(head.buffer).setUint32(0, width)
  new DataView(head.buffer).setUint32(4, height)
  head.set([bits, type, 0, 0, plan.interlaced ? 1 : 0], 8)
  const data = zlibSync(Uint8Array.from(rows))
  const half = data.length >> 1
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', head),
    ...(plan.palette ? [chunk('PLTE', Uint8Array.from(plan.palette))] : []),
    ...(plan.transparent ? [chunk('tRNS', Uint8Array.from(plan.transparent))] : []),
    chunk('IDAT', data.subarray(0, half)),
    chunk('IDAT', data.subarray(half)),
    chunk('IEND', new Uint8Array()),
    // What stands behind the end is no picture any more.
    chunk('IDAT', Uint8Array.of(1, 2, 3)),
  ]
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

/** What the plan says, worked out pixel by pixel. */
function expected(plan: Plan) {
  const { width, height, type, bits } = plan
  const to8 = (value: number) => (bits === 16 ? value >> 8 : Math.round((value * 255) / (2 ** bits - 1)))
  const channels = type === 0 || type === 4 ? 1 : 3
  const colors: number[] = []
  const alpha: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (i: number) => sampleOf(plan, x, y, i)
      if (type === 3) {
        colors.push(...(plan.palette ?? []).slice(at(0) * 3, at(0) * 3 + 3))
        alpha.push(plan.transparent?.[at(0)] ?? 255)
        continue
      }
      const values = Array.from({ length: channels }, (_, i) => at(i))
      colors.push(...values.map(to8))
      const key =
        plan.transparent &&
        values.every((v, i) => v === plan.transparent![2 * i]! * 256 + plan.transparent![2 * i + 1]!)
      alpha.push(type === 4 || type === 6 ? to8(at(channels)) : key ? 0 : 255)
    }
  return { width, height, channels, colors, alpha: alpha.every((value) => value === 255) ? null : alpha }
}

const palette = Array.from({ length: 12 }, (_, i) => (i * 37) % 256)
const KINDS: [number, number][] = [
  [0, 1],
  [0, 2],
  [0, 4],
  [0, 8],
  [0, 16],
  [2, 8],
  [2, 16],
  [3, 2],
  [3, 4],
  [3, 8],
  [4, 8],
  [4, 16],
  [6, 8],
  [6, 16],
]

describe.each([false, true])('a PNG, in seven passes: %s', (interlaced) => {
  test.each(KINDS)('of type %d with %d bits', (type, bits) => {
    for (const [width, height] of [
      [13, 17],
      [1, 1],
      [4, 4],
      [9, 2],
    ] as const) {
      const plan: Plan = {
        width,
        height,
        type,
        bits,
        interlaced,
        ...(type === 3 && { palette, transparent: [10, 255, 0] }),
      }
      const file = encode(plan)
      const read = decodePng(file)
      expect({ ...read, colors: [...(read?.colors ?? [])], alpha: read?.alpha && [...read.alpha] }).toEqual(
        expected(plan),
      )
      expect(imageSize(file)).toEqual([width, height])
    }
  })
})

describe('transparency by one colour', () => {
  test.each([
    [0, 8, [0, 5]],
    [0, 16, [0, 5]],
    [2, 8, [0, 5, 5, 24, 0, 5]],
  ])('type %d, %d bits', (type, bits, transparent) => {
    const plan: Plan = { width: 6, height: 5, type, bits, transparent }
    const read = decodePng(encode(plan))
    expect(read?.alpha && [...read.alpha]).toEqual(expected(plan).alpha)
  })

  test('of all channels together', () => {
    const plan: Plan = { width: 6, height: 5, type: 2, bits: 8 }
    const channels = [0, 1, 2].map((i) => sampleOf(plan, 0, 0, i))
    const read = decodePng(encode({ ...plan, transparent: channels.flatMap((value) => [0, value]) }))
    expect(read?.alpha?.[0]).toBe(0)
    expect(read?.alpha?.[1]).toBe(255)
  })
})

test('what is no PNG is not read', () => {
  const file = encode({ width: 2, height: 2, type: 0, bits: 8 })
  for (let at = 0; at < 8; at++) expect(decodePng(file.with(at, 1))).toBeNull()
  // Colour type 5 does not exist.
  expect(decodePng(file.with(25, 5))).toBeNull()
  expect(decodePng(new Uint8Array())).toBeNull()
  expect(imageSize(Uint8Array.of(0x89, 0x50, 0, 0))).toBeNull()
  expect(imageSize(new TextEncoder().encode('GIF89a and twenty more bytes'))).toBeNull()
})

describe('a JPEG', () => {
  const of = (w: number, h: number) => sharp({ create: { width: w, height: h, channels: 3, background: 'teal' } })

  test('tells size, channels and profile', async () => {
    const rgb = readJpeg(await of(301, 517).jpeg({ progressive: true }).toBuffer())
    expect(rgb).toEqual({ width: 301, height: 517, components: 3, bits: 8, coding: 2, adobe: false, icc: null })
    expect(readJpeg(await of(10, 20).toColourspace('b-w').jpeg().toBuffer())).toMatchObject({ components: 1 })
    const cmyk = readJpeg(await of(10, 20).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer())
    expect(cmyk).toMatchObject({ width: 10, height: 20, components: 4, adobe: true })
    expect(cmyk?.icc && profileChannels(cmyk.icc)).toBe(4)
    const srgb = readJpeg(await of(10, 20).withIccProfile('srgb').jpeg().toBuffer())
    expect(srgb?.icc && profileChannels(srgb.icc)).toBe(3)
    // A profile says its own length first: nothing is lost at its ends.
    for (const { icc } of [cmyk!, srgb!])
      expect(new DataView(Uint8Array.from(icc!).buffer).getUint32(0)).toBe(icc!.length)
  })

  test('joins a profile of several parts in their order', () => {
    const mark = [...new TextEncoder().encode('ICC_PROFILE\0')]
    const part = (nr: number, ...data: number[]) => [0xff, 0xe2, 0, 2 + 14 + data.length, ...mark, nr, 3, ...data]
    const frame = [0xff, 0xc0, 0, 11, 8, 1, 2, 3, 4, 1, 0, 0, 0]
    const file = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xda, 0, 2])
    const read = readJpeg(file(part(2, 7, 8), [0xff], part(3, 9), part(1, 5, 6), frame))
    expect(read).toMatchObject({ bits: 8, height: 0x102, width: 0x304, components: 1, adobe: false })
    expect([...(read?.icc ?? [])]).toEqual([5, 6, 7, 8, 9])
    expect(readJpeg(file([0xff, 0xc0, 0, 11, 8, 1, 2, 3, 4, 2, 0, 0, 0]))).toBeNull()
    expect(readJpeg(file([0xff, 0xc0, 0, 11, 8, 0, 0, 3, 4, 1, 0, 0, 0]))).toBeNull()
    expect(readJpeg(file([0xff, 0xc0, 0, 11, 8, 1, 2, 0, 0, 1, 0, 0, 0]))).toBeNull()
    expect(readJpeg(file([0x12, 0xc0, 0, 4, 0, 0], frame))).toBeNull()
    expect(readJpeg(file())).toBeNull()
    // A table of codes (C4) is no frame, and nothing behind the end counts.
    expect(readJpeg(file([0xff, 0xc4, 0, 8, 8, 0, 1, 0, 1, 1], frame))).toMatchObject({ width: 0x304 })
    expect(readJpeg(Uint8Array.from([0xff, 0xd8, 0xff, 0xd9, ...frame]))).toBeNull()
  })

  test('a profile is known by its space, and only when it is one', () => {
    const profile = (space: string, mark = 'acsp', length = 132) => {
      const bytes = new Uint8Array(length)
      bytes.set(new TextEncoder().encode(space), 16)
      bytes.set(new TextEncoder().encode(mark), 36)
      return bytes
    }
    expect(['RGB ', 'CMYK', 'GRAY', 'Lab '].map((space) => profileChannels(profile(space)))).toEqual([3, 4, 1, null])
    expect(profileChannels(profile('RGB ', 'none'))).toBeNull()
    expect(profileChannels(profile('RGB ', 'acsp', 131))).toBeNull()
  })
})
