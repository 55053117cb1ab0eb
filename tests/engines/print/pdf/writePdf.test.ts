import { decodePDFRawStream, PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import type { ImageLayer, TextLayer } from '#src/contract/dokument.ts'
import { BEISPIEL_EMPFAENGER } from '#src/engines/print/beispiel.ts'
import { defaultSeiten } from '#src/engines/print/layers.ts'
import { sameLink } from '#src/engines/print/qrCodes.ts'
import type { WritePdfOptions } from '#src/engines/print/pdf/writePdf.ts'
import { image, shape, text } from '../fixtures.ts'
import { contents, front, get, jpeg, objects, pageOf, refs, written } from './opened.ts'

const greeting: TextLayer = text('', {
  id: 'gruss',
  paragraphs: [{ align: 'left', runs: [{ t: 'ph', key: 'nachname', fallback: '' }] }],
})

describe('pages of the print file', () => {
  test('turn mm from the top into points from the bottom', async () => {
    const doc = await written([pageOf(front(shape({ x: 10, y: 20, w: 30, h: 40 })))])
    const [first = ''] = contents(doc, 0)
    const [a = 0, b, c, d = 0, e, f = 0] = (/^(.*) cm$/m.exec(first)?.[1] ?? '').split(' ').map(Number)
    expect(25.4 * a).toBeCloseTo(72, 3)
    expect([b, c, e, d]).toEqual([0, 0, 0, -a])
    // The upper edge of the sheet is its height in points.
    expect(f).toBeCloseTo((131 / 25.4) * 72, 3)
    expect(doc.getPage(0).getMediaBox().height).toBeCloseTo(f, 3)
    expect(first).toContain('10 20 30 40 re')
    expect(
      Buffer.from(await doc.save())
        .subarray(0, 8)
        .toString(),
    ).toMatch(/^%PDF-1\.[67]$/)
  })

  test('have the cut 3 mm inside the sheet', async () => {
    const doc = await written([pageOf(front())])
    const page = doc.getPage(0)
    const mm = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
      [x, y, width, height].map((value) => Math.round((value / 72) * 2540) / 100)
    expect(mm(page.getMediaBox())).toEqual([0, 0, 241, 131])
    expect(mm(page.getBleedBox())).toEqual([0, 0, 241, 131])
    expect(mm(page.getTrimBox())).toEqual([3, 3, 235, 125])
  })

  test('share what is the same for all, and have their own where it is personal', async () => {
    const seite = front(
      shape({ id: 'unten' }),
      greeting,
      { ...greeting, id: 'zwei', y: 30 },
      shape({ id: 'oben', x: 5 }),
    )
    const named = (nachname: string) => pageOf(seite, { empfaenger: { ...BEISPIEL_EMPFAENGER, nachname } })
    const doc = await written([named('Abel'), named('Bach')])
    const [one, two] = [refs(doc, 0), refs(doc, 1)]
    // Below, between, above: what lies between in one piece, however many layers it is.
    expect(one).toHaveLength(3)
    expect([one[0], one[2]]).toEqual([two[0], two[2]])
    expect(one[1]).not.toBe(two[1])
    expect(contents(doc, 0)[1]).not.toBe(contents(doc, 1)[1])
    expect(contents(doc, 0)[0]).toContain('80 20 20 20 re')
    expect(contents(doc, 0)[2]).toContain('5 20 20 20 re')
  })

  test('begin with the sheet even when all of it is personal', async () => {
    const doc = await written([pageOf(front(greeting))])
    const [first = '', second = ''] = contents(doc, 0)
    expect(contents(doc, 0)).toHaveLength(2)
    expect(first).toMatch(/ cm\n$/)
    expect(second).toContain('TJ')
    expect(second).not.toMatch(/ cm$/m)
  })

  test('with another privacy text, or a code of their own, are drawn anew', async () => {
    const [, seite] = defaultSeiten('maxipostkarte')
    if (!seite) throw new Error('no back')
    const pages = [
      { datenschutzText: 'Herkunft: Adressverlag' },
      { datenschutzText: 'Herkunft: Kundenliste' },
      { datenschutzText: 'Herkunft: Adressverlag' },
      { datenschutzText: 'Herkunft: Adressverlag', qrUrls: sameLink([seite], 'https://example.org/q/1') },
    ].map((more) => pageOf(seite, more))
    const doc = await written(pages)
    const [one, two, again] = [0, 1, 2].map((page) => refs(doc, page))
    expect(one?.[0]).not.toBe(two?.[0])
    expect(again?.[0]).toBe(one?.[0])
    // Without a separate address the code is drawn for all, and else for each.
    const rectangles = (page: number) => contents(doc, page)[0]?.match(/ re$/gm)?.length ?? 0
    expect(rectangles(0)).toBe(rectangles(1))
    expect(rectangles(3)).toBeLessThan(rectangles(0))
  })

  test('leave out what is hidden or not printed, and do not even ask for its picture', async () => {
    const asked: string[] = []
    const assets = async (id: string) => {
      asked.push(id)
      return jpeg
    }
    const layers: ImageLayer[] = [
      image({ id: '1', assetId: 'a', w: 20, h: 20 }),
      image({ id: '2', assetId: 'a', x: 50, w: 20, h: 20 }),
      image({ id: '3', assetId: 'versteckt', visible: false }),
      image({ id: '4', assetId: 'nurSchirm', print: false }),
    ]
    const seite = front(...layers)
    const doc = await written([pageOf(seite), pageOf(seite), pageOf({ ...seite })], { assets })
    expect(asked).toEqual(['a'])
    expect(objects(doc, 'Image')).toHaveLength(1)
    const drawing = contents(doc, 0).join('')
    expect(drawing.match(/ Do Q/g)).toHaveLength(2)
    // 2:1 in a square that it fills: the size of the picture is known.
    expect(drawing).toContain('0 0 20 20 re W n 40 0 0 -20 -10 20 cm')
  })

  test('stand in one list, under one catalogue', async () => {
    const doc = await written([pageOf(front()), pageOf(front())])
    expect(get(doc, doc.catalog, 'Type')).toBe(PDFName.of('Catalog'))
    expect(get(doc, doc.catalog, 'Pages', 'Type')).toBe(PDFName.of('Pages'))
    expect(String(get(doc, doc.catalog, 'Pages', 'Count'))).toBe('2')
    for (const page of doc.getPages()) {
      expect(page.node.get(PDFName.of('Type'))).toBe(PDFName.of('Page'))
      expect(page.node.get(PDFName.of('Parent'))).toBe(doc.catalog.get(PDFName.of('Pages')))
    }
  })
})

describe('what the print file says of itself', () => {
  const intent = { bedingung: 'FOGRA51', profil: new Uint8Array([1, 2, 3]) }
  const erstellt = '2026-11-20T14:03:00.000Z'
  const about = async (more: Partial<WritePdfOptions>) => {
    const doc = await written([pageOf(front())], more)
    const stream = get(doc, doc.catalog, 'Metadata')
    const xmp = stream instanceof PDFRawStream ? new TextDecoder().decode(stream.getContents()) : ''
    const words = xmp
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/\s+/)
    return { doc, xmp, words }
  }

  test('title, maker and that nothing is trapped', async () => {
    const { doc, xmp, words } = await about({ title: 'Rosen & <Tulpen>' })
    expect(words).toEqual(['application/pdf', 'Rosen', '&#38;', '&#60;Tulpen&#62;', 'Postkampagne', 'False'])
    expect(xmp).toMatch(/^<\?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"\?>\n[\s\S]*\n<\?xpacket end="w"\?>$/)
    expect([doc.getTitle(), doc.getProducer()]).toEqual(['Rosen & <Tulpen>', 'Postkampagne'])
    expect(doc.getCreationDate()).toBeUndefined()
    expect(get(doc, doc.catalog, 'OutputIntents')).toBeUndefined()
  })

  test('when it was made and for which condition of print', async () => {
    const { doc, xmp, words } = await about({ outputIntent: intent, erstellt })
    const [, id = ''] = /<xmpMM:DocumentID>(uuid:[\da-f-]{36})</.exec(xmp) ?? []
    const marks = [id, id, '1', 'default']
    const dates = [erstellt, erstellt, erstellt]
    expect(words).toEqual(['application/pdf', 'Test', 'Postkampagne', 'False', 'PDF/X-4', ...marks, ...dates])
    for (const name of ['CreateDate', 'ModifyDate', 'MetadataDate']) expect(xmp).toContain(`<xmp:${name}>${erstellt}<`)
    expect([doc.getCreationDate(), doc.getModificationDate()].map((date) => date?.toISOString())).toEqual([
      erstellt,
      erstellt,
    ])
    const intents = get(doc, doc.catalog, 'OutputIntents')
    const [entry] = intents instanceof PDFArray ? intents.asArray() : []
    const dict = doc.context.lookup(entry)
    if (!(dict instanceof PDFDict)) throw new Error('no condition')
    expect(['S', 'OutputConditionIdentifier'].map((key) => String(get(doc, dict, key)))).toEqual([
      '/GTS_PDFX',
      '(FOGRA51)',
    ])
    const info = get(doc, dict, 'Info')
    expect(info instanceof PDFHexString && info.decodeText()).toBe('FOGRA51')
    const profile = get(doc, dict, 'DestOutputProfile')
    expect(String(get(doc, dict, 'DestOutputProfile', 'N'))).toBe('4')
    expect(profile instanceof PDFRawStream && [...decodePDFRawStream(profile).decode()]).toEqual([1, 2, 3])
  })

  test('which file it is: two that differ have different numbers', async () => {
    const ids = await Promise.all(
      [{ title: 'A' }, { title: 'B' }, { title: 'A', erstellt }, { title: 'A' }].map(async (more) => {
        const list = (await about(more)).doc.context.trailerInfo.ID
        const [one, two] = list instanceof PDFArray ? list.asArray() : []
        expect(String(one)).toBe(String(two))
        return one instanceof PDFHexString ? one.asString() : ''
      }),
    )
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/i)
    expect(new Set(ids).size).toBe(3)
    // Its four parts are four different numbers.
    expect(new Set(ids[0]?.match(/.{8}/g)).size).toBe(4)
  })
})
