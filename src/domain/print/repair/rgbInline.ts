import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import type { Objects } from '../preflight/objects/pdfObjects.ts'
import type { Operand, PlacedOperation } from '../preflight/objects/tokens.ts'

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

/** Makes pictures that stand between the operators pictures of their own, whose colours can be turned like those of others. */
export class InlinePictures {
  readonly #objects: Objects
  #count = 0

  constructor(objects: Objects) {
    this.#objects = objects
  }

  /** null where it cannot be read. */
  read(content: Uint8Array, { args, data }: PlacedOperation, resources: PDFDict | null): PDFRawStream | null {
    if (!data || !resources) return null
    const dict = PDFDict.withContext(this.#objects.context)
    for (let i = 0; i + 1 < args.length; i += 2) {
      const word = args[i]
      if (typeof word !== 'string') return null
      const key = KEYS[word.slice(1)] ?? word.slice(1)
      dict.set(name(key), this.#value(key, args[i + 1], resources))
    }
    dict.set(name('Type'), name('XObject'))
    dict.set(name('Subtype'), name('Image'))
    return PDFRawStream.of(dict, content.slice(...data))
  }

  /** Puts it into the resources; the operators that draw it. */
  own(image: PDFRawStream, resources: PDFDict): { ref: PDFRef; drawn: string } {
    const { context } = this.#objects
    const ref = context.register(image)
    const pictures = this.#objects.dict(resources, 'XObject') ?? context.obj({})
    const own = `PkBild${++this.#count}`
    pictures.set(name(own), ref)
    if (!resources.has(name('XObject'))) resources.set(name('XObject'), pictures)
    return { ref, drawn: `/${own} Do` }
  }

  #value(key: string, value: Operand | undefined, resources: PDFDict): PDFObject {
    const { context } = this.#objects
    const short = key === 'ColorSpace' ? SPACES : key === 'Filter' ? FILTERS : {}
    if (typeof value === 'number') return context.obj(value)
    if (value === 'true' || value === 'false') return context.obj(value === 'true')
    if (value instanceof Uint8Array)
      return PDFHexString.of([...value].map((byte) => byte.toString(16).padStart(2, '0')).join(''))
    if (typeof value === 'string') {
      const word = value.slice(1)
      const named = key === 'ColorSpace' ? this.#objects.dict(resources, 'ColorSpace')?.get(name(word)) : undefined
      return named ?? name(short[word] ?? word)
    }
    if (Array.isArray(value)) {
      const list = PDFArray.withContext(context)
      for (const item of value) list.push(this.#value(key, item, resources))
      return list
    }
    const dict = PDFDict.withContext(context)
    const parts = typeof value === 'object' ? value.dict : []
    for (let i = 0; i + 1 < parts.length; i += 2) {
      const word = parts[i]
      if (typeof word === 'string') dict.set(name(word.slice(1)), this.#value('', parts[i + 1], resources))
    }
    return dict
  }
}
