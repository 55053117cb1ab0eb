import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib'
import type { Objects } from '../../objects/pdfObjects.ts'
import type { Operand, PlacedOperation } from '../../objects/tokens.ts'

/** Short words of pictures between the operators (ISO 32000-1, 8.9.7). */
const KEYS: Record<string, string> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  IM: 'ImageMask',
  I: 'Interpolate',
  W: 'Width',
}
const SPACES: Record<string, string> = { G: 'DeviceGray', RGB: 'DeviceRGB', CMYK: 'DeviceCMYK', I: 'Indexed' }
const FILTERS: Record<string, string> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
}
const name = (key: string) => PDFName.of(key)

/** A picture between the operators as one of its own, so that there is one way to look at pictures; null: not read. */
export function readInline(
  objects: Objects,
  content: Uint8Array,
  { args, data }: Pick<PlacedOperation, 'args' | 'data'>,
  resources: PDFDict | null,
): PDFRawStream | null {
  if (!data) return null
  const dict = PDFDict.withContext(objects.context)
  for (let i = 0; i + 1 < args.length; i += 2) {
    const word = args[i]
    if (typeof word !== 'string') return null
    const key = KEYS[word.slice(1)] ?? word.slice(1)
    dict.set(name(key), valueOf(objects, key, args[i + 1], resources))
  }
  dict.set(name('Type'), name('XObject'))
  dict.set(name('Subtype'), name('Image'))
  return PDFRawStream.of(dict, content.subarray(...data))
}

function valueOf(objects: Objects, key: string, value: Operand | undefined, resources: PDFDict | null): PDFObject {
  const { context } = objects
  const short = key === 'ColorSpace' ? SPACES : key === 'Filter' ? FILTERS : {}
  if (typeof value === 'number') return context.obj(value)
  if (value === 'true' || value === 'false') return context.obj(value === 'true')
  if (value instanceof Uint8Array)
    return PDFHexString.of([...value].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
  if (typeof value === 'string') {
    const word = value.slice(1)
    const named = key === 'ColorSpace' ? objects.dict(resources, 'ColorSpace')?.get(name(word)) : undefined
    return named ?? name(short[word] ?? word)
  }
  if (Array.isArray(value)) {
    const list = PDFArray.withContext(context)
    for (const item of value) list.push(valueOf(objects, key, item, resources))
    return list
  }
  const dict = PDFDict.withContext(context)
  const parts = typeof value === 'object' ? value.dict : []
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const word = parts[i]
    if (typeof word === 'string') dict.set(name(word.slice(1)), valueOf(objects, '', parts[i + 1], resources))
  }
  return dict
}
