import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, test } from 'vitest'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { JE_SEITE } from '#src/contract/seite.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { CallRefused } from '#tests/support/wire.ts'

const backend = backendForEach()
let kunde: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
})

const ANSCHRIFT = {
  firma: 'Ladenverbund Elbtal eG',
  strasse: 'Am Lindenspeicher',
  hausnummer: '14',
  plz: '01099',
  ort: 'Dresden',
  land: 'DE',
} as const
const FIRMA = { ...ANSCHRIFT, rechtsform: 'eg', ustIdNr: 'DE136695976', version: 1 } as const

async function refused<K extends OperationName>(name: K, input: Input<Operations[K]>): Promise<CallRefused> {
  const error: unknown = await backend.call(kunde, name, input).catch((thrown: unknown) => thrown)
  if (error instanceof CallRefused) return error
  throw new Error(`${name} was not refused`)
}

const row = () => backend.db.selectFrom('kunde').selectAll().where('idPtKunde', '=', 1).executeTakeFirstOrThrow()

describe('parts of the account', () => {
  test('are saved each alone; a stale one is refused with what is stored', async () => {
    const saved = await backend.call(kunde, 'saveKontoFirma', { ...FIRMA, strasse: 'Neue Gasse' })
    expect(saved.versionen).toMatchObject({ firma: 2, rechnung: 1, marke: 1 })
    await backend.call(kunde, 'saveDatenschutzKontakt', { datenschutzKontakt: 'dsb@example.org', version: 1 })
    const stale = await refused('saveKontoFirma', { ...FIRMA, strasse: 'Andere Gasse' })
    expect([stale.status, stale.code]).toEqual([409, 'VERSION_VERALTET'])
    expect(stale.fehler.aktuell).toMatchObject({ strasse: 'Neue Gasse', datenschutzKontakt: 'dsb@example.org' })
    expect((await row()).strasse).toBe('Neue Gasse')
  })

  it.each([
    ['DE136695976', 'gueltig'],
    ['DE111111125', 'ungueltig'],
    ['DE222222203', 'nichtErreichbar'],
  ] as const)('the service about %s says %s, and the number is stored', async (ustIdNr, ergebnis) => {
    const saved = await backend.call(kunde, 'saveKontoFirma', { ...FIRMA, ustIdNr })
    expect(saved).toMatchObject({ ustIdNr, ustIdPruefung: { ergebnis } })
  })

  test('invoices bear the differing address and the order numbers', async () => {
    const rechnungsAnschrift = { ...ANSCHRIFT, firma: 'Buchhaltung Elbtal', strasse: 'Kontorhof', hausnummer: '2' }
    await backend.call(kunde, 'saveKontoRechnung', {
      rechnungsAnschrift,
      rechnungsEmail: 'kontor@example.org',
      kostenstelle: '4711',
      bestellnummer: 'B-9',
      version: 1,
    })
    expect(await row()).toMatchObject({ kostenstelle: '4711', rechnungsEmail: 'kontor@example.org' })
  })

  test('a mandate keeps no account number that could be used', async () => {
    const saved = await backend.call(kunde, 'erteileMandat', {
      kontoinhaber: 'Katharina Brandt',
      iban: 'DE89 3704 0044 0532 0130 00',
      zustimmung: true,
      version: 1,
    })
    expect(saved.mandat?.iban).toBe('DE89 •••• •••• •••• ••30 00')
    expect(JSON.stringify(await row())).not.toContain('37040044')
    const without = await backend.call(kunde, 'widerrufeMandat', { version: 2 })
    expect(without.mandat).toBeNull()
  })

  test('the contract is accepted once, in the wording in force, by name', async () => {
    const andere = await backend.login('andere@example.org')
    const error: unknown = await backend
      .call(andere, 'akzeptiereAvv', { fassung: '2025-1', name: 'Sven Albrecht' })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 409, code: 'FASSUNG_VERALTET' })
    const first = await backend.call(andere, 'akzeptiereAvv', { fassung: '2026-1', name: 'Sven Albrecht' })
    const again = await backend.call(andere, 'akzeptiereAvv', { fassung: '2026-1', name: 'Jemand anders' })
    expect([first.avvAkzeptiertVon, again.avvAkzeptiertVon]).toEqual(['Sven Albrecht', 'Sven Albrecht'])
    const { fassungen } = await backend.call(kunde, 'fetchAvv', {})
    expect(fassungen.map(({ fassung, akzeptiertVon }) => [fassung, akzeptiertVon])).toEqual([
      ['2026-1', 'Katharina Brandt'],
      ['2025-1', 'Katharina Brandt'],
    ])
  })
})

const INVALID: { [K in OperationName]?: [Input<Operations[K]>, string][] } = {
  saveKontoFirma: [
    [{ ...FIRMA, firma: 'x', plz: '1099' }, 'plz'],
    [{ ...FIRMA, ustIdNr: 'DE136695977' }, 'ustIdNr'],
  ],
  saveKontoRechnung: [
    [
      {
        rechnungsAnschrift: { ...ANSCHRIFT, plz: '99' },
        rechnungsEmail: 'a@example.org',
        kostenstelle: '',
        bestellnummer: '',
        version: 1,
      },
      'rechnungsAnschrift.plz',
    ],
  ],
  saveStandardAbsender: [
    [
      { absender: { firma: ' ', strasse: 'Weg', hausnummer: '1', plz: '01099', ort: 'Dresden' }, version: 1 },
      'absender.firma',
    ],
    [
      { absender: { firma: 'Laden', strasse: 'Weg', hausnummer: '1', plz: '1', ort: 'Dresden' }, version: 1 },
      'absender.plz',
    ],
  ],
  erteileMandat: [
    [{ kontoinhaber: 'K', iban: 'DE89 3704 0044 0532 0130 01', zustimmung: true, version: 1 }, 'iban'],
    [{ kontoinhaber: 'K', iban: 'DE89 3704 0044 0532 0130 00', zustimmung: false, version: 1 }, 'zustimmung'],
  ],
  beantrageLoeschung: [[{ passwort: 'falsch' }, 'passwort']],
  saveSperre: [
    [
      { person: { vorname: 'A', nachname: '', firma: '', strasse: 'Weg', hausnummer: '1', plz: '01099', ort: '' } },
      'person.nachname',
    ],
  ],
}

describe('SEC-09 the service checks again', () => {
  const cases = Object.entries(INVALID).flatMap(([name, inputs]) =>
    inputs.map(([input, feld]) => [name, feld, input] as [OperationName, string, never]),
  )
  it.each(cases)('%s refuses a wrong %s at its field', async (name, feld, input) => {
    const before = await row()
    const error = await refused(name, input)
    expect([error.status, Object.keys(error.fehler.felder ?? {})]).toEqual([422, [feld]])
    expect(await row()).toEqual(before)
  })
})

describe('SEC-04 fields of the account that no request sets', () => {
  it('are ignored', async () => {
    const before = await row()
    const body = new URLSearchParams({
      aktion: 'saveDatenschutzKontakt',
      datenschutzKontakt: 'neu@example.org',
      version: '1',
      idPtKunde: '2',
      avvAkzeptiertAm: '2020-01-01T00:00:00.000Z',
      ustIdErgebnis: 'gueltig',
      loeschungAm: '2026-11-20',
      mandat: '{}',
      logo: 'x',
      firmaVersion: '99',
    })
    const answer = await backend.app.request('/api/konto/', {
      method: 'POST',
      headers: { authorization: `Bearer ${kunde}` },
      body,
    })
    expect(answer.status).toBe(200)
    expect(await row()).toEqual({ ...before, datenschutzKontakt: 'neu@example.org', datenschutzVersion: 2 })
  })
})

describe('logo', () => {
  async function photo(): Promise<Uint8Array> {
    const image = sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
    const exif = { IFD0: { Copyright: 'GEHEIM' }, IFD3: { GPSLatitude: '51/1 3/1 0/1', GPSLatitudeRef: 'N' } }
    return new Uint8Array(await image.jpeg().withExif(exif).toBuffer())
  }

  test('SEC-26 loses its metadata and fits its place', async () => {
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { logo } = await backend.call(kunde, 'uploadLogo', { datei: new Blob([new Uint8Array(bytes)]), version: 1 })
    const png = Buffer.from((logo ?? '').replace('data:image/png;base64,', ''), 'base64')
    const { exif, iptc, xmp, width, height, format } = await sharp(png).metadata()
    expect([exif, iptc, xmp, format]).toEqual([undefined, undefined, undefined, 'png'])
    expect([width, height]).toEqual([480, 160])
    expect(png.includes('GEHEIM')).toBe(false)
    const without = await backend.call(kunde, 'deleteLogo', { version: 2 })
    expect(without.logo).toBeNull()
  })

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused at its field', async (_name, bytes) => {
    const error = await refused('uploadLogo', { datei: new Blob([bytes]), version: 1 })
    expect([error.status, Object.keys(error.fehler.felder ?? {})]).toEqual([422, ['datei']])
  })

  test('a file over the limit is refused', async () => {
    const error = await refused('uploadLogo', { datei: new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), version: 1 })
    expect(error.status).toBe(413)
  })
})

const PERSON = {
  vorname: 'Eda',
  nachname: 'Öztürk',
  firma: '',
  strasse: 'Ahornweg',
  hausnummer: '7',
  plz: '01099',
  ort: 'Dresden',
}
const rows = () => backend.db.selectFrom('sperre').selectAll().execute()

describe('blocklist', () => {
  test('keeps a person once, however she is written, under a hash', async () => {
    await backend.call(kunde, 'saveSperre', { person: PERSON })
    await backend.call(kunde, 'saveSperre', { person: { ...PERSON, nachname: 'OEZTUERK', strasse: 'Ahorn-Weg' } })
    const [only, ...others] = await rows()
    expect(others).toEqual([])
    expect(only?.schluessel).toMatch(/^[0-9a-f]{64}$/)
    const found = await backend.call(kunde, 'fetchSperrliste', { q: 'öztürk ahorn' })
    expect([found.total, found.gesamt]).toEqual([1, 1])
    expect((await backend.call(kunde, 'fetchSperrliste', { q: 'nirgends' })).total).toBe(0)
  })

  test('another customer neither sees nor takes off its entries', async () => {
    const { idPtSperre } = await backend.call(kunde, 'saveSperre', { person: PERSON })
    const andere = await backend.login('andere@example.org')
    expect((await backend.call(andere, 'fetchSperrliste', {})).gesamt).toBe(0)
    const error: unknown = await backend
      .call(andere, 'deleteSperre', { idPtSperre, grund: 'Fremd' })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 404 })
    expect(await rows()).toHaveLength(1)
  })

  test('who is taken off leaves a reason without a name', async () => {
    const { idPtSperre } = await backend.call(kunde, 'saveSperre', { person: PERSON })
    await backend.call(kunde, 'deleteSperre', { idPtSperre, grund: 'Widerspruch zurückgenommen' })
    expect(await rows()).toEqual([])
    const [entry] = await backend.db.selectFrom('protokoll').selectAll().execute()
    expect(entry).toMatchObject({ was: 'sperreGeloescht', wer: 'Katharina Brandt' })
    expect(entry?.angabe).toContain('Widerspruch zurückgenommen')
    expect(entry?.angabe).not.toMatch(/Öztürk|Ahornweg/)
  })

  test('whom an import names longer than the form is on the list, and is seen there', async () => {
    const firma = 'Gesellschaft '.repeat(20).trim()
    const datei = new Blob([`firma;strasse;hausnummer;plz;ort\n${firma};Ahornweg;7;01099;Dresden\n`])
    expect(await backend.call(kunde, 'importSperrliste', { datei })).toMatchObject({ neu: 1 })
    const { eintraege } = await backend.call(kunde, 'fetchSperrliste', {})
    expect(eintraege.map((eintrag) => eintrag.firma)).toEqual([firma])
  })

  test('an import takes what has a name and an address, once', async () => {
    await backend.call(kunde, 'saveSperre', { person: PERSON })
    const lines = [
      'vorname;nachname;strasse;hausnummer;plz;ort',
      'Eda;Öztürk;Ahornweg;7;01099;Dresden',
      'Max;Mustermann;Musterstraße;1;01067;Dresden',
      'Max;Mustermann;Musterstr.;1;01067;Dresden',
      ';;Leerweg;1;01067;Dresden',
    ]
    const answer = await backend.call(kunde, 'importSperrliste', { datei: new Blob([`${lines.join('\n')}\n`]) })
    expect(answer).toEqual({ neu: 1, bekannt: 1, ausgelassen: 1 })
    expect(await rows()).toHaveLength(2)
  })
})

test('DSG-06 the export holds the own data, no secrets, and is written down', async () => {
  await backend.call(kunde, 'saveSperre', { person: PERSON })
  const { blob, name } = await backend.call(kunde, 'erstelleDatenExport', {})
  expect(name).toBe('datenexport_2026-11-20.zip')
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const text = (file: string) => new TextDecoder().decode(files[file])
  expect(text('konto.json')).toContain('Ladenverbund Elbtal eG')
  expect(text('mitarbeiter.csv')).toContain('team@example.org')
  expect(text('sperrliste.csv')).toContain('Öztürk')
  const all = Object.keys(files).map(text).join('\n')
  expect(all).not.toMatch(/scrypt|Albrecht Küchenbau|tokenHash|keyHash/)
  expect(await backend.db.selectFrom('protokoll').select('was').execute()).toEqual([{ was: 'export' }])
  expect((await backend.call(kunde, 'fetchKonto', {})).letzterExportVon).toBe('Katharina Brandt')
})

const EMPFAENGER = {
  firma: 'Ladenverbund Elbtal eG',
  zusatz: '',
  strasse: 'Uferweg',
  hausnummer: '1',
  plz: '01067',
  ort: 'Dresden',
  land: 'DE',
  ustIdNr: null,
  email: 'team@example.org',
  kostenstelle: null,
  bestellnummer: null,
}

test('the export holds every invoice, not the first page of them', async () => {
  const anzahl = JE_SEITE.rechnungen + 1
  await backend.db
    .insertInto('rechnung')
    .values(
      Array.from({ length: anzahl }, (_, nr) => ({
        idPtKunde: 1,
        idPtKampagne: null,
        rechnungsnummer: `RE-2025-${String(nr).padStart(6, '0')}`,
        art: 'rechnung' as const,
        rechnungsdatum: '2025-01-15',
        leistungsdatum: null,
        kampagneBezeichnung: '',
        empfaenger: JSON.stringify(EMPFAENGER),
        positionen: '[]',
        netto: 100,
        ustSatz: 19,
        ust: 19,
        brutto: 119,
        zahlungsart: null,
        zahlungsStatus: 'bezahlt' as const,
        stornoZu: null,
      })),
    )
    .execute()
  const { blob } = await backend.call(kunde, 'erstelleDatenExport', {})
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  expect(JSON.parse(new TextDecoder().decode(files['rechnungen.json']))).toHaveLength(anzahl)
  expect(Object.keys(files).filter((file) => /^rechnungen\/.+\.pdf$/.test(file))).toHaveLength(anzahl)
})
