import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { TextLayer } from '#src/contract/dokument.ts'
import { fonts, text } from '../fixtures.ts'
import { contents, front, get, objects, pageOf, unpacked, written } from './opened.ts'

describe('fonts of the print file', () => {
  const face = fonts.get('lora', 700, true)
  const layer = text('AVA Größe', {
    style: { ...text('').style, font: 'lora', weight: 700, italic: true },
  })
  const fontOf = async (layers: TextLayer[]) => {
    const doc = await written([pageOf(front(...layers))])
    const composite = objects(doc, 'Type0').map((dict) => ({
      dict,
      name: String(dict.get(PDFName.of('BaseFont'))).slice(1),
    }))
    return { doc, composite }
  }
  const number = (value: PDFObject | undefined) => (value instanceof PDFNumber ? value.asNumber() : null)

  test('place letters by whole widths, because some readers cut the rest off', async () => {
    // 2048 units an em: hardly any width is a whole thousandth.
    const line = text('Größe 1017 AVATAR', { w: 200, style: { ...text('').style, font: 'inter' } })
    const { doc, composite } = await fontOf([line])
    const { dict } = composite.find(({ name }) => name.endsWith('Inter-Regular')) ?? {}
    const descendants = dict && get(doc, dict, 'DescendantFonts')
    const descendant = descendants instanceof PDFArray ? doc.context.lookup(descendants.get(0)) : undefined
    if (!(descendant instanceof PDFDict)) throw new Error('no descendant')
    const w = get(doc, descendant, 'W')
    const list = w instanceof PDFArray ? doc.context.lookup(w.get(1)) : undefined
    const widths = list instanceof PDFArray ? list.asArray().map((width) => number(width) ?? NaN) : []
    expect(widths.length).toBeGreaterThan(10)
    expect(widths.filter((width) => !Number.isInteger(width))).toEqual([])
    const [, shown = ''] = /\[([^\]]+)\] TJ/.exec(contents(doc, 0).join('\n')) ?? []
    let pen = 0
    for (const [, hex, back] of shown.matchAll(/<([0-9A-F]+)>(-?[\d.]+)?/g)) {
      for (const code of hex?.match(/.{4}/g) ?? []) pen += widths[Number.parseInt(code, 16)] ?? NaN
      pen -= Number(back ?? 0)
    }
    // The last letter keeps the width of the file.
    expect(Math.abs(pen - fonts.get('inter', 400, false).width('Größe 1017 AVATAR') * 1000)).toBeLessThan(0.6)
  })

  test('say what a reader needs to know of the face', async () => {
    const { doc, composite } = await fontOf([layer])
    const { dict, name } = composite.find((font) => font.name.endsWith('Lora-BoldItalic')) ?? {}
    if (!dict) throw new Error('no font')
    expect(name).toMatch(/^[A-Z]{6}\+Lora-BoldItalic$/)
    expect(get(doc, dict, 'Encoding')).toBe(PDFName.of('Identity-H'))
    const descendants = get(doc, dict, 'DescendantFonts')
    const descendant = descendants instanceof PDFArray ? doc.context.lookup(descendants.get(0)) : undefined
    if (!(descendant instanceof PDFDict)) throw new Error('no descendant')
    const of = (...path: string[]) => get(doc, descendant, ...path)
    expect([of('Subtype'), of('CIDToGIDMap')].map(String)).toEqual(['/CIDFontType2', '/Identity'])
    expect(['Registry', 'Ordering', 'Supplement'].map((key) => String(of('CIDSystemInfo', key)))).toEqual([
      '(Adobe)',
      '(Identity)',
      '0',
    ])
    // Symbolic is bit 3, italic bit 7 (ISO 32000-1, table 123).
    expect(number(of('FontDescriptor', 'Flags'))).toBe((1 << 2) | (1 << 6))
    expect(String(of('FontDescriptor', 'FontName'))).toBe(`/${name}`)
    expect(number(of('FontDescriptor', 'ItalicAngle'))).toBeLessThan(0)
    expect(number(of('FontDescriptor', 'Ascent'))).toBe(Math.round(face.ascent * 1000))
    expect(number(of('FontDescriptor', 'Descent'))).toBe(-Math.round(face.descent * 1000))
    expect(number(of('FontDescriptor', 'CapHeight'))).toBe(Math.round(face.capHeight * 1000))
    expect(String(of('FontDescriptor', 'FontBBox'))).toBe(
      `[ ${face.bbox.map((edge) => Math.round(edge * 1000)).join(' ')} ]`,
    )
    const file = of('FontDescriptor', 'FontFile2')
    if (!(file instanceof PDFRawStream)) throw new Error('no file')
    const bytes = decodePDFRawStream(file).decode()
    expect(number(file.dict.get(PDFName.of('Length1')))).toBe(bytes.length)
    expect(bytes.length).toBeLessThan(face.bytes.length / 5)
  })

  test('upright faces are not called italic', async () => {
    const { doc } = await fontOf([text('a')])
    expect(objects(doc, 'FontDescriptor').map((dict) => number(dict.get(PDFName.of('Flags'))))).toEqual([4])
  })

  test('state the width of each glyph and the sign that it stands for', async () => {
    const { doc } = await fontOf([layer])
    const [descendant] = objects(doc, 'CIDFontType2')
    const [first, widths] = (get(doc, descendant!, 'W') as PDFArray).asArray()
    const shaped = face.shape('AVGröße ')
    const known = new Set(Array.from(shaped.gids, (gid) => (face.advance(gid) * 1000).toFixed(3)))
    const stated = (widths as PDFArray).asArray().map((width) => (number(width) ?? 0).toFixed(3))
    expect(number(first)).toBe(0)
    expect(new Set(stated.slice(1))).toEqual(known)
    const [composite] = objects(doc, 'Type0')
    const cmap = unpacked(get(doc, composite!, 'ToUnicode'))
    const pairs = [...cmap.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, id = '', point = '']) => [id, point] as const)
    expect(pairs.map(([, point]) => String.fromCharCode(Number.parseInt(point, 16))).join('')).toBe('AV Größe')
    expect(pairs.map(([id]) => Number.parseInt(id, 16))).toEqual(pairs.map((_, i) => i + 1))
    expect(cmap).toContain(`${pairs.length} beginbfchar`)
    expect(cmap).toMatch(/begincodespacerange <0000> <FFFF> endcodespacerange/)
    // A program of PostScript: what it begins it ends, and its name is that of the map it defines.
    expect(cmap).toMatch(/^\/CIDInit \/ProcSet findresource begin 12 dict begin begincmap\n/)
    expect(cmap).toMatch(/\nendcmap CMapName currentdict \/CMap defineresource pop end end$/)
    for (const entry of [
      '/Registry (Adobe)',
      '/Ordering (UCS)',
      '/Supplement 0',
      '/CMapType 2 def',
      '/CMapName /Adobe-Identity-UCS def',
    ])
      expect(cmap).toContain(entry)
  })

  test('list many signs in blocks of a hundred', async () => {
    const signs = Array.from({ length: 130 }, (_, i) => String.fromCharCode(0xc0 + i)).join('')
    const { doc } = await fontOf([text(signs, { w: 200, h: 100 })])
    const [composite] = objects(doc, 'Type0')
    const cmap = unpacked(get(doc, composite!, 'ToUnicode'))
    const blocks = [...cmap.matchAll(/(\d+) beginbfchar\n([\s\S]*?)\nendbfchar/g)]
    expect(blocks.map(([, count]) => Number(count))).toEqual([100, expect.any(Number)])
    for (const [, count, body = ''] of blocks) expect(body.split('\n')).toHaveLength(Number(count))
    const points = blocks.flatMap(([, , body = '']) => [...body.matchAll(/> <(\w+)>/g)].map(([, point = '']) => point))
    expect(points.map((point) => String.fromCharCode(Number.parseInt(point, 16))).join('')).toBe(signs)
  })

  test('subsets of one face have different tags', async () => {
    const tags = await Promise.all(
      ['abc', 'xyz', 'cba'].map(async (content) => (await fontOf([text(content)])).composite[0]?.name.slice(0, 7)),
    )
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^[A-Z]{6}\+$/)
  })
})
