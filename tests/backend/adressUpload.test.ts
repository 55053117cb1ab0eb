import { beforeAll, describe, expect, it } from 'vitest'
import type { AdressFeld, ZeilenCode } from '#src/contract/zielgruppe.ts'
import { writeUploadCsv } from '#src/engines/addresses/list/csvWriter.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { ALLE_RECHTE, neuesToken } from './apizugang.ts'

const FELDER: AdressFeld[] = ['vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort']
const zuordnung = new Map(FELDER.map((feld, index) => [index, feld]))
const adresse = (nr: number) => `Anna;Weber${nr};Lindenweg;${nr + 1};28195;Bremen`

/** What the browser makes of a file: the number it shows, and what it sends. */
function imBrowser(rows: string[], ohneWarnungen: ZeilenCode[] = []) {
  const bytes = new TextEncoder().encode([`${FELDER.join(';')};notiz`, ...rows].join('\n'))
  const form = { zeichensatz: 'utf-8', trennzeichen: ';', anfuehrung: 'umschliesst', kopfzeile: 0 } as const
  const { liste } = checkList(bytes, { ...form, zuordnung })
  return {
    pruefung: liste.pruefung(),
    input: {
      bezeichnung: 'Kundenkartei',
      datei: new Blob([...writeUploadCsv(liste, zuordnung)]),
      dateiName: 'kunden.csv',
      dateiZeilen: liste.pruefung().gesamt,
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      zuordnung: { Name: 'nachname' as const },
      datenquelle: 'Kundenkartei',
      rechtmaessigErhoben: true,
      ohneWarnungen,
      bestaetigteAnzahl: liste.anzahlDruckbar(ohneWarnungen),
    },
  }
}

describe('upload of a list', () => {
  const backend = backendForAll({ verbraucher: 100 })
  let token: string

  beforeAll(async () => {
    token = await backend.login('kunde@example.org')
  })

  const lists = () => backend.db.selectFrom('zielgruppe').select('idPtZielgruppe').execute()
  const rowsOf = (idPtZielgruppe: number) =>
    backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select(['nr', 'nachname'])
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .orderBy('nr')
      .execute()

  it('stores the number that was confirmed, where rows were left out for what only the file shows', async () => {
    const rows = Array.from({ length: 780 }, (_, nr) => `${adresse(nr)};`)
    for (const at of [7, 207, 407, 607]) rows[at] += ';verrutscht'
    rows[500] = ';;;;;;Stand: Mai'
    rows.push('', 'Bo;Berg;Am Wall;3;28195')
    const { input, pruefung } = imBrowser(rows, ['spaltenzahl'])
    expect(input.bestaetigteAnzahl).toBe(775)
    const stored = await backend.call(token, 'uploadAdressen', input)
    expect(stored).toMatchObject({ potenzial: 775, pruefung })
    expect(await rowsOf(stored.idPtZielgruppe)).toHaveLength(775)
  })

  it('refuses another number than the confirmed one and stores nothing', async () => {
    const before = await lists()
    const { input } = imBrowser([adresse(1), adresse(2), adresse(3)])
    await expect(backend.call(token, 'uploadAdressen', { ...input, bestaetigteAnzahl: 7800 })).rejects.toMatchObject({
      status: 409,
      code: 'ANZAHL_ANDERS',
      fehler: {
        text: expect.stringContaining('7.800 Adressen, gedruckt würden 3.'),
        aktuell: { anzahl: 3, gesperrt: 0 },
      },
    })
    expect(await lists()).toEqual(before)
  })

  it('leaves out of a program what it cannot ask about, and lets a person decide (domain 4.3.18)', async () => {
    const { input } = imBrowser([
      adresse(1),
      'Ulf;Meier †;Am Wall;3;28195;Bremen',
      'Ida;Berg;Packstation 123;;28195;Bremen',
    ])
    expect(input.bestaetigteAnzahl).toBe(3)
    const { geheimnis } = await neuesToken(backend, token, { rechte: ALLE_RECHTE })
    await expect(backend.call(geheimnis, 'uploadAdressen', input)).rejects.toMatchObject({
      code: 'ANZAHL_ANDERS',
      fehler: { aktuell: { anzahl: 1 } },
    })
    const stored = await backend.call(geheimnis, 'uploadAdressen', { ...input, bestaetigteAnzahl: undefined })
    expect(stored.pruefung?.jeCode).toMatchObject({ nichtAnschreiben: 1, keineBriefzustellung: 1 })
    expect(await rowsOf(stored.idPtZielgruppe)).toEqual([{ nr: 1, nachname: 'Weber1' }])
    const byHand = await backend.call(token, 'uploadAdressen', input)
    expect((await rowsOf(byHand.idPtZielgruppe)).map(({ nachname }) => nachname)).toEqual(['Weber1', 'Meier', 'Berg'])
  })

  it('takes whom the blocklist names out only after the smaller number was confirmed', async () => {
    const ulf = { vorname: 'Ulf', nachname: 'Krautwald', firma: '', strasse: 'Am Eiskeller', hausnummer: '3b' }
    await backend.call(token, 'saveSperre', { person: { ...ulf, plz: '28195', ort: 'Bremen' } })
    const { input } = imBrowser([adresse(1), 'Ulf;Krautwald;Am Eiskeller;3b;28195;Bremen'])
    expect(input.bestaetigteAnzahl).toBe(2)
    await expect(backend.call(token, 'uploadAdressen', input)).rejects.toMatchObject({
      code: 'ANZAHL_ANDERS',
      fehler: { aktuell: { anzahl: 1, gesperrt: 1 } },
    })
    const stored = await backend.call(token, 'uploadAdressen', { ...input, bestaetigteAnzahl: 1 })
    expect(await rowsOf(stored.idPtZielgruppe)).toEqual([{ nr: 1, nachname: 'Weber1' }])
  })

  it('CSV-06 of a program stops at an open quote, by its line and without its text', async () => {
    const before = await lists()
    const csv = `${FELDER.join(';')}\n${adresse(1)}\nBo;"Berg;Weg;1;28195;Bremen\n${adresse(2)}\n`
    const { input } = imBrowser([adresse(1)])
    await expect(backend.call(token, 'uploadAdressen', { ...input, datei: new Blob([csv]) })).rejects.toMatchObject({
      status: 422,
      fehler: {
        felder: { datei: expect.stringMatching(/^In Zeile 3 öffnet ein Anführungszeichen.*nichts gespeichert\.$/) },
      },
    })
    expect(await lists()).toEqual(before)
  })

  it('NET-13 cancelled in the middle leaves no row, and the same key never stores it again', async () => {
    const before = await lists()
    const schluessel = 'abbruch-in-der-mitte'
    const { input } = imBrowser(Array.from({ length: 20_000 }, (_, nr) => adresse(nr)))
    const upload = backend.send(token, 'uploadAdressen', input, { 'idempotency-key': schluessel })
    const hidden = () => backend.db.selectFrom('zielgruppe').select('idPtZielgruppe').where('fertig', '=', 0).execute()
    await expect.poll(hidden, { interval: 1, timeout: 30_000 }).not.toEqual([])
    expect(await backend.call(token, 'brichUploadAb', { schluessel })).toEqual({ idPtZielgruppe: null })
    expect((await upload).status).toBe(409)
    expect(await lists()).toEqual(before)
    const orphans = await backend.db
      .selectFrom('zielgruppeEmpfaenger')
      .select('nr')
      .where('idPtZielgruppe', 'not in', backend.db.selectFrom('zielgruppe').select('idPtZielgruppe'))
      .execute()
    expect(orphans).toEqual([])
    await expect(backend.call(token, 'uploadAdressen', input, { 'idempotency-key': schluessel })).rejects.toMatchObject(
      { status: 409, code: 'ABGEBROCHEN' },
    )
  })

  it('NET-13 cancelled before it arrived is not stored; cancelled too late, the list is named', async () => {
    const { input } = imBrowser([adresse(1)])
    await backend.call(token, 'brichUploadAb', { schluessel: 'noch-unterwegs' })
    await expect(
      backend.call(token, 'uploadAdressen', input, { 'idempotency-key': 'noch-unterwegs' }),
    ).rejects.toMatchObject({ code: 'ABGEBROCHEN' })
    const { idPtZielgruppe } = await backend.call(token, 'uploadAdressen', input, {
      'idempotency-key': 'schon-da-0001',
    })
    expect(await backend.call(token, 'brichUploadAb', { schluessel: 'schon-da-0001' })).toEqual({ idPtZielgruppe })
    const other = await backend.login('andere@example.org')
    expect(await backend.call(other, 'brichUploadAb', { schluessel: 'schon-da-0001' })).toEqual({
      idPtZielgruppe: null,
    })
    expect(await rowsOf(idPtZielgruppe)).toHaveLength(1)
  })

  it('a failed one is cleared away and goes through when sent again', async () => {
    const key = { 'idempotency-key': 'noch-einmal-01' }
    const { input } = imBrowser([adresse(1)])
    await expect(backend.call(token, 'uploadAdressen', { ...input, bestaetigteAnzahl: 2 }, key)).rejects.toMatchObject({
      code: 'ANZAHL_ANDERS',
    })
    expect(await backend.call(token, 'uploadAdressen', input, key)).toMatchObject({ potenzial: 1 })
  })
})
