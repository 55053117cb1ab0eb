import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { ADRESS_ENTWURF } from '#tests/support/sampleInputs.ts'
import {
  addListe,
  draft,
  fetchK,
  flowForEach,
  goTo,
  handedOver,
  paid,
  refused,
  testEmpfaenger,
} from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach(520)

/** The fifth of the test list. */
const gesucht = { vorname: 'Änne', nachname: 'Beispiel5', firma: '', plz: '01067', strasse: 'Prüfweg', hausnummer: '5' }
const suche = async () => (await flow.call(flow.kunde, 'suchePerson', { gesucht })).eintraege
const trefferVon = (eintraege: Awaited<ReturnType<typeof suche>>) => eintraege.flatMap(({ treffer }) => treffer ?? [])
const sperren = { ...gesucht, ort: 'Dresden' }
async function remove(dazu: object = {}) {
  const treffer = trefferVon((await suche()).filter(({ sicher }) => sicher === true))
  return flow.call(flow.kunde, 'loeschePerson', { gesucht, treffer, ...dazu })
}
const daten = async (idPtKampagne: number) =>
  (
    await flow.db
      .selectFrom('empfaengerCode')
      .select(['nr', 'daten', 'datenHash'])
      .where('idPtKampagne', '=', idPtKampagne)
      .where('nr', '=', 5)
      .execute()
  )[0]
const auftrag = async () => flow.db.selectFrom('druckauftrag').selectAll().executeTakeFirstOrThrow()

describe('DSG-04 a person who asks for it is deleted', () => {
  test('from lists and from what was put aside, at once and nobody else with him; the record holds no content', async () => {
    const csv =
      'zeile;stand;vorname;nachname;strasse;hausnummer;plz;ort\r\n2;;Änne;Beispiel4;Prüfweg;4;01067;Dresden\r\n3;;"Änne";Beispiel5;Prüfweg;5;01067;Dresden\r\n4;;Jan;Beispiel6;Prüfweg;6;01067;Dresden\r\n'
    const put = await flow.call(flow.kunde, 'saveAdressEntwurf', {
      ...ADRESS_ENTWURF,
      datei: new Blob([csv]),
      zeilen: 3,
    })
    const answer = await remove({ sperren })
    expect(answer).toEqual({ listen: 1, entwuerfe: 1, kampagnen: 0, gemeldet: 0, scans: 0, spaeter: 0 })
    expect((await suche()).map(({ fundort, sicher }) => [fundort, sicher])).toEqual([['sperrliste', true]])
    const { blob } = await flow.call(flow.kunde, 'oeffneAdressEntwurf', { idPtAdressEntwurf: put.idPtAdressEntwurf })
    expect(await blob.text()).toBe(csv.replace('3;;"Änne";Beispiel5;Prüfweg;5;01067;Dresden\r\n', '\r\n'))
    const liste = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe: flow.idPtZielgruppe })
    expect(liste.potenzial).toBe(519)
    const noted = await flow.db.selectFrom('protokoll').select(['wer', 'was', 'angabe']).execute()
    expect(noted).toEqual([
      {
        wer: 'Katharina Brandt',
        was: 'personGeloescht',
        angabe: 'Listen 1, Entwürfe 1, Kampagnen 0, gemeldet 0, Scans 0',
      },
    ])
  })

  test('not where somebody put a newer state of a draft aside: the row that was ticked is another one now', async () => {
    const csv = (...namen: string[]) =>
      `zeile;stand;vorname;nachname;strasse;hausnummer;plz;ort\r\n${namen.map((name, at) => `${at + 2};;${name};Beispiel5;Prüfweg;5;01067;Dresden\r\n`).join('')}`
    const put = await flow.call(flow.kunde, 'saveAdressEntwurf', {
      ...ADRESS_ENTWURF,
      datei: new Blob([csv('Änne')]),
      zeilen: 1,
    })
    const treffer = trefferVon((await suche()).filter(({ fundort }) => fundort === 'entwurf'))
    const { idPtAdressEntwurf, version } = put
    const neuer = csv('Ä.', 'Änne')
    await flow.call(flow.kunde, 'saveAdressEntwurf', {
      ...ADRESS_ENTWURF,
      idPtAdressEntwurf,
      version,
      datei: new Blob([neuer]),
      zeilen: 2,
    })
    const alter = flow.call(flow.kunde, 'loeschePerson', { gesucht, treffer })
    expect(await refused(alter)).toMatchObject({ status: 409, code: 'FUNDE_GEAENDERT' })
    const { blob } = await flow.call(flow.kunde, 'oeffneAdressEntwurf', { idPtAdressEntwurf })
    expect(await blob.text()).toBe(neuer)
  })

  test('only as far as it was ticked, and of nobody who was not found', async () => {
    const id = await addListe(flow, testEmpfaenger(10))
    const [erster = ''] = trefferVon(await suche())
    await flow.call(flow.kunde, 'loeschePerson', { gesucht, treffer: [erster] })
    expect((await suche()).map((one) => one.id)).toEqual([id])
    const fremd = flow.call(flow.kunde, 'loeschePerson', { gesucht, treffer: [`zielgruppe:${id}:6`] })
    expect(await refused(fremd)).toMatchObject({ status: 409, code: 'FUNDE_GEAENDERT' })
    const anderer = flow.call(flow.andere, 'loeschePerson', { gesucht, treffer: [`zielgruppe:${id}:5`] })
    expect(await refused(anderer)).toMatchObject({ status: 409 })
  })

  test('before the freezing: the campaign has one less', async () => {
    await remove({ sperren })
    expect(await draft(flow)).toMatchObject({ menge: 519, gesperrt: 0 })
  })

  test('after the freezing: he is not printed, the hash stays for the seal, and the difference is credited', async () => {
    const kampagne = await paid(flow)
    expect((await suche()).map(({ fundort, uebergeben }) => [fundort, uebergeben ?? null])).toEqual([
      ['zielgruppe', null],
      ['kampagne', false],
    ])
    expect(await remove()).toMatchObject({ listen: 1, kampagnen: 1, gemeldet: 0, spaeter: 0 })
    expect(await daten(kampagne.idPtKampagne)).toMatchObject({
      daten: null,
      datenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await suche()).toEqual([])
    await externFreigeben(flow.context, kampagne.idPtKampagne)
    await goTo(flow, addTage(flow.versandDatum, -3))
    const { auftrag: ordner, menge } = await auftrag()
    expect(menge).toBe(519)
    const empfaenger = await readFile(join(flow.ordner, ordner, 'empfaenger.csv'), 'utf8')
    expect([empfaenger.includes('Beispiel4;'), empfaenger.includes('Beispiel5;')]).toEqual([true, false])
    flow.kunde = await flow.login('kunde@example.org')
    const { verlauf } = await fetchK(flow, kampagne.idPtKampagne)
    const gruende = verlauf.map(({ grund }) => grund ?? '')
    expect(gruende.some((grund) => grund.includes('wird nicht gedruckt und gutgeschrieben'))).toBe(true)
    expect(gruende.some((grund) => grund.includes('Eine Person im Abgleich ausgelassen'))).toBe(true)
  })

  test('after the hand-over: the print shop is told by number, the history says so, and the data are gone', async () => {
    const kampagne = await handedOver(flow)
    flow.kunde = await flow.login('kunde@example.org')
    await flow.db
      .insertInto('scan')
      .values({
        idPtKampagne: kampagne.idPtKampagne,
        nr: 5,
        nummer: 1,
        zeit: flow.clock.now().toISOString(),
        erster: 1,
      })
      .execute()
    expect((await suche()).find(({ fundort }) => fundort === 'kampagne')?.uebergeben).toBe(true)
    expect(await remove()).toMatchObject({ listen: 1, kampagnen: 1, gemeldet: 1, scans: 1 })
    const { auftrag: ordner } = await auftrag()
    const [datei = ''] = (await readdir(join(flow.ordner, ordner))).filter((name) => name.startsWith('loeschung-'))
    const meldung: unknown = JSON.parse(await readFile(join(flow.ordner, ordner, datei), 'utf8'))
    expect(meldung).toMatchObject({ auftrag: ordner, nummern: [5] })
    expect(JSON.stringify(meldung)).not.toContain('Beispiel5')
    expect((await daten(kampagne.idPtKampagne))?.daten).toBe(null)
    const { verlauf } = await fetchK(flow, kampagne.idPtKampagne)
    expect(
      verlauf.some(({ grund }) => grund?.includes(`Der Druckerei gemeldet (Art. 19 DSGVO): Auftrag ${ordner}`)),
    ).toBe(true)
    expect(await flow.db.selectFrom('scan').selectAll().execute()).toEqual([])
  })

  test('of a seal of before the data stay until their period ends, and he is told so', async () => {
    const kampagne = await paid(flow)
    const [row] = await flow.db.selectFrom('snapshot').selectAll().execute()
    const inhalt = row?.inhalt.replace('"je":"empfaenger",', '') ?? ''
    await flow.db.updateTable('snapshot').set({ inhalt }).execute()
    expect(await remove({ sperren })).toMatchObject({ listen: 1, kampagnen: 0, spaeter: 1 })
    expect((await daten(kampagne.idPtKampagne))?.daten).toContain('Beispiel5')
  })
})

test('DSG-04 a search through long lists of one postal code lets others have their turn', async () => {
  await addListe(flow, testEmpfaenger(8_000))
  let turns = 0
  let searching = true
  const count = () => {
    turns += 1
    if (searching) setImmediate(count)
  }
  setImmediate(count)
  expect(trefferVon(await suche())).toHaveLength(2)
  searching = false
  expect(turns).toBeGreaterThanOrEqual(8)
})
