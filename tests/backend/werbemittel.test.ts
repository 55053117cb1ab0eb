import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { PDFDocument, rgb } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATE, type ImageLayer } from '#src/contract/dokument.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { cardPdf } from '#tests/support/uploads.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2c4a8a' } })

const toBlob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)])

describe('materials', () => {
  const backend = backendForAll({ verbraucher: 10 })
  let token: string
  const neu = (format = FORMATE[0] as (typeof FORMATE)[number]) =>
    backend.call(token, 'saveWerbemittel', { bezeichnung: 'Karte', format })
  const uploadBild = (idPtWerbemittel: number, datei: Blob, dateiName = 'bild.jpg') =>
    backend.call(token, 'uploadBild', { idPtWerbemittel, datei, dateiName })

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  it.each(FORMATE)('start as %s with all system layers and a picture per page', async (format) => {
    const answer = await neu(format)
    expect(answer.seiten.map(({ side }) => side)).toEqual(FORMATS[format].pages)
    expect(answer.status).toMatch(/entwurf|fehlerhaft/)
    expect(answer.vorschau).toHaveLength(FORMATS[format].pages.length)
    for (const url of answer.vorschau) {
      const bytes = await (await backend.app.request(url)).arrayBuffer()
      expect(bytes.byteLength).toBeLessThan(30_000)
      const { width, height, format: kind } = await sharp(bytes).metadata()
      const { w, h } = FORMATS[format].data
      expect([kind, width, Math.abs(height - (240 * h) / w) <= 1]).toEqual(['webp', 240, true])
    }
  })

  it('are saved with a version; a stale save changes nothing and brings the stored one', async () => {
    const { idPtWerbemittel, format, seiten } = await neu()
    await backend.call(token, 'saveWerbemittel', { idPtWerbemittel, format, version: 1, bezeichnung: 'Zwei', seiten })
    await expect(
      backend.call(token, 'saveWerbemittel', { idPtWerbemittel, format, version: 1, bezeichnung: 'Drei', seiten }),
    ).rejects.toMatchObject({ status: 409, code: 'VERSION_VERALTET', fehler: { aktuell: { bezeichnung: 'Zwei' } } })
  })

  it('refuse pages of another format', async () => {
    const { idPtWerbemittel, seiten, version } = await neu()
    await expect(
      backend.call(token, 'saveWerbemittel', {
        idPtWerbemittel,
        version,
        bezeichnung: 'Brief',
        format: 'dina4mailing',
        seiten,
      }),
    ).rejects.toMatchObject({ status: 422, code: 'DOKUMENT_UNGUELTIG' })
  })

  it('refuse two layers of one id, on two pages as well: they would share a link and its count', async () => {
    const { idPtWerbemittel, seiten, version, format } = await neu()
    const one = seiten.flatMap(({ layers }) => layers).find(({ type }) => type === 'qrcode')?.id ?? ''
    const same = seiten.map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, id: one } : layer)),
    }))
    const input = { bezeichnung: 'Karte', format, seiten: same }
    for (const saved of [input, { ...input, idPtWerbemittel, version }])
      await expect(backend.call(token, 'saveWerbemittel', saved)).rejects.toMatchObject({
        status: 422,
        code: 'DOKUMENT_UNGUELTIG',
        message: expect.stringContaining(
          `Mehrere Ebenen haben dieselbe Kennung „${one}“. Geben Sie jeder Ebene eine eigene, über alle Seiten hinweg. Es wurde nichts gespeichert.`,
        ),
      })
    // What was stored before that was refused is renumbered where it is read, and can be saved so.
    await backend.db
      .updateTable('werbemittel')
      .set({ seiten: JSON.stringify(same) })
      .where('idPtWerbemittel', '=', idPtWerbemittel)
      .execute()
    const loaded = await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })
    const codes = loaded.seiten.flatMap(({ layers }) => layers.filter(({ type }) => type === 'qrcode'))
    expect(codes.map(({ id }) => id)).toEqual([one, `${one}-2`])
    await backend.call(token, 'saveWerbemittel', { ...input, seiten: loaded.seiten, idPtWerbemittel, version })
  })

  it('take the first page of a picture file, and say that there are more', async () => {
    const { idPtWerbemittel } = await neu()
    const folder = join(import.meta.dirname, 'fremdeBilder')
    const upload = (name: string) => uploadBild(idPtWerbemittel, toBlob(readFileSync(join(folder, name))), name)
    const { hinweis, ...asset } = await upload('zwei-seiten.tif')
    expect(hinweis).toBe(
      '„zwei-seiten.tif“ enthält 2 Bilder oder Seiten. Verwendet wird nur das erste Bild. Wenn Sie ein anderes brauchen, speichern Sie es als eigene Datei und laden Sie diese hoch.',
    )
    const stored = await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })
    expect(stored.assets).toEqual([asset])
    expect(await upload('rgb.jpg')).not.toHaveProperty('hinweis')
  })

  it('SEC-26 take a picture without its metadata, turned as the camera meant it', async () => {
    const { idPtWerbemittel } = await neu()
    const jpeg = await picture(400, 200)
      .withExif({ IFD0: { Artist: 'Erika Beispiel', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(jpeg.toString('latin1')).toContain('Erika Beispiel')
    const asset = await uploadBild(idPtWerbemittel, toBlob(jpeg), '../../etc/foto.jpg')
    expect(asset).toMatchObject({ mime: 'image/jpeg', px: [200, 400], space: 'rgb', quelle: 'upload' })
    const file = await backend.call(token, 'downloadAsset', { idPtWerbemittel, assetId: asset.id })
    const bytes = Buffer.from(await file.blob.arrayBuffer())
    expect(file.name).toBe('.._.._etc_foto.jpg')
    expect(bytes.toString('latin1')).not.toContain('Erika')
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it.each([
    ['webp', 'image/jpeg'],
    ['avif', 'image/jpeg'],
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ] as const)('take %s and keep it as %s', async (kind, mime) => {
    const { idPtWerbemittel } = await neu()
    const bytes = await picture(60, 40).toFormat(kind).toBuffer()
    expect(await uploadBild(idPtWerbemittel, toBlob(bytes))).toMatchObject({ mime, px: [60, 40] })
  })

  it('PDF-14 keep print colours', async () => {
    const { idPtWerbemittel } = await neu()
    const bytes = await picture(60, 40).toColourspace('cmyk').jpeg().toBuffer()
    const asset = await uploadBild(idPtWerbemittel, toBlob(bytes))
    expect(asset.space).toBe('cmyk')
    const { blob } = await backend.call(token, 'downloadAsset', { idPtWerbemittel, assetId: asset.id })
    expect((await sharp(Buffer.from(await blob.arrayBuffer())).metadata()).space).toBe('cmyk')
  })

  it.each([
    ['text', () => Promise.resolve(new Blob(['kein Bild']))],
    [
      'PDF-12 svg',
      () => Promise.resolve(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'])),
    ],
    [
      'PDF-17 a cut picture',
      async () => new Blob([new Uint8Array(await picture(900, 900).jpeg().toBuffer()).slice(0, 900)]),
    ],
    ['PDF-16 too many pixels', async () => toBlob(await picture(9000, 7000).png().toBuffer())],
    ['a PDF', () => cardPdf(2)],
  ])('%s is refused as a picture', async (_kind, make) => {
    const { idPtWerbemittel } = await neu()
    await expect(uploadBild(idPtWerbemittel, await make())).rejects.toMatchObject({
      status: 422,
      code: 'BILD_UNGUELTIG',
    })
  })

  it('refuse a picture that belongs to another material', async () => {
    const [eins, zwei] = [await neu(), await neu()]
    const asset = await uploadBild(eins.idPtWerbemittel, toBlob(await picture(60, 40).png().toBuffer()))
    const bild: ImageLayer = {
      type: 'bild',
      id: 'b',
      name: 'Bild',
      x: 0,
      y: 0,
      w: 40,
      h: 30,
      rotation: 0,
      opacity: 1,
      visible: true,
      print: true,
      locked: { position: false, size: false, content: false, order: false, delete: false },
      required: false,
      assetId: asset.id,
      fit: 'fuellen',
      crop: { x: 0, y: 0, w: 1, h: 1 },
      flipX: false,
      flipY: false,
      alt: '',
    }
    const withBild = (seiten: typeof eins.seiten) =>
      seiten.map((seite, index) => (index === 0 ? { ...seite, layers: [bild, ...seite.layers] } : seite))
    const save = ({ idPtWerbemittel, format, version, seiten }: typeof eins) =>
      backend.call(token, 'saveWerbemittel', {
        idPtWerbemittel,
        format,
        version,
        bezeichnung: 'x',
        seiten: withBild(seiten),
      })
    await expect(save(zwei)).rejects.toMatchObject({ code: 'DOKUMENT_UNGUELTIG' })
    const saved = await save(eins)
    expect(saved.seiten[0]?.layers[0]).toMatchObject({ type: 'bild', assetId: asset.id })
    const copy = await backend.call(token, 'kopiereWerbemittel', saved)
    expect(copy.assets.map(({ id }) => id)).toEqual([asset.id])
  })

  it('take a print PDF, byte by byte where nothing is to be mended, with our system layers over it; and a new file for it', async () => {
    const base = { bezeichnung: 'Agentur', format: 'maxipostkarte', dateiName: 'karte.pdf' } as const
    const datei = await cardPdf(2)
    const first = await backend.call(token, 'uploadPdf', { ...base, datei })
    const asset = { idPtWerbemittel: first.idPtWerbemittel, assetId: first.pdf?.assetId ?? '' }
    const { blob } = await backend.call(token, 'downloadAsset', asset)
    expect(Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(await datei.arrayBuffer()))).toBe(true)
    expect(first.pdf).not.toHaveProperty('repariert')
    expect(first).toMatchObject({ typ: 'hochgeladen', pdf: { name: 'karte.pdf', seiten: 2 } })
    expect(first.seiten.every(({ layers }) => layers.every((layer) => layer.system !== undefined))).toBe(true)
    const { idPtWerbemittel, version } = first
    const second = await backend.call(token, 'uploadPdf', {
      ...base,
      idPtWerbemittel,
      version,
      datei: await cardPdf(1),
    })
    expect(second).toMatchObject({ idPtWerbemittel, version: version + 1, pruefStatus: 'fehler', status: 'fehlerhaft' })
    expect(second.pruefung.some(({ schwere }) => schwere === 'fehler')).toBe(true)
  })

  it('mend a print PDF before it is stored, tell it, and tell it again when it is checked once more', async () => {
    const document = await PDFDocument.create()
    for (let page = 0; page < 2; page += 1)
      document.addPage([683.15, 371.34]).drawRectangle({ x: 60, y: 200, width: 60, height: 60, color: rgb(1, 0, 0) })
    document.addJavaScript('x', 'app.alert(1)')
    const file = Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1')
    const datei = toBlob(Buffer.from(file.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'))
    const base = { bezeichnung: 'Agentur', format: 'maxipostkarte', dateiName: 'karte.pdf' } as const
    const stored = await backend.call(token, 'uploadPdf', { ...base, datei })
    const mended = ['wiederhergestellt', 'aktiverInhalt', 'rgbUmgewandelt']
    expect(stored.pruefung.map(({ code }) => code)).toEqual(expect.arrayContaining(mended))
    expect(stored.pruefung.map(({ code }) => code)).not.toContain('rgb')
    const { blob, name } = await backend.call(token, 'downloadAsset', {
      idPtWerbemittel: stored.idPtWerbemittel,
      assetId: stored.pdf?.assetId ?? '',
    })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect([name, bytes.length]).toEqual(['karte.pdf', stored.pdf?.groesse])
    expect(new TextDecoder('latin1').decode(bytes)).not.toContain('JavaScript')
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2)
    const again = await backend.call(token, 'pruefeWerbemittel', { idPtWerbemittel: stored.idPtWerbemittel })
    expect(again.pruefung).toEqual(stored.pruefung)
  })

  it.each([
    ['no PDF', new Blob(['Hallo'])],
    ['half a PDF', new Blob(['%PDF-1.7\n1 0 obj'])],
  ])('refuse %s as a print file', async (_kind, datei) => {
    await expect(
      backend.call(token, 'uploadPdf', { bezeichnung: 'x', format: 'maxipostkarte', datei, dateiName: 'x.pdf' }),
    ).rejects.toMatchObject({ status: 422, code: 'PDF_UNGUELTIG' })
  })
})
