import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { Unzlib } from 'fflate'
import { TooLarge } from './loadPdf.ts'
import { unpackSmall } from './stream.ts'

/** Unpacked bytes of one page's drawing beyond which a file counts as built to stop us (PDF-11). */
const MAX_STREAM_BYTES = 64 * 1024 * 1024

const name = (key: string) => PDFName.of(key)

/** Reads entries of dictionaries whatever they are made of; a wrong type counts as missing. */
export class Objects {
  readonly context: PDFContext

  constructor(context: PDFContext) {
    this.context = context
  }

  get(dict: PDFDict | null | undefined, key: string): PDFObject | undefined {
    return this.context.lookup(dict?.get(name(key)))
  }

  dict(dict: PDFDict | null | undefined, key: string): PDFDict | null {
    const value = this.get(dict, key)
    if (value instanceof PDFStream) return value.dict
    return value instanceof PDFDict ? value : null
  }

  array(dict: PDFDict | null | undefined, key: string): PDFObject[] | null {
    const value = this.get(dict, key)
    return value instanceof PDFArray ? value.asArray().map((item) => this.context.lookup(item) ?? item) : null
  }

  number(dict: PDFDict | null | undefined, key: string): number | null {
    return toNumber(this.get(dict, key))
  }

  numbers(dict: PDFDict | null | undefined, key: string): number[] | null {
    const values = this.array(dict, key)?.map(toNumber)
    return values?.every((value) => value !== null) ? values : null
  }

  text(dict: PDFDict | null | undefined, key: string): string | null {
    return toText(this.get(dict, key))
  }

  textOf(value: PDFObject | undefined): string | null {
    return toText(value)
  }

  bool(dict: PDFDict | null | undefined, key: string): boolean | null {
    const value = this.get(dict, key)
    return value instanceof PDFBool ? value.asBoolean() : null
  }

  /** Bytes as they stand in the file. */
  rawBytes(stream: PDFStream): Uint8Array {
    return stream instanceof PDFRawStream ? stream.getContents() : new Uint8Array()
  }

  /** Table of an indexed colour space: a stream or a string. */
  tableBytes(value: PDFObject | undefined): Uint8Array {
    return value instanceof PDFString || value instanceof PDFHexString ? value.asBytes() : this.bytes(value)
  }

  /** Unpacked bytes; a picture's own coding is left alone. */
  bytes(stream: PDFObject | undefined): Uint8Array {
    if (!(stream instanceof PDFRawStream)) return new Uint8Array()
    const filter = this.get(stream.dict, 'Filter')
    const only = filter instanceof PDFArray && filter.size() === 1 ? this.context.lookup(filter.get(0)) : filter
    if (only instanceof PDFName && only.decodeText() === 'FlateDecode' && !stream.dict.has(name('DecodeParms'))) {
      return unpack(stream.getContents())
    }
    return decodePDFRawStream(stream).decode()
  }
}

function unpack(packed: Uint8Array): Uint8Array {
  return unpackWhole(packed) ?? unpackInPieces(packed)
}

/** Null for one that is large, or is not whole. */
function unpackWhole(packed: Uint8Array): Uint8Array | null {
  try {
    return unpackSmall(packed)?.slice() ?? null
  } catch {
    return null
  }
}

/** Inflates in pieces and stops before a bomb fills the memory. A damaged end gives what could be read. */
function unpackInPieces(packed: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = []
  let size = 0
  const inflate = new Unzlib((chunk) => {
    size += chunk.length
    if (size > MAX_STREAM_BYTES) throw new TooLarge()
    chunks.push(chunk)
  })
  // Small pieces: one of them may unpack to a thousand times its size before we are asked.
  const step = 8_192
  try {
    for (let at = 0; at < packed.length; at += step) {
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length)
    }
  } catch (error) {
    if (error instanceof TooLarge || chunks.length === 0) throw error
  }
  return join(chunks)
}

/** One after the other, a line break between. */
export function join(parts: readonly Uint8Array[], gap = 0): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length + gap, 0)).fill(10)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length + gap
  }
  return all
}

export function toNumber(value: PDFObject | undefined): number | null {
  return value instanceof PDFNumber ? value.asNumber() : null
}

function toText(value: PDFObject | undefined): string | null {
  return value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString
    ? value.decodeText()
    : null
}

/** Short name of a colour space: "DeviceRGB", "ICC4", "Spot:HKS 13". */
export function colorSpaceName(objects: Objects, value: PDFObject | undefined, depth = 0): string {
  if (value instanceof PDFName) return value.decodeText()
  if (!(value instanceof PDFArray) || depth > 4) return 'unbekannt'
  const at = (i: number) => objects.context.lookup(value.get(i))
  const kind = toText(at(0)) ?? 'unbekannt'
  if (kind === 'ICCBased') {
    const profile = at(1)
    return `ICC${profile instanceof PDFStream ? (objects.number(profile.dict, 'N') ?? '?') : '?'}`
  }
  if (kind === 'Indexed' || kind === 'Pattern')
    return value.size() > 1 ? colorSpaceName(objects, at(1), depth + 1) : kind
  if (kind === 'Separation') return `Spot:${toText(at(1)) ?? '?'}`
  if (kind !== 'DeviceN') return kind
  const inks = at(1)
  const names = inks instanceof PDFArray ? inks.asArray().map((ink) => toText(objects.context.lookup(ink)) ?? '?') : []
  const spot = names.find((ink) => !/^(Cyan|Magenta|Yellow|Black|None|All)$/.test(ink))
  return spot === undefined ? 'DeviceCMYK' : `Spot:${spot}`
}
