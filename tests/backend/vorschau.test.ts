import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMATS } from '#src/engines/print/formats.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const LISTE = { state: 'all', sort: 'geaendertAm', richtung: 'ab', page: 1 } as const

describe('small pictures of pages', () => {
  const backend = backendForAll({ seed: 'demo' })
  let token: string
  const load = (url: string) => backend.app.request(url)
  const neu = () => backend.call(token, 'saveWerbemittel', { bezeichnung: 'Karte', format: 'maxipostkarte' })

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  it('lie behind short relative addresses, the same at every look', async () => {
    const raw = async () => (await backend.send(token, 'fetchKampagnen', LISTE)).text()
    const [first, second] = [await raw(), await raw()]
    expect(second).toBe(first)
    expect(first).not.toContain('data:')
    const { kampagnen } = await backend.call(token, 'fetchKampagnen', LISTE)
    const adressen = kampagnen.flatMap(({ vorschau }) => vorschau ?? [])
    expect(adressen.length).toBeGreaterThan(10)
    // Campaigns with the same material share one address.
    expect(new Set(adressen).size).toBeLessThan(adressen.length)
    for (const adresse of adressen) expect(adresse).toMatch(/^\/api\/vorlage\/\?aktion=fetchVorschau&[\w=&-]{1,150}$/)
    const { werbemittel } = await backend.call(token, 'fetchWerbemittelListe', {})
    for (const { format, vorschau } of werbemittel) expect(vorschau).toHaveLength(FORMATS[format].pages.length)
    expect(werbemittel.flatMap(({ vorschau }) => vorschau)).toEqual(expect.arrayContaining(adressen.slice(0, 1)))
  })

  it('are pictures that a browser shows without a token and keeps, and that run nothing', async () => {
    const { vorschau } = await neu()
    const response = await load(vorschau[0] ?? '')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    expect(response.headers.has('content-disposition')).toBe(false)
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'webp', width: 240 })
  })

  it('SEC-01 are not there without the signature of this customer and this picture', async () => {
    const own = new URL((await neu()).vorschau[0] ?? '', 'http://localhost')
    const other = await backend.call(await backend.login('andere@example.org'), 'saveWerbemittel', {
      bezeichnung: 'Brief',
      format: 'dina4mailing',
    })
    const foreign = new URL(other.vorschau[0] ?? '', 'http://localhost').searchParams
    const status = async (change: Record<string, string>) => {
      const url = new URL(own)
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
      const response = await load(url.href)
      return [response.status, response.headers.get('cache-control')]
    }
    const signatur = own.searchParams.get('signatur') ?? ''
    const refused = [404, 'no-store']
    expect(await status({})).toEqual([200, 'private, max-age=31536000, immutable'])
    for (const wrong of ['', 'x', 'A'.repeat(22), `${signatur}AA`, signatur.slice(0, -4), 'ü'.repeat(22)])
      expect([wrong, await status({ signatur: wrong })]).toEqual([wrong, refused])
    expect(await status({ idPtKunde: foreign.get('idPtKunde') ?? '' })).toEqual(refused)
    expect(await status({ bild: foreign.get('bild') ?? '' })).toEqual(refused)
    expect(await status({ signatur: foreign.get('signatur') ?? '' })).toEqual(refused)
    expect(await status({ bild: '0'.repeat(64) })).toEqual(refused)
  })

  it('change their address with the picture; the old one ends', async () => {
    const { idPtWerbemittel, version, seiten, format, vorschau } = await neu()
    const same = await backend.call(token, 'saveWerbemittel', {
      idPtWerbemittel,
      version,
      format,
      bezeichnung: 'Umbenannt',
      seiten,
    })
    expect(same.vorschau).toEqual(vorschau)
    const saved = await backend.call(token, 'saveWerbemittel', {
      idPtWerbemittel,
      version: same.version,
      format: 'dina4mailing',
      bezeichnung: 'Brief',
    })
    expect(saved.vorschau).toHaveLength(1)
    expect(vorschau).not.toContain(saved.vorschau[0])
    expect((await load(saved.vorschau[0] ?? '')).status).toBe(200)
    const { n } = await backend.db
      .selectFrom('werbemittelVorschau')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('idPtWerbemittel', '=', idPtWerbemittel)
      .executeTakeFirstOrThrow()
    expect(Number(n)).toBe(1)
    await backend.db.deleteFrom('werbemittel').where('idPtWerbemittel', '=', idPtWerbemittel).execute()
    expect((await load(saved.vorschau[0] ?? '')).status).toBe(404)
  })
})
