import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPdf, TooLarge } from '#src/engines/print/objects/loadPdf.ts'
import { preflightPdf } from '#src/engines/print/preflight/preflightPdf.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { hostilePdf, type PdfBeiwerk } from '#tests/support/uploads.ts'

const MB = 1024 * 1024
/** A MB of spaces, packed to the next byte: as often as one likes, one behind the other. */
const PIECE = deflateRawSync(Buffer.alloc(MB, 0x20), { finishFlush: constants.Z_FULL_FLUSH })

/** Spaces, packed by piece, since packing them takes longer than refusing them. */
function blank(mb: number): Buffer {
  const sum = Buffer.alloc(4)
  const length = mb * MB
  const high = (length + 0x20 * ((length * (length + 1)) / 2)) % 65521
  sum.writeUInt16BE(high, 0)
  sum.writeUInt16BE((1 + 0x20 * length) % 65521, 2)
  const head = Buffer.from([0x78, 0x9c])
  return Buffer.concat([head, ...Array.from({ length: mb }, () => PIECE), Buffer.from([0x03, 0x00]), sum])
}
const objectList = (mb: number): PdfBeiwerk => ({
  dict: '/Type/ObjStm/N 0/First 0/Filter/FlateDecode',
  bytes: blank(mb),
})
const drawing = (mb: number): PdfBeiwerk => ({ dict: '/Filter/FlateDecode', bytes: blank(mb) })

/** Files of some hundred KB that unpack to hundreds of MB. */
const BOMBS: [string, () => Uint8Array<ArrayBuffer>][] = [
  ['one list of objects', () => hostilePdf([objectList(300)])],
  ['many lists of objects', () => hostilePdf(Array.from({ length: 20 }, () => objectList(16)))],
  [
    'a list packed twice',
    () => {
      const twice = deflateSync(blank(300))
      return hostilePdf([{ dict: '/Type/ObjStm/N 1/First 10/Filter[/FlateDecode/FlateDecode]', bytes: twice }])
    },
  ],
  ['a drawing', () => hostilePdf([drawing(300)], 0)],
  [
    'a drawing packed twice',
    () => {
      const twice = deflateSync(blank(300))
      return hostilePdf([{ dict: '/Filter[/FlateDecode/FlateDecode]', bytes: twice }], 0)
    },
  ],
]

describe('files that unpack to more than they say', () => {
  const backend = backendForAll({ verbraucher: 10 })
  let token: string
  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  it.each(BOMBS)('SEC-35 a PDF with %s is refused before the memory is full', async (_what, make) => {
    const bytes = make()
    expect(bytes.length).toBeLessThan(MB)
    const before = process.memoryUsage().arrayBuffers
    const befunde = await preflightPdf(bytes, 'maxipostkarte')
    expect(befunde.map(({ code }) => code)).toContain('zuAufwendig')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * MB)
  })

  it('SEC-35 an honest file opens, and one after a bomb too', async () => {
    const honest = hostilePdf([{ dict: '/Type/ObjStm/N 0/First 0/Filter/FlateDecode', bytes: blank(1) }])
    expect((await loadPdf(honest)).getPageCount()).toBe(2)
    await expect(loadPdf(hostilePdf([objectList(64)]))).rejects.toThrow(TooLarge)
    expect((await loadPdf(honest)).getPageCount()).toBe(2)
  })

  it('SEC-35 the service refuses the file and goes on answering while it looks', async () => {
    const datei = new Blob([hostilePdf([objectList(300)])])
    let answered = 0
    let open = true
    const upload = backend
      .call(token, 'uploadPdf', { bezeichnung: 'x', format: 'maxipostkarte', datei, dateiName: 'x.pdf' })
      .finally(() => (open = false))
    const asking = (async () => {
      while (open) {
        await backend.call(token, 'checkUserLogin', {})
        answered += 1
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    })()
    await expect(upload).rejects.toMatchObject({
      status: 422,
      code: 'PDF_UNGUELTIG',
      fehler: { felder: { datei: expect.stringContaining('zu aufwendig') as string } },
    })
    await asking
    expect(answered).toBeGreaterThan(3)
    expect(await backend.db.selectFrom('asset').select('assetId').execute()).toEqual([])
  })

  it('SEC-35 no archive is unpacked at all, whatever is in it', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}.csv`, new Uint8Array()]))
    const nested = zipSync({ 'a.zip': zipSync({ 'b.csv': strToU8('plz\n01099\n') }) })
    for (const archive of [zipSync({ 'a.csv': new Uint8Array(5 * MB) }), zipSync(many, { level: 0 }), nested]) {
      const datei = new Blob([new Uint8Array(archive)])
      await expect(backend.call(token, 'importSperrliste', { datei })).rejects.toMatchObject({ status: 422 })
    }
  })
})
