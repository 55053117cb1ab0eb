import { unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clearBilder } from '#mocks/backend/bildgenerierung/aufraeumen.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { SOFORT } from './dienst.ts'

const TAG_MS = 86_400_000

const backend = backendForEach({ dienst: SOFORT })
let token: string
beforeEach(async () => {
  token = await backend.login('kunde@example.org')
})

const zeichne = (beschreibung: string, saat = 7) =>
  backend.call(token, 'zeichneMotiv', {
    beschreibung,
    stil: 'linie',
    format: 'quadrat',
    saat,
    farben: ['#1a4d8f'],
    freiraum: 'ohne',
  })
async function order(beschreibung: string) {
  const wunsch = { beschreibung, negativ: '', stil: 'foto', format: 'quadrat', anzahl: 1, saat: 5 } as const
  const auftrag = await backend.call(token, 'erzeugeBilder', { ...wunsch, farben: [], freiraum: 'ohne' })
  await backend.parts.bildwerk.idle()
  return auftrag
}
/** So many days later; every session has ended by then. */
async function spaeter(tage: number) {
  await backend.clock.moveBy(tage * TAG_MS)
  token = await backend.login('kunde@example.org')
}
const namen = async () =>
  (await backend.call(token, 'fetchBilder', {})).bilder.map(({ beschreibung }) => beschreibung).toSorted()
const zeilen = async (tabelle: 'bild' | 'bildauftrag' | 'asset') =>
  (await backend.db.selectFrom(tabelle).select('idPtKunde').where('idPtKunde', '=', 1).execute()).length
const bytesVon = async (sha256: string) => backend.parts.files.get(sha256).catch(() => null)

describe('pictures that nobody needs go', () => {
  test('after 400 days, with their files; a favourite one and a used one stay', async () => {
    await zeichne('Alt', 1)
    const favorit = await zeichne('Favorit', 2)
    await backend.call(token, 'saveFavorit', { idPtBild: favorit.idPtBild, favorit: true })
    const benutzt = await zeichne('Benutzt', 3)
    await backend.call(token, 'werbemittelAusBild', { idPtBild: benutzt.idPtBild, format: 'maxipostkarte' })
    const [alt] = await backend.db
      .selectFrom('asset')
      .innerJoin('bild', 'bild.assetId', 'asset.assetId')
      .select('sha256')
      .where('beschreibung', '=', 'Alt')
      .execute()
    await spaeter(1)
    await zeichne('Jünger', 4)
    // On the day that the gallery names it is still there.
    await spaeter(399)
    const [shown] = (await backend.call(token, 'fetchBilder', { q: 'Alt' })).bilder
    expect(shown?.loeschtAm).toBe(backend.clock.heute())
    expect(await clearBilder(backend.context, () => undefined)).toBe(0)
    await spaeter(1)
    expect(await clearBilder(backend.context, () => undefined)).toBe(1)
    expect(await namen()).toEqual(['Benutzt', 'Favorit', 'Jünger'])
    expect(await bytesVon(alt?.sha256 ?? '')).toBeNull()
    // Whoever takes back the favour lets it go.
    await backend.call(token, 'saveFavorit', { idPtBild: favorit.idPtBild, favorit: false })
    await spaeter(1)
    const { fehler } = await runDueJobs(backend.context)
    expect(fehler).toEqual([])
    expect(await namen()).toEqual(['Benutzt'])
  })

  test('one that a step back may still need leaves the gallery, and its file stays', async () => {
    const { idPtBild } = await zeichne('Zurückgenommen')
    const werbemittel = await backend.call(token, 'werbemittelAusBild', { idPtBild, format: 'maxipostkarte' })
    const { seiten, assets, bezeichnung, format, version, idPtWerbemittel } = werbemittel
    const leer = seiten.map((seite) => ({ ...seite, layers: seite.layers.filter(({ type }) => type !== 'bild') }))
    await backend.call(token, 'saveWerbemittel', { idPtWerbemittel, bezeichnung, format, version, seiten: leer })
    await spaeter(401)
    expect(await clearBilder(backend.context, () => undefined)).toBe(1)
    expect(await namen()).toEqual([])
    expect(await bytesVon(assets[0]?.sha256 ?? '')).not.toBeNull()
  })

  test('an order 90 days after its end, not before, and its pictures stay', async () => {
    await order('Rosen im Garten')
    await spaeter(90)
    await clearBilder(backend.context, () => undefined)
    expect(await zeilen('bildauftrag')).toBe(1)
    await spaeter(1)
    expect(await clearBilder(backend.context, () => undefined)).toBe(1)
    expect(await zeilen('bildauftrag')).toBe(0)
    expect(await namen()).toEqual(['Rosen im Garten'])
  })
})

const inListe = z.array(z.record(z.string(), z.unknown()))

describe('the data of a customer', () => {
  test('are exported with his pictures, what was described and where each is from', async () => {
    await zeichne('[Fahrrad')
    await order('Rosen im Garten')
    const { blob } = await backend.call(token, 'erstelleDatenExport', {})
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
    const list = (name: string) => inListe.parse(JSON.parse(new TextDecoder().decode(files[name])))
    const bilder = list('bilder.json')
    expect(bilder).toMatchObject([
      { beschreibung: '[Fahrrad', stil: 'linie', saat: 7, herkunft: 'muster', farben: ['#1a4d8f'] },
      { beschreibung: 'Rosen im Garten', stil: 'foto', saat: 5, herkunft: 'generiert', farben: [] },
    ])
    expect(bilder.map(({ erstelltAm }) => erstelltAm)).toEqual([
      expect.stringMatching(/^2026-11-20T/),
      expect.stringMatching(/^2026-11-20T/),
    ])
    expect(JSON.stringify(bilder)).not.toMatch(/vorschau|assetId|sortierung/)
    expect(list('bildauftraege.json')).toMatchObject([{ beschreibung: 'Rosen im Garten', status: 'fertig', anzahl: 1 }])
    const dateien = bilder.map(({ datei }) => String(datei))
    expect(dateien).toEqual([expect.stringMatching(/^bilder\/.+\.svg$/), expect.stringMatching(/^bilder\/.+\.png$/)])
    for (const datei of dateien) expect(files[datei]?.length).toBeGreaterThan(100)
    expect(new TextDecoder().decode(files[dateien[0] ?? ''])).toMatch(/^<svg /)
    expect(Object.keys(files).filter((name) => name.startsWith('bilder/'))).toHaveLength(2)
    expect(Object.keys(files).filter((name) => /^werbemittel\/.+\.(svg|png)$/.test(name))).toEqual([])
    expect(new TextDecoder().decode(files['LIESMICH.txt'])).toContain('bilder.json')
  })

  test('go with the account, pictures, orders and files', async () => {
    const { idPtBild } = await zeichne('Fahrrad')
    await backend.call(token, 'werbemittelAusBild', { idPtBild, format: 'maxipostkarte' })
    await order('Rosen im Garten')
    const { sha256 } = await backend.db
      .selectFrom('asset')
      .innerJoin('bild', 'bild.assetId', 'asset.assetId')
      .select('sha256')
      .where('quelle', '=', 'generiert')
      .executeTakeFirstOrThrow()
    await backend.db
      .updateTable('kunde')
      .set({ loeschungAm: backend.clock.heute() })
      .where('idPtKunde', '=', 1)
      .execute()
    const { fehler } = await runDueJobs(backend.context)
    expect(fehler).toEqual([])
    const { geloeschtAm } = await backend.db
      .selectFrom('kunde')
      .select('geloeschtAm')
      .where('idPtKunde', '=', 1)
      .executeTakeFirstOrThrow()
    expect(geloeschtAm).not.toBeNull()
    expect(await Promise.all((['bild', 'bildauftrag', 'asset'] as const).map(zeilen))).toEqual([0, 0, 0])
    expect(await bytesVon(sha256)).toBeNull()
  })
})
