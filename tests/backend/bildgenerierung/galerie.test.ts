import { beforeAll, describe, expect, test } from 'vitest'
import { FORMATE } from '#src/contract/dokument.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import type { Input } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { zeichne } from '#src/engines/images/motivDatei.ts'
import { FORMATS } from '#src/engines/print/formats.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { SOFORT } from './dienst.ts'

type Motiv = Input<Operations['zeichneMotiv']>

const MOTIV: Motiv = {
  beschreibung: 'Äpfel im Korb',
  stil: 'flaechig',
  format: 'maxipostkarte',
  saat: 7,
  farben: ['#2c4a8a'],
  freiraum: 'links',
}

const backend = backendForAll({ dienst: SOFORT, verbraucher: 10 })
let token: string
beforeAll(async () => {
  token = await backend.login('kunde@example.org')
})

const key = () => ({ 'idempotency-key': crypto.randomUUID() })
const zeichneMotiv = (mehr: Partial<Motiv> = {}, wer = token) =>
  backend.call(wer, 'zeichneMotiv', { ...MOTIV, ...mehr }, key())
const bilder = (input: Input<Operations['fetchBilder']> = {}) => backend.call(token, 'fetchBilder', input)
const beschreibungen = async (input: Input<Operations['fetchBilder']>) =>
  (await bilder(input)).bilder.map(({ beschreibung }) => beschreibung)
const gelistet = async (idPtBild: number) =>
  (await bilder({ q: (await vonDb(idPtBild))?.beschreibung ?? '' })).bilder.find((bild) => bild.idPtBild === idPtBild)
const vonDb = (idPtBild: number) =>
  backend.db
    .selectFrom('bild')
    .innerJoin('asset', 'asset.assetId', 'bild.assetId')
    .select(['bild.beschreibung', 'asset.sha256', 'asset.assetId'])
    .where('idPtBild', '=', idPtBild)
    .executeTakeFirst()
const dateiVon = async (idPtBild: number) => (await backend.call(token, 'downloadBild', { idPtBild })).blob.text()
const hatDatei = (sha256: string) =>
  backend.parts.files.get(sha256).then(
    () => true,
    () => false,
  )
const werbemittel = (idPtBild: number, mehr: object = {}) =>
  backend.call(token, 'werbemittelAusBild', { idPtBild, format: 'maxipostkarte', ...mehr }, key())
const ohneBilder = async (idPtWerbemittel: number) => {
  const { bezeichnung, format, version, ...stand } = await backend.call(token, 'fetchWerbemittel', { idPtWerbemittel })
  const seiten = stand.seiten.map((seite) => ({
    ...seite,
    layers: seite.layers.filter(({ type }) => type !== 'bild'),
  }))
  return backend.call(token, 'saveWerbemittel', { idPtWerbemittel, bezeichnung, format, version, seiten })
}
const vomDienst = async () => {
  const { idPtBildgenerierung } = await backend.call(
    token,
    'erzeugeBilder',
    { ...MOTIV, negativ: '', stil: 'foto', anzahl: 1 },
    key(),
  )
  await backend.parts.bildwerk.idle()
  const [bild] = (await bilder({ idPtBildgenerierung })).bilder
  return bild?.idPtBild ?? 0
}

describe('a motif', () => {
  test.each<Partial<Motiv>>([
    {},
    { format: 'dina4mailing', stil: 'linie', freiraum: 'oben', farben: [] },
    { format: 'frei', breite: 33.3, hoehe: 120, stil: 'scherenschnitt' },
    { format: 'quadrat', stil: 'geometrisch', beschreibung: '' },
  ])('is kept exactly as the browser draws it: %o', async (mehr) => {
    const bild = await zeichneMotiv(mehr)
    const { svg, masse } = zeichne({ ...MOTIV, ...mehr })
    expect(await dateiVon(bild.idPtBild)).toBe(svg)
    expect(bild).toMatchObject({ px: null, quelle: 'muster', breite: masse.breite, hoehe: masse.hoehe, saat: 7 })
    expect(bild.bytes).toBe(new TextEncoder().encode(svg).length)
  })

  test.each([
    { breite: 19.9, hoehe: 50, felder: { breite: 'Der kleinste erlaubte Wert ist 20.' } },
    { breite: 50, hoehe: 600.1, felder: { hoehe: 'Der größte erlaubte Wert ist 600.' } },
  ])('has free measures within bounds: %o', async ({ felder, ...masse }) => {
    const { farben, ...rest } = MOTIV
    const body = new URLSearchParams({
      aktion: 'zeichneMotiv',
      ...Object.fromEntries(
        Object.entries({ ...rest, format: 'frei', ...masse }).map(([name, value]) => [name, `${value}`]),
      ),
      farben: JSON.stringify(farben),
    })
    const answer = await backend.app.request('/api/bildgenerierung/', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...key() },
      body,
    })
    expect([answer.status, await answer.json()]).toMatchObject([422, { fehler: { felder } }])
  })

  test('has a small picture at an address that only this service can make', async () => {
    const { vorschau } = await zeichneMotiv({ saat: 8 })
    const answer = await backend.app.request(vorschau)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const status = async (change: Record<string, string>) => {
      const [path, query] = vorschau.split('?')
      const fields = { ...Object.fromEntries(new URLSearchParams(query)), ...change }
      return (await backend.app.request(`${path}?${new URLSearchParams(fields).toString()}`)).status
    }
    expect(await status({})).toBe(200)
    expect(await status({ idPtKunde: '2' })).toBe(404)
    expect(await status({ signatur: 'AAAAAAAAAAAAAAAAAAAAAA' })).toBe(404)
    expect(await status({ signatur: '' })).toBe(404)
    expect(await status({ bild: 'a'.repeat(64) })).toBe(404)
  })

  test('may take the brand colour, which whoever draws is told', async () => {
    const stand = async (wer: string) => (await backend.call(wer, 'fetchBildauftraege', {})).markenfarbe
    await backend.db.updateTable('kunde').set({ markenfarbe: '#7a1f3d' }).where('idPtKunde', '=', 1).execute()
    const { token: gestalter } = await createEmployee(backend, 1, 'gestalter')
    expect(await stand(gestalter)).toBe('#7a1f3d')
    expect(await stand(await backend.login('andere@example.org'))).not.toBe('#7a1f3d')
  })
})

describe('the gallery', () => {
  test('is searched, filtered by favour, origin and order, and sorted', async () => {
    const erstes = await zeichneMotiv({ beschreibung: 'Zitronen und Tulpen' })
    await zeichneMotiv({ beschreibung: 'Tulpen am Abend' })
    expect(await beschreibungen({ q: 'tulpen' })).toEqual(['Tulpen am Abend', 'Zitronen und Tulpen'])
    expect(await beschreibungen({ q: 'tulpen', sort: 'beschreibung', richtung: 'ab' })).toEqual([
      'Zitronen und Tulpen',
      'Tulpen am Abend',
    ])
    expect(await beschreibungen({ q: 'tulpen zitr' })).toEqual(['Zitronen und Tulpen'])
    expect(await beschreibungen({ q: 'tulpen', favorit: true })).toEqual([])
    const favorit = await backend.call(token, 'saveFavorit', { idPtBild: erstes.idPtBild, favorit: true })
    expect([erstes.favorit, erstes.loeschtAm, favorit.favorit, favorit.loeschtAm]).toEqual([
      false,
      '2027-12-25',
      true,
      null,
    ])
    expect(await beschreibungen({ q: 'tulpen', favorit: true })).toEqual(['Zitronen und Tulpen'])
    const idPtBild = await vomDienst()
    expect((await bilder({ quelle: 'generiert' })).bilder.map((bild) => bild.idPtBild)).toEqual([idPtBild])
    expect((await bilder({ quelle: 'muster', q: 'tulpen' })).bilder).toHaveLength(2)
  })

  test('comes in pages, each picture once', async () => {
    const { total: vorher } = await bilder()
    for (let saat = 0; saat < JE_SEITE.bilder; saat += 1) await zeichneMotiv({ saat, format: 'quadrat' })
    const seiten = [(await bilder()).bilder, (await bilder({ page: 2 })).bilder]
    expect(seiten.map(({ length }) => length)).toEqual([JE_SEITE.bilder, vorher])
    expect(new Set(seiten.flat().map(({ idPtBild }) => idPtBild)).size).toBe(JE_SEITE.bilder + vorher)
  })

  test("holds nothing of another customer's", async () => {
    const { idPtBild } = await zeichneMotiv()
    const other = await backend.login('andere@example.org')
    expect((await backend.call(other, 'fetchBilder', {})).bilder).toEqual([])
    expect((await backend.call(other, 'fetchBeschreibungen', {})).beschreibungen).toEqual([])
    const gone = { status: 404 }
    await expect(backend.call(other, 'downloadBild', { idPtBild })).rejects.toMatchObject(gone)
    await expect(backend.call(other, 'saveFavorit', { idPtBild, favorit: true })).rejects.toMatchObject(gone)
    await expect(backend.call(other, 'deleteBild', { idPtBild })).rejects.toMatchObject(gone)
    await expect(
      backend.call(other, 'werbemittelAusBild', { idPtBild, format: 'dina4mailing' }, key()),
    ).rejects.toMatchObject(gone)
    expect(await gelistet(idPtBild)).toMatchObject({ favorit: false })
  })
})

describe('a picture in use', () => {
  test('is counted per material, not any more where its layer is gone, and stays as long as one shows it', async () => {
    const { idPtBild } = await zeichneMotiv({ beschreibung: 'Rosen' })
    const [erstes, zweites] = [await werbemittel(idPtBild), await werbemittel(idPtBild)]
    expect(await gelistet(idPtBild)).toMatchObject({
      verwendungen: 2,
      verwendetIn: [
        { idPtWerbemittel: zweites.idPtWerbemittel, bezeichnung: 'Rosen' },
        { idPtWerbemittel: erstes.idPtWerbemittel, bezeichnung: 'Rosen' },
      ],
      loeschtAm: null,
    })
    const remove = () => backend.call(token, 'deleteBild', { idPtBild })
    await expect(remove()).rejects.toMatchObject({
      status: 409,
      fehler: {
        text: 'Das Bild steht in „Rosen“ und einem weiteren. Nehmen Sie es dort heraus, dann lässt es sich löschen.',
      },
    })
    await ohneBilder(zweites.idPtWerbemittel)
    expect(await gelistet(idPtBild)).toMatchObject({
      verwendungen: 1,
      verwendetIn: [{ idPtWerbemittel: erstes.idPtWerbemittel }],
    })
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'IN_VERWENDUNG' })
    await ohneBilder(erstes.idPtWerbemittel)
    expect(await gelistet(idPtBild)).toMatchObject({ verwendungen: 0, loeschtAm: '2027-12-25' })
    const row = await vonDb(idPtBild)
    await remove()
    expect(await vonDb(idPtBild)).toBeUndefined()
    // A step back in the editor may still bring it back.
    expect(await hatDatei(row?.sha256 ?? '')).toBe(true)
  })
})

describe('a picture that is deleted', () => {
  test('belongs to who made it, or the administrator takes it away', async () => {
    const { idPtBild } = await zeichneMotiv({ saat: 1_001 })
    const { token: gestalter } = await createEmployee(backend, 1, 'gestalter')
    const { token: administrator } = await createEmployee(backend, 1, 'administrator')
    await expect(backend.call(gestalter, 'deleteBild', { idPtBild })).rejects.toMatchObject({
      status: 409,
      fehler: { text: 'Dieses Bild hat Katharina Brandt erstellt. Löschen kann es die Administration.' },
    })
    const eigenes = await zeichneMotiv({ saat: 1_002 }, gestalter)
    expect(eigenes.loeschbar).toBe(true)
    await backend.call(gestalter, 'deleteBild', { idPtBild: eigenes.idPtBild })
    await backend.call(administrator, 'deleteBild', { idPtBild })
    expect([await vonDb(idPtBild), await vonDb(eigenes.idPtBild)]).toEqual([undefined, undefined])
  })

  test('takes its file with it where nobody else needs it', async () => {
    const [erstes, gleiches] = [await zeichneMotiv({ saat: 2_001 }), await zeichneMotiv({ saat: 2_001 })]
    const { sha256 = '' } = (await vonDb(erstes.idPtBild)) ?? {}
    expect((await vonDb(gleiches.idPtBild))?.sha256).toBe(sha256)
    await backend.call(token, 'deleteBild', { idPtBild: erstes.idPtBild })
    expect(await hatDatei(sha256)).toBe(true)
    await backend.call(token, 'deleteBild', { idPtBild: gleiches.idPtBild })
    expect(await hatDatei(sha256)).toBe(false)
    expect((await backend.app.request(erstes.vorschau)).status).toBe(404)
  })
})

describe('a material of a picture', () => {
  test.each(FORMATE)('%s has it on its front, below everything, into the bleed', async (format) => {
    const { idPtBild } = await zeichneMotiv({ format })
    const leer = await backend.call(token, 'saveWerbemittel', { bezeichnung: 'Leer', format })
    const neu = await werbemittel(idPtBild, { format })
    const [vorne, ...andere] = neu.seiten
    const { w, h } = FORMATS[format].data
    expect(vorne?.layers[0]).toMatchObject({ type: 'bild', x: 0, y: 0, w, h })
    expect(vorne?.layers.slice(1)).toEqual(leer.seiten[0]?.layers)
    expect(andere).toEqual(leer.seiten.slice(1))
    const befunde = ({ pruefung }: typeof neu) => pruefung.map(({ code, schwere }) => `${code} ${schwere}`)
    // A letter has no white zone behind the address: this motif is too dark for it. No front is empty any more.
    const anschrift = format === 'maxipostkarte' ? [] : ['anschriftKontrast fehler']
    const vorher = leer.pruefung.filter(({ code, seite }) => code !== 'leereSeite' || seite !== 'vorderseite')
    expect(new Set(befunde(neu))).toEqual(new Set([...befunde({ ...leer, pruefung: vorher }), ...anschrift]))
    expect(neu.pruefung).toHaveLength(vorher.length + anschrift.length)
  })
})

describe('a picture of a service', () => {
  test('is used only after somebody said that it may be, once', async () => {
    const idPtBild = await vomDienst()
    const { idPtWerbemittel } = await backend.call(token, 'saveWerbemittel', {
      bezeichnung: 'Karte',
      format: 'maxipostkarte',
    })
    const offen = { status: 422, code: 'RECHTE_OFFEN' }
    await expect(backend.call(token, 'uebernimmBild', { idPtBild, idPtWerbemittel })).rejects.toMatchObject(offen)
    await expect(werbemittel(idPtBild)).rejects.toMatchObject(offen)
    expect(await gelistet(idPtBild)).toMatchObject({ rechteGeprueft: false, verwendungen: 0 })
    const asset = await backend.call(token, 'uebernimmBild', { idPtBild, idPtWerbemittel, rechteGeprueft: true })
    expect(asset).toMatchObject({ quelle: 'generiert' })
    expect(await gelistet(idPtBild)).toMatchObject({ rechteGeprueft: true })
    await expect(werbemittel(idPtBild)).resolves.toMatchObject({ format: 'maxipostkarte' })
    expect(
      await backend.db.selectFrom('bild').select('rechteGeprueftVon').where('idPtBild', '=', idPtBild).execute(),
    ).toEqual([{ rechteGeprueftVon: 'Katharina Brandt' }])
  })
})
