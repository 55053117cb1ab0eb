import { PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFDict } from '@cantoo/pdf-lib'
import { zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readFont } from '#src/engines/print/page/fonts/pdfFonts.ts'
import { colorSpaceName, join, Objects } from '#src/engines/print/objects/pdfObjects.ts'

const doc = await PDFDocument.create()
const { context } = doc
const objects = new Objects(context)
const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0))
const name = (key: string) => PDFName.of(key)

/** A dictionary of these entries; a text is a name. */
function dictOf(entries: Record<string, unknown>): PDFDict {
  const dict = context.obj({})
  for (const [key, value] of Object.entries(entries)) dict.set(name(key), context.obj(value as never))
  return dict
}

describe('entries of a dictionary', () => {
  const dict = dictOf({
    Zahl: 7,
    Name: 'Ding',
    Liste: [1, 2.5],
    Gemischt: [1, 'Ding'],
    Darin: { A: 1 },
    Fern: context.register(context.obj([context.register(context.obj(9))])),
  })
  dict.set(name('Text'), PDFString.of('Wort'))
  dict.set(name('Hex'), PDFHexString.fromText('Größe'))
  dict.set(name('Strom'), context.register(context.stream('x', { A: 2 })))

  test('are what they are, and of a wrong kind they are missing', () => {
    expect(objects.number(dict, 'Zahl')).toBe(7)
    expect(objects.number(dict, 'Name')).toBeNull()
    expect(['Name', 'Text', 'Hex', 'Zahl'].map((key) => objects.text(dict, key))).toEqual([
      'Ding',
      'Wort',
      'Größe',
      null,
    ])
    expect(objects.numbers(dict, 'Liste')).toEqual([1, 2.5])
    expect(objects.numbers(dict, 'Gemischt')).toBeNull()
    expect(objects.numbers(dict, 'Fern')).toEqual([9])
    expect(objects.numbers(dict, 'Nichts')).toBeNull()
    expect(objects.array(dict, 'Zahl')).toBeNull()
    expect(objects.number(objects.dict(dict, 'Darin'), 'A')).toBe(1)
    expect(objects.number(objects.dict(dict, 'Strom'), 'A')).toBe(2)
    expect(objects.dict(dict, 'Zahl')).toBeNull()
    expect(objects.get(null, 'Zahl')).toBeUndefined()
  })
})

describe('bytes of a stream', () => {
  const stream = (packed: Uint8Array, entries: Record<string, unknown>) => PDFRawStream.of(dictOf(entries), packed)
  const large = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i) % 251)

  test('are unpacked, whole', () => {
    const packed = zlibSync(large)
    for (const Filter of ['FlateDecode', ['FlateDecode']])
      expect(Buffer.from(objects.bytes(stream(packed, { Filter }))).equals(Buffer.from(large))).toBe(true)
    expect(objects.bytes(stream(ascii('plain'), {}))).toEqual(ascii('plain'))
    expect(objects.bytes(undefined)).toEqual(new Uint8Array())
    expect(objects.bytes(context.obj(1))).toEqual(new Uint8Array())
  })

  test('packed twice, or in another way, are unpacked by the reader of the file', () => {
    const hex = ascii(`${Buffer.from(zlibSync(ascii('q Q'))).toString('hex')}>`)
    const twice = stream(hex, { Filter: ['ASCIIHexDecode', 'FlateDecode'] })
    expect(objects.bytes(twice)).toEqual(ascii('q Q'))
    expect(objects.bytes(stream(ascii('71>'), { Filter: ['ASCIIHexDecode'] }))).toEqual(ascii('q'))
  })

  test('that are damaged at the end give what could be read, and none at all is an error', () => {
    let seed = 1
    const noise = Uint8Array.from({ length: 60_000 }, () => (seed = (seed * 48_271) % 2_147_483_647) >>> 8)
    const packed = zlibSync(noise)
    packed.fill(0xff, packed.length - 1000)
    const read = objects.bytes(stream(packed, { Filter: 'FlateDecode' }))
    expect(read.length).toBeGreaterThan(30_000)
    expect(Buffer.from(read.subarray(0, 30_000)).equals(Buffer.from(noise.subarray(0, 30_000)))).toBe(true)
    expect(() => objects.bytes(stream(ascii('no zlib'), { Filter: 'FlateDecode' }))).toThrow('zlib')
  })

  test('one after the other, with line breaks where they are asked for', () => {
    expect(join([ascii('ab'), ascii('c')])).toEqual(ascii('abc'))
    expect(join([ascii('ab'), ascii('c')], 1)).toEqual(ascii('ab\nc\n'))
    expect(join([])).toEqual(new Uint8Array())
  })
})

describe('a colour space by its short name', () => {
  const icc = context.register(context.stream('', { N: 4 }))
  const unsaid = context.register(context.stream('', {}))
  const nested = (depth: number): unknown[] => (depth === 0 ? ['CalRGB'] : ['Indexed', nested(depth - 1)])
  test.each<[unknown, string]>([
    [['ICCBased', icc], 'ICC4'],
    [['ICCBased', unsaid], 'ICC?'],
    [['ICCBased'], 'ICC?'],
    [['CalRGB', {}], 'CalRGB'],
    [['Indexed', 'DeviceRGB', 255], 'DeviceRGB'],
    [['Indexed', ['ICCBased', icc], 255], 'ICC4'],
    [['Pattern'], 'Pattern'],
    [['Pattern', 'DeviceCMYK'], 'DeviceCMYK'],
    [['Separation', 'HKS 13', 'DeviceCMYK'], 'Spot:HKS 13'],
    [['Separation'], 'Spot:?'],
    [['DeviceN', ['Cyan', 'Black'], 'DeviceCMYK'], 'DeviceCMYK'],
    [['DeviceN', ['Cyan', 'Gold', 'Silber'], 'DeviceCMYK'], 'Spot:Gold'],
    [['DeviceN'], 'DeviceCMYK'],
    [['DeviceN', ['Cyan', 7]], 'Spot:?'],
    [[], 'unbekannt'],
    [nested(4), 'CalRGB'],
    [nested(5), 'unbekannt'],
  ])('%j is %s', (value, expected) => {
    expect(colorSpaceName(objects, context.obj(value as never))).toBe(expected)
  })
  test.each(['Cyan', 'Magenta', 'Yellow', 'Black', 'None', 'All'])('%s is no spot colour', (ink) => {
    expect(colorSpaceName(objects, context.obj(['DeviceN', [ink]]))).toBe('DeviceCMYK')
    expect(colorSpaceName(objects, context.obj(['DeviceN', [`${ink}2`]]))).toBe(`Spot:${ink}2`)
    expect(colorSpaceName(objects, context.obj(['DeviceN', [`Öko${ink}`]]))).toBe(`Spot:Öko${ink}`)
  })
  test('without one it is unknown', () => {
    expect(colorSpaceName(objects, undefined)).toBe('unbekannt')
    expect(colorSpaceName(objects, context.obj(7))).toBe('unbekannt')
  })
})

describe('a font of an uploaded file', () => {
  const font = (entries: Record<string, unknown>) => readFont(objects, dictOf(entries))

  test('has a name without its subset’s letters', () => {
    expect(font({ Subtype: 'Type1', BaseFont: 'ABCDEF+Lora' }).name).toBe('Lora')
    expect(font({ Subtype: 'Type1', BaseFont: 'ABCDE+Lora' }).name).toBe('ABCDE+Lora')
    expect(font({ Subtype: 'Type1', BaseFont: 'Lora-ABCDEF+X' }).name).toBe('Lora-ABCDEF+X')
    expect(font({ Subtype: 'Type3' }).name).toBe('Type-3-Schrift')
  })

  test('is embedded when its file is, or when its letters are drawings', () => {
    const file = context.register(context.stream('x'))
    for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
      expect(font({ Subtype: 'TrueType', FontDescriptor: { [key]: file } }).embedded).toBe(true)
      expect(font({ Subtype: 'Type0', DescendantFonts: [{ FontDescriptor: { [key]: file } }] }).embedded).toBe(true)
    }
    expect(font({ Subtype: 'TrueType', FontDescriptor: {} }).embedded).toBe(false)
    expect(font({ Subtype: 'TrueType' }).embedded).toBe(false)
    expect(font({ Subtype: 'Type3' }).embedded).toBe(true)
    expect(font({ Subtype: 'Type0' }).embedded).toBe(false)
  })

  test('is as wide as its list says, from its first sign on', () => {
    const { widthOf, bytesPerCode } = font({ Subtype: 'Type1', FirstChar: 65, Widths: [300, 400] })
    expect([64, 65, 66, 67].map(widthOf)).toEqual([500, 300, 400, 500])
    expect(bytesPerCode).toBe(1)
    expect(font({ Subtype: 'Type1', Widths: [300] }).widthOf(0)).toBe(300)
  })

  const composite = (descendant: object, more: Record<string, unknown> = {}) =>
    font({ Subtype: 'Type0', DescendantFonts: [descendant], ...more })

  test('of many signs states them in runs and ranges', () => {
    const { widthOf } = composite({ DW: 900, W: [10, [300, 400], 20, 22, 600, 30, ['x', 700]] })
    expect([9, 10, 11, 12].map(widthOf)).toEqual([900, 300, 400, 900])
    expect([19, 20, 21, 22, 23].map(widthOf)).toEqual([900, 600, 600, 600, 900])
    expect([30, 31].map(widthOf)).toEqual([500, 700])
    expect(composite({}).widthOf(5)).toBe(1000)
  })

  test('with a broken list keeps what came before, and does not count for ever', () => {
    const after = (list: unknown[]) => composite({ W: [1, [300], ...list, 5, [400]] }).widthOf
    expect([1, 5].map(after(['x']))).toEqual([300, 1000])
    expect([1, 5].map(after([7, 'x']))).toEqual([300, 1000])
    expect([1, 5].map(after([2, 3, 'x']))).toEqual([300, 400])
    expect([2, 3].map(after([2, 3, 'x']))).toEqual([500, 500])
    const endless = composite({ W: [0, 4_000_000_000, 250] }).widthOf
    expect([65_535, 65_536].map(endless)).toEqual([250, 1000])
  })

  test('of many signs takes two bytes for each, but for a map of its own', () => {
    expect(composite({}, { Encoding: 'Identity-H' }).bytesPerCode).toBe(2)
    expect(composite({}).bytesPerCode).toBe(2)
    expect(composite({}, { Encoding: context.register(context.stream('')) }).bytesPerCode).toBe(1)
    expect(composite({}, { BaseFont: 'ABCDEF+Lora' }).name).toBe('Lora')
  })
})
