import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCurve } from '#src/engines/print/colour/curve.ts'
import { deltaE } from '#src/engines/print/colour/deltaE.ts'
import { Druckprofil } from '#src/engines/print/colour/druckprofil.ts'
import { profilFehler, readIcc } from '#src/engines/print/colour/iccFile.ts'
import type { Lab } from '#src/engines/print/colour/lab.ts'

const FOGRA39L = new Uint8Array(readFileSync('public/druckprofil/FOGRA39L.icc'))
const original = new Druckprofil(FOGRA39L)

/** A profile with these two tables alone, Lab. */
function profile(version: number, a2b: Buffer, b2a: Buffer): Uint8Array {
  const header = Buffer.from(FOGRA39L.subarray(0, 128))
  header[8] = version
  const table = Buffer.alloc(4 + 2 * 12)
  table.writeUInt32BE(2, 0)
  let at = 128 + table.length
  for (const [i, [name, data]] of (
    [
      ['A2B0', a2b],
      ['B2A0', b2a],
    ] as const
  ).entries()) {
    table.write(name, 4 + 12 * i, 'latin1')
    table.writeUInt32BE(at, 8 + 12 * i)
    table.writeUInt32BE(data.length, 12 + 12 * i)
    at += data.length
  }
  header.writeUInt32BE(at, 0)
  return new Uint8Array(Buffer.concat([header, table, a2b, b2a]))
}

const tagOf = (name: string) => {
  const view = readIcc(FOGRA39L)?.tag(name)
  if (!view) throw new Error(`no ${name}`)
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength)
}

/** The parts of a 16 bit table with 1024 entries a curve. */
function parts(name: string) {
  const lut = tagOf(name)
  const [inputs = 0, outputs = 0, points = 0] = [lut[8], lut[9], lut[10]]
  const clutAt = 52 + inputs * 2048
  const afterAt = clutAt + points ** inputs * outputs * 2
  const curve = (at: number) => lut.subarray(at, at + 2048)
  return {
    inputs,
    outputs,
    points,
    before: Array.from({ length: inputs }, (_, i) => curve(52 + 2048 * i)),
    clut: lut.subarray(clutAt, afterAt),
    after: Array.from({ length: outputs }, (_, i) => curve(afterAt + 2048 * i)),
  }
}

const curv = (entries: Buffer) => {
  const head = Buffer.from('curv\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt32BE(entries.length / 2, 8)
  return Buffer.concat([head, entries])
}

/** Version 4's table of elements with the same numbers; Lab of version 2 reaches 65 280 where version 4 has 65 535. */
function elements(name: string, kind: 'mAB ' | 'mBA '): Buffer {
  const { inputs, outputs, points, before, clut, after } = parts(name)
  const stretch = Buffer.alloc(60)
  for (let i = 0; i < 3; i += 1)
    stretch.writeInt32BE(Math.round((kind === 'mAB ' ? 65_535 / 65_280 : 65_280 / 65_535) * 65_536), 16 * i)
  const matrix = stretch.subarray(0, 48)
  const plain = Buffer.concat([0, 1, 2].map(() => curv(Buffer.alloc(0))))
  const grid = Buffer.alloc(20)
  for (let i = 0; i < inputs; i += 1) grid[i] = points
  grid[16] = 2
  const padded = clut.length % 4 === 0 ? clut : Buffer.concat([clut, Buffer.alloc(2)])
  const lists = { before: Buffer.concat(before.map(curv)), after: Buffer.concat(after.map(curv)) }
  const forward = kind === 'mAB '
  const bodies = {
    b: plain,
    matrix,
    m: forward ? lists.after : lists.before,
    clut: Buffer.concat([grid, padded]),
    a: forward ? lists.before : lists.after,
  }
  const head = Buffer.alloc(32)
  head.write(kind, 0, 'latin1')
  head[8] = inputs
  head[9] = outputs
  let at = 32
  for (const [i, body] of [bodies.b, bodies.matrix, bodies.m, bodies.clut, bodies.a].entries()) {
    head.writeUInt32BE(at, 12 + 4 * i)
    at += body.length
  }
  return Buffer.concat([head, bodies.b, bodies.matrix, bodies.m, bodies.clut, bodies.a])
}

/** The same numbers in 8 bits. Lab of 8 bits is that of version 4: 65 280 becomes 255. */
function bytes(name: string): Buffer {
  const { inputs, outputs, points, before, clut, after } = parts(name)
  const toLab = name.startsWith('A2B')
  const shares = (list: Buffer) => Array.from({ length: list.length / 2 }, (_, i) => list.readUInt16BE(2 * i) / 65_535)
  const at = (list: number[], share: number) => {
    const place = Math.min(1, share) * (list.length - 1)
    const low = Math.min(Math.floor(place), list.length - 2)
    return (list[low] ?? 0) + ((list[low + 1] ?? 0) - (list[low] ?? 0)) * (place - low)
  }
  const curve = (list: Buffer, scaleIn: number, scaleOut: number) =>
    Buffer.from(
      Array.from({ length: 256 }, (_, i) =>
        Math.round(255 * Math.min(1, at(shares(list), (i / 255) * scaleIn) * scaleOut)),
      ),
    )
  const head = Buffer.alloc(48)
  head.write('mft1', 0, 'latin1')
  head.set([inputs, outputs, points], 8)
  return Buffer.concat([
    head,
    ...before.map((list) => curve(list, toLab ? 1 : 65_280 / 65_535, 1)),
    Buffer.from(shares(clut).map((share) => Math.round(share * 255))),
    ...after.map((list) => curve(list, 1, toLab ? 65_535 / 65_280 : 1)),
  ])
}

const INKS = Array.from({ length: 200 }, (_, i) => {
  const [c = 0, m = 0, y = 0, k = 0] = [7, 11, 13, 29].map((step) => ((i * step) % 41) / 40)
  return { c, m, y, k }
})

function worst(other: Druckprofil): { look: number; inks: number } {
  const look = INKS.map((inks) => deltaE(original.labOf(inks), other.labOf(inks)))
  const inks = INKS.map((each) => {
    const lab = original.labOf(each)
    return deltaE(original.labOf(original.inksOfLab(lab)), original.labOf(other.inksOfLab(lab)))
  })
  return { look: Math.max(...look), inks: Math.max(...inks) }
}

test('the same numbers as elements of version 4 give the same colours', () => {
  const other = profile(4, elements('A2B1', 'mAB '), elements('B2A1', 'mBA '))
  expect(profilFehler(other)).toBeNull()
  const { look, inks } = worst(new Druckprofil(other))
  expect(look).toBeLessThan(0.01)
  expect(inks).toBeLessThan(0.05)
})

test('tables of 8 bits give the same colours but for their rounding', () => {
  const { look, inks } = worst(new Druckprofil(profile(2, bytes('A2B1'), bytes('B2A1'))))
  expect(look).toBeLessThan(2)
  expect(inks).toBeLessThan(3)
})

/** Parameters as s15Fixed16 after the function's type. */
function para(type: number, ...values: number[]): DataView {
  const view = new DataView(new ArrayBuffer(12 + 4 * values.length))
  for (const [i, char] of Array.from('para').entries()) view.setUint8(i, char.charCodeAt(0))
  view.setUint16(8, type)
  for (const [i, value] of values.entries()) view.setInt32(12 + 4 * i, Math.round(value * 65_536))
  return view
}

test('curves may be functions (ICC.1:2010, table 68): sRGB is the fourth, with its straight part', () => {
  const at = (view: DataView, value: number) => readCurve(view, 0).curve(value)
  const srgb = para(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
  expect(at(srgb, 0.5)).toBeCloseTo(0.214, 3)
  expect(at(srgb, 0.02)).toBeCloseTo(0.02 / 12.92, 4)
  expect(at(para(0, 2), 0.5)).toBeCloseTo(0.25, 5)
  expect([at(para(1, 2, 2, -0.5), 0.2), at(para(1, 2, 2, -0.5), 0.5)]).toEqual([0, 0.25])
  expect([at(para(2, 2, 2, -0.5, 0.25), 0.2), at(para(2, 2, 2, -0.5, 0.25), 0.5)]).toEqual([0.25, 0.5])
  const shifted = para(4, 2, 1, 0, 0.5, 0.5, 0.125, 0.25)
  expect([at(shifted, 0.25), at(shifted, 0.75)]).toEqual([0.375, 0.6875])
  expect(readCurve(para(0, 2), 0).bytes).toBe(16)
  expect(() => readCurve(para(9), 0)).toThrow('parametric')
})

test('delta E is that of the published pairs (Sharma, Wu and Dalal, 2005)', () => {
  const pairs: [Lab, Lab, number][] = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ]
  for (const [a, b, expected] of pairs) {
    expect(deltaE(a, b)).toBeCloseTo(expected, 4)
    expect(deltaE(b, a)).toBeCloseTo(expected, 4)
  }
})
