import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { Empfaenger, ZielgruppeFilter } from '#src/contract/zielgruppe.ts'
import { ortsnamen, plzImOrt, STADTNAMEN } from '#src/domain/zielgruppe/karte/ortswahl.ts'
import { abstandVon } from '#src/domain/zielgruppe/karte/punkte.ts'
import { recipientPages, type ZielgruppeQuelle } from '#mocks/backend/zielgruppe/recipients.ts'
import { createTestBackend, type TestBackend } from '#tests/support/standIn.ts'

const filter = (gebiet: Gebiet, more: Partial<ZielgruppeFilter> = {}): ZielgruppeFilter => ({
  geschlecht: [],
  kaufkraft: [],
  haustyp: [],
  gebiet,
  ...more,
})

const upload = (csv: string) => ({
  bezeichnung: 'Kundenkartei',
  datei: new Blob([csv]),
  dateiName: '../../kunden.csv',
  dateiZeilen: csv.trim().split('\n').length - 1,
  zeichensatz: 'windows-1252',
  trennzeichen: ';',
  zuordnung: { Name: 'nachname' as const },
  datenquelle: 'Kundenkartei',
  rechtmaessigErhoben: true,
  ohneWarnungen: [],
})
const KOPF = 'anrede;vorname;nachname;strasse;hausnummer;plz;ort\n'

async function peopleOf(backend: TestBackend, quelle: ZielgruppeQuelle) {
  const people: Empfaenger[] = []
  for await (const page of recipientPages(backend.context, quelle))
    people.push(...page.map(({ empfaenger }) => empfaenger))
  return people
}

describe('target groups', () => {
  let backend: TestBackend
  let token: string

  beforeAll(async () => {
    backend = await createTestBackend({ verbraucher: 20_000 })
    token = await backend.login('kunde@example.org')
  })
  afterAll(() => backend.close())

  it('count what the stored people say, filter by filter', async () => {
    const people = await backend.db.selectFrom('verbraucher').selectAll().execute()
    // A postal code is within the circle as a whole, or not at all.
    const km = abstandVon('01067')
    // Any place that is no larger town.
    const dorf = people.find(({ ort }) => !STADTNAMEN.includes(ort))
    const nameDesDorfs = ortsnamen().find((name) => plzImOrt(name).includes(dorf?.plz ?? '')) ?? ''
    const cases: [ZielgruppeFilter, (person: (typeof people)[number]) => boolean][] = [
      [filter({ art: 'deutschland' }), () => true],
      [filter({ art: 'deutschland' }, { geschlecht: ['2'] }), (p) => p.geschlecht === 2],
      [filter({ art: 'deutschland' }, { geschlecht: ['1', '2'] }), () => true],
      [
        filter({ art: 'deutschland' }, { kaufkraft: ['1', '5'], haustyp: ['1'] }),
        (p) => (p.kaufkraft === 1 || p.kaufkraft === 5) && p.haustyp === 1,
      ],
      [filter({ art: 'ort', orte: ['Dresden', 'Leipzig'] }), (p) => p.ort === 'Dresden' || p.ort === 'Leipzig'],
      [filter({ art: 'ort', orte: [nameDesDorfs, 'Dresden'] }), (p) => p.ort === dorf?.ort || p.ort === 'Dresden'],
      [filter({ art: 'plzBereich', von: '01000', bis: '01999' }), (p) => p.plz >= '01000' && p.plz <= '01999'],
      [
        filter({ art: 'bundesland', bundeslaender: ['SN', 'BE'] }),
        (p) => p.bundesland === 'SN' || p.bundesland === 'BE',
      ],
      [filter({ art: 'umkreis', plz: '01067', radiusKm: 40 }), (p) => km(p.plz) <= 40],
      [filter({ art: 'plz', plz: [people[7]?.plz ?? ''] }), (p) => p.plz === people[7]?.plz],
      [filter({ art: 'leitregion', leitregionen: ['01', '80'] }), (p) => ['01', '80'].includes(p.plz.slice(0, 2))],
      [
        filter({ art: 'plz', plz: [people[7]?.plz ?? ''], bereiche: [{ von: '10000', bis: '12999' }] }),
        (p) => p.plz === people[7]?.plz || (p.plz >= '10000' && p.plz <= '12999'),
      ],
      [filter({ art: 'plz', plz: [], bereiche: [{ von: '04000', bis: '04999' }] }), (p) => p.plz.startsWith('04')],
    ]
    for (const [given, matches] of cases) {
      const expected = people.filter(matches)
      const { potenzial, leitregionen } = await backend.call(token, 'zaehlePotenzial', { filter: given })
      expect([given, potenzial]).toEqual([given, expected.length])
      expect(expected.length).toBeGreaterThan(0)
      expect(leitregionen.reduce((sum, { anzahl }) => sum + anzahl, 0)).toBe(potenzial)
      expect(leitregionen.map(({ anzahl }) => anzahl)).toEqual(
        leitregionen.map(({ anzahl }) => anzahl).toSorted((a, b) => b - a),
      )
    }
  })

  it.each<[Gebiet, string]>([
    [{ art: 'plz', plz: [] }, 'filter.gebiet.plz'],
    [{ art: 'plz', plz: [], bereiche: [{ von: '02000', bis: '01000' }] }, 'filter.gebiet.bereiche'],
    [{ art: 'leitregion', leitregionen: [] }, 'filter.gebiet.leitregionen'],
    [{ art: 'leitregion', leitregionen: ['05'] }, 'filter.gebiet.leitregionen'],
    [{ art: 'ort', orte: [] }, 'filter.gebiet.orte'],
    [{ art: 'ort', orte: ['Dresden', 'Bad Tölz'] }, 'filter.gebiet.orte'],
    [{ art: 'plzBereich', von: '20000', bis: '10000' }, 'filter.gebiet.bis'],
    [{ art: 'umkreis', plz: '00000', radiusKm: 5 }, 'filter.gebiet.plz'],
  ])('refuse the area %j at its field', async (gebiet, feld) => {
    const refused = await backend
      .call(token, 'zaehlePotenzial', { filter: filter(gebiet) })
      .catch((error: { fehler: { felder: object } }) => error.fehler.felder)
    expect(Object.keys(refused)).toEqual([feld])
  })

  it('are saved with a version; a stale save changes nothing and brings the stored one', async () => {
    const neu = await backend.call(token, 'saveZielgruppe', {
      bezeichnung: 'Eins',
      filter: filter({ art: 'deutschland' }),
    })
    const { idPtZielgruppe } = neu
    await backend.call(token, 'saveZielgruppe', { idPtZielgruppe, version: 1, bezeichnung: 'Zwei' })
    await expect(
      backend.call(token, 'saveZielgruppe', { idPtZielgruppe, version: 1, bezeichnung: 'Drei' }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_VERALTET',
      fehler: { aktuell: { bezeichnung: 'Zwei', version: 2 } },
    })
    expect((await backend.call(token, 'fetchZielgruppe', { idPtZielgruppe })).bezeichnung).toBe('Zwei')
  })

  it('become out of date after thirty days', async () => {
    const own = await createTestBackend({ verbraucher: 100 })
    const session = await own.login('kunde@example.org')
    const { idPtZielgruppe } = await own.call(session, 'saveZielgruppe', {
      bezeichnung: 'Alle',
      filter: filter({ art: 'deutschland' }),
    })
    const status = async () => (await own.call(session, 'fetchZielgruppe', { idPtZielgruppe })).status
    await own.advance(30)
    expect(await status()).toBe('bereit')
    await own.advance(1)
    expect(await status()).toBe('veraltet')
    // Saved once more with the filter it has, it is counted again.
    const { version, filter: same } = await own.call(session, 'fetchZielgruppe', { idPtZielgruppe })
    await own.call(session, 'saveZielgruppe', {
      idPtZielgruppe,
      version,
      bezeichnung: 'Alle',
      ...(same === null ? {} : { filter: same }),
    })
    expect(await status()).toBe('bereit')
    await own.close()
  })

  it('from a list are checked again and stored row by row', async () => {
    const csv = `${KOPF}Frau;Jördis;Weiß;Ahornweg;7;01099;Dresden\nHerr;Max;Mustermann;Musterstraße;1;12345;Musterstadt\nHerr;Ole;Groß;Lindenallee;12b;1067;Dresden\nFrau;Jördis;Weiß;Ahornweg;7;01099;Dresden\n`
    const answer = await backend.call(token, 'uploadAdressen', { ...upload(csv), ohneWarnungen: ['mustermann'] })
    expect(answer).toMatchObject({ typ: 'hochgeladen', status: 'bereit', potenzial: 2, loeschenAm: '2027-02-18' })
    expect(answer.pruefung).toMatchObject({ gesamt: 4, ausgeschlossen: 1, warnung: 1, korrigiert: 1 })
    const stored = await peopleOf(backend, { ...answer, idPtKunde: 1, filter: null, ausschluss: null, spalten: null })
    expect(stored.map((row) => [row.nachname, row.hausnummer, row.plz])).toEqual([
      ['Weiß', '7', '01099'],
      ['Groß', '12b', '01067'],
    ])
  })

  it.each([
    ['unbekannt;plz\nx;01099\n', 'datei'],
    ['vorname;nachname\nA;B\n', 'zuordnung'],
    ['', 'datei'],
  ])('refuse the list %j', async (csv, feld) => {
    const before = await backend.db.selectFrom('zielgruppe').select('idPtZielgruppe').execute()
    await expect(backend.call(token, 'uploadAdressen', upload(csv))).rejects.toMatchObject({
      status: 422,
      fehler: { felder: { [feld]: expect.stringMatching(/\.$/) as string } },
    })
    expect(await backend.db.selectFrom('zielgruppe').select('idPtZielgruppe').execute()).toEqual(before)
  })

  it('DSG-01 need the contract before any address, and the statement where it is from', async () => {
    const other = await backend.login('andere@example.org')
    const csv = `${KOPF}Frau;Jördis;Weiß;Ahornweg;7;01099;Dresden\n`
    await expect(backend.call(other, 'uploadAdressen', upload(csv))).rejects.toMatchObject({ code: 'AVV_FEHLT' })
    await expect(
      backend.call(token, 'uploadAdressen', { ...upload(csv), rechtmaessigErhoben: false }),
    ).rejects.toMatchObject({ code: 'ERKLAERUNG_FEHLT' })
  })

  it('show an ordinary recipient first and the hard ones after', async () => {
    const lang = 'Frau;Maximiliane-Charlotte;Freifrau von Hohenstein-Wallenberg;Kurze Gasse;1;01099;Dresden\n'
    const strasse = 'Herr;Ali;Öz;An der alten Ziegeleibrennerei am Mühlgraben;117;01099;Dresden\n'
    const { idPtZielgruppe } = await backend.call(
      token,
      'uploadAdressen',
      upload(`${KOPF}Herr;Karl;Schneider;Ahornweg;7;01099;Dresden\n${lang}${strasse}`),
    )
    const { empfaenger } = await backend.call(token, 'fetchBeispielEmpfaenger', { idPtZielgruppe })
    expect(empfaenger[0]?.nachname).toBe('Schneider')
    expect(empfaenger.map(({ nachname }) => nachname)).toContain('Freifrau von Hohenstein-Wallenberg')
    expect(empfaenger.map(({ strasse: name }) => name)).toContain('An der alten Ziegeleibrennerei am Mühlgraben')
  })

  it('are copied with their recipients, and archived out of the list', async () => {
    const original = await backend.call(
      token,
      'uploadAdressen',
      upload(`${KOPF}Herr;Karl;Schneider;Ahornweg;7;01099;Dresden\n`),
    )
    const copy = await backend.call(token, 'kopiereZielgruppe', original)
    expect(copy).toMatchObject({ bezeichnung: 'Kundenkartei (Kopie)', potenzial: 1, version: 1 })
    expect(
      await peopleOf(backend, { ...copy, idPtKunde: 1, filter: null, ausschluss: null, spalten: null }),
    ).toHaveLength(1)
    const { version } = original
    const archived = await backend.call(token, 'archiviereZielgruppe', { ...original, version, archiviert: true })
    expect(archived.status).toBe('archiviert')
    const ids = async (archiviert: boolean) =>
      (await backend.call(token, 'fetchZielgruppen', { archiviert })).zielgruppen.map((row) => row.idPtZielgruppe)
    expect(await ids(false)).not.toContain(original.idPtZielgruppe)
    expect(await ids(true)).toEqual([original.idPtZielgruppe])
  })
})

describe('a target group in use', () => {
  it('STA-05 is locked from the internal approval on, and never archived away', async () => {
    const backend = await createTestBackend({ seed: 'demo' })
    const token = await backend.login('kunde@example.org')
    const { zielgruppen } = await backend.call(token, 'fetchZielgruppen', {})
    const locked = zielgruppen.find(({ status }) => status === 'gesperrt')
    expect(locked?.verwendetIn.length).toBeGreaterThan(0)
    const { idPtZielgruppe, version } = locked ?? { idPtZielgruppe: 0, version: 0 }
    await expect(
      backend.call(token, 'archiviereZielgruppe', { idPtZielgruppe, version, archiviert: true }),
    ).rejects.toMatchObject({ status: 409, code: 'WIRD_VERWENDET' })
    const renamed = await backend.call(token, 'saveZielgruppe', { idPtZielgruppe, version, bezeichnung: 'Neuer Name' })
    expect(renamed.bezeichnung).toBe('Neuer Name')
    await backend.close()
  })
})
