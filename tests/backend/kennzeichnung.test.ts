import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { herkunftAus } from '#src/engines/print/marks/herkunft.ts'
import { herkunftXmp } from '#src/engines/print/marks/herkunftXmp.ts'
import type { ImageLayer } from '#src/contract/dokument.ts'
import type { Werbemittel } from '#src/contract/werbemittel.ts'
import { draft, flowForAll, mitQr, release, seitenMitQr } from './kampagneFlow.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const foreign = (name: string) => readFileSync(join(import.meta.dirname, '../engines/print/marks/fremd', name))
const picture = (background = '#2c4a8a') => sharp({ create: { width: 60, height: 40, channels: 3, background } })

/** Signature and header of a PNG. */
const PNG_HEAD = 33
/** Longest content of a segment of a JPEG, bytes. */
const SEGMENT_MAX = 65_000

/** A whole PNG with the manifest of a foreign one, of which only the part before the pixels is kept. */
async function pngWith(head: Buffer): Promise<Buffer> {
  const own = await picture().png().toBuffer()
  return Buffer.concat([own.subarray(0, PNG_HEAD), head.subarray(PNG_HEAD), own.subarray(PNG_HEAD)])
}

/** A whole JPEG with a part of a foreign one in segments of APP11, where C2PA stands. */
async function jpegWith(part: Buffer): Promise<Buffer> {
  const own = await picture().jpeg().toBuffer()
  const segments: Buffer[] = []
  for (let at = 0; at < part.length; at += SEGMENT_MAX) {
    const content = part.subarray(at, at + SEGMENT_MAX)
    segments.push(Buffer.from([0xff, 0xeb, (content.length + 2) >> 8, (content.length + 2) & 255]), content)
  }
  return Buffer.concat([own.subarray(0, 2), ...segments, own.subarray(2)])
}

describe('an uploaded picture that says of itself that a model made it', () => {
  const backend = backendForAll({ verbraucher: 10 })
  let token: string

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  async function upload(file: Buffer, dateiName: string) {
    const neu = await backend.call(token, 'saveWerbemittel', { bezeichnung: 'Karte', format: 'maxipostkarte' })
    const { idPtWerbemittel } = neu
    const datei = new Blob([new Uint8Array(file)])
    const asset = await backend.call(token, 'uploadBild', { idPtWerbemittel, datei, dateiName })
    const { blob } = await backend.call(token, 'downloadAsset', { idPtWerbemittel, assetId: asset.id })
    return { asset, bytes: new Uint8Array(await blob.arrayBuffer()) }
  }

  it.each<[string, () => Promise<Buffer>, string]>([
    ['C2PA of Amazon in a PNG', () => pngWith(foreign('trained.png.head')), 'ki.png'],
    ['C2PA of Firefly in a JPEG', () => jpegWith(foreign('composite.jpg.part')), 'ki.jpg'],
    ['XMP in a JPEG', () => picture().withXmp(herkunftXmp('trainedAlgorithmicMedia')).jpeg().toBuffer(), 'ki.jpg'],
    ['XMP in a PNG', () => picture().withXmp(herkunftXmp('trainedAlgorithmicMedia')).png().toBuffer(), 'ki.png'],
    ['XMP in a WebP', () => picture().withXmp(herkunftXmp('trainedAlgorithmicMedia')).webp().toBuffer(), 'ki.webp'],
  ])('is kept as made, and its file says so again: %s', async (_, make, name) => {
    const { asset, bytes } = await upload(await make(), name)
    expect(asset).toMatchObject({ quelle: 'generiert', px: [60, 40], bytes: bytes.length })
    expect(herkunftAus(bytes)).toBe('trainedAlgorithmicMedia')
    // Of all that the foreign file said nothing else is left.
    expect(bytes.length).toBeLessThan(2500)
    expect((await sharp(bytes, { failOn: 'warning' }).stats()).channels).toHaveLength(3)
  })

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['nothing', () => picture().jpeg().toBuffer()],
    ['that a program without a model drew it', () => foreign('algorithmic.jpg')],
    ['that a camera took it', () => jpegWith(foreign('capture.jpg.head'))],
  ])('and one that says %s stays a picture of the customer', async (_, make) => {
    const { asset, bytes } = await upload(await make(), 'bild.jpg')
    expect(asset.quelle).toBe('upload')
    expect(herkunftAus(bytes)).toBeNull()
  })
})

describe('a material says of its printed pictures how they came about', () => {
  const flow = flowForAll()

  const zeile = async (idPtWerbemittel: number) => {
    const { werbemittel } = await flow.call(flow.kunde, 'fetchWerbemittelListe', {})
    return werbemittel.find((row) => row.idPtWerbemittel === idPtWerbemittel)?.kennzeichnung
  }
  async function mitMotiv() {
    const { idPtBild } = await flow.call(flow.kunde, 'zeichneMotiv', {
      beschreibung: 'Rosen',
      stil: 'flaechig',
      format: 'maxipostkarte',
      saat: 7,
      farben: [],
      freiraum: 'ohne',
    })
    return flow.call(flow.kunde, 'werbemittelAusBild', { idPtBild, format: 'maxipostkarte' })
  }
  const save = ({ idPtWerbemittel, bezeichnung, format, version, seiten }: Werbemittel) =>
    flow.call(flow.kunde, 'saveWerbemittel', { idPtWerbemittel, bezeichnung, format, version, seiten })
  /** Its pages with every picture changed so. */
  const mitBildern = (werbemittel: Werbemittel, change: Partial<ImageLayer>): Werbemittel => ({
    ...werbemittel,
    seiten: werbemittel.seiten.map((seite) => ({
      ...seite,
      layers: seite.layers.map((layer) => (layer.type === 'bild' ? { ...layer, ...change } : layer)),
    })),
  })

  it('nothing, a motif, a picture of a model; what is not printed does not count', async () => {
    const { idPtWerbemittel, ...motiv } = await mitMotiv()
    expect([motiv.kennzeichnung, await zeile(idPtWerbemittel)]).toEqual(['muster', 'muster'])
    const file = await picture().withXmp(herkunftXmp('trainedAlgorithmicMedia')).jpeg().toBuffer()
    const datei = new Blob([new Uint8Array(file)])
    const ki = await flow.call(flow.kunde, 'uploadBild', { idPtWerbemittel, datei, dateiName: 'ki.jpg' })
    // There, but on no page.
    expect(await zeile(idPtWerbemittel)).toBe('muster')
    const placed = await save(mitBildern({ idPtWerbemittel, ...motiv }, { assetId: ki.id, w: 2, h: 2 }))
    expect([placed.kennzeichnung, await zeile(idPtWerbemittel)]).toEqual(['ki', 'ki'])
    const hidden = await save(mitBildern(placed, { print: false }))
    expect([hidden.kennzeichnung, await zeile(idPtWerbemittel)]).toEqual([null, null])
    expect(await zeile(flow.idPtWerbemittel)).toBeNull()
  })

  it('and the approver is told of the frozen ones, whatever became of the material', async () => {
    const motiv = await mitMotiv()
    const { idPtWerbemittel } = await save({ ...motiv, seiten: mitQr(motiv.seiten) })
    const { key } = await release(flow, await draft({ ...flow, idPtWerbemittel }))
    const leer = JSON.stringify(seitenMitQr('maxipostkarte'))
    await flow.db
      .updateTable('werbemittel')
      .set({ seiten: leer })
      .where('idPtWerbemittel', '=', idPtWerbemittel)
      .execute()
    const { vorlage } = await flow.call(null, 'fetchFreigabe', { hashKey: key })
    expect(vorlage?.kennzeichnung).toBe('muster')
    const plain = await release(flow, await draft(flow))
    expect((await flow.call(null, 'fetchFreigabe', { hashKey: plain.key })).vorlage?.kennzeichnung).toBeNull()
  })
})
