import { PDFNumber, PDFName, type PDFRawStream, type PDFStream } from '@cantoo/pdf-lib'
import { flate } from '../objects/stream.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import type { Farbziel } from './farbziel.ts'

/** A mesh of more data than this is left alone. */
const MAX_BYTES = 20_000_000
const BITS = 8

/** The colours at the corners of a mesh (ISO 32000-1, 8.7.4.5.5 to 8) turned, its places kept bit by bit; null: not read. */
export function recodeMesh(objects: Objects, mesh: PDFStream, ziel: Farbziel): PDFRawStream | null {
  const { dict } = mesh
  const kind = objects.number(dict, 'ShadingType') ?? 0
  const [coordinate, part, flag] = ['BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag'].map(
    (key) => objects.number(dict, key) ?? 0,
  )
  const decode = objects.numbers(dict, 'Decode')
  const bytes = objects.bytes(mesh)
  if (kind < 4 || kind > 7 || !decode || decode.length < 10 || !coordinate || !part || bytes.length > MAX_BYTES)
    return null
  const bits = bitsOf(bytes)
  const out = writer()
  const copy = (count: number) => {
    for (let i = 0; i < count; i++) out.write(bits.read(1), 1)
  }
  const colour = () => {
    const rgb = [4, 6, 8].map((at) => {
      const [low = 0, high = 1] = [decode[at], decode[at + 1]]
      return Math.min(1, Math.max(0, low + (bits.read(part) / (2 ** part - 1)) * (high - low)))
    })
    for (const value of ziel.colour(rgb)) out.write(Math.round(value * 255), BITS)
  }
  const flagged = kind === 5 ? 0 : (flag ?? 0)
  while (bits.left() >= flagged + 2 * coordinate + 3 * part) {
    const stated = bits.peek(flagged) & 3
    copy(flagged)
    const [points, colours] = kind < 6 ? [1, 1] : PATCH[kind === 7 ? 7 : 6][stated === 0 ? 'whole' : 'joined']
    copy(points * 2 * coordinate)
    for (let i = 0; i < colours; i++) colour()
    bits.align()
    out.align()
  }
  const next = flate(objects.context, out.finish())
  for (const [key, value] of dict.entries())
    if (!/^\/(?:Filter|DecodeParms|Length)$/.test(key.asString())) next.dict.set(key, value)
  const ranges = Array.from({ length: ziel.components }, () => [0, 1]).flat()
  next.dict.set(PDFName.of('Decode'), objects.context.obj([...decode.slice(0, 4), ...ranges]))
  next.dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(BITS))
  return next
}

/** Points and colours of a patch by itself, and of one that shares an edge with the one before. */
const PATCH = {
  6: { whole: [12, 4], joined: [8, 2] },
  7: { whole: [16, 4], joined: [12, 2] },
} as const

function bitsOf(bytes: Uint8Array) {
  let at = 0
  const bit = (i: number) => ((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1
  const peek = (count: number) => {
    let value = 0
    for (let i = 0; i < count; i++) value = value * 2 + bit(at + i)
    return value
  }
  return {
    peek,
    read(count: number): number {
      const value = peek(count)
      at += count
      return value
    },
    left: () => bytes.length * 8 - at,
    align: () => void (at = Math.ceil(at / 8) * 8),
  }
}

function writer() {
  const bytes: number[] = []
  let at = 0
  return {
    write(value: number, count: number): void {
      for (let i = count - 1; i >= 0; i--, at++) {
        if (at % 8 === 0) bytes.push(0)
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | ((Math.floor(value / 2 ** i) & 1) << (7 - (at % 8)))
      }
    },
    align: () => void (at = Math.ceil(at / 8) * 8),
    finish: () => Uint8Array.from(bytes),
  }
}
