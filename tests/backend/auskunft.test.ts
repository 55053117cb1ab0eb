import { afterAll, describe, expect, test, vi } from 'vitest'
import { ADRESS_ENTWURF } from '#tests/support/sampleInputs.ts'
import { addListe, draft, flowForEach, refused, release, testEmpfaenger } from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

/** The fifth of every test list, as somebody writes who asks. */
const gesucht = { vorname: 'Aenne', nachname: 'BEISPIEL5', firma: '', plz: '01067' }
const suche = () => flow.call(flow.kunde, 'suchePerson', { gesucht })
const orte = async () => (await suche()).eintraege.map(({ fundort, bezeichnung }) => [fundort, bezeichnung])

describe('DSG-04 what is stored about one person', () => {
  test('is found in every list, campaign and the blocklist of the own tenant, and of no other', async () => {
    await addListe(flow, testEmpfaenger(10))
    await addListe(flow, testEmpfaenger(10), 2)
    await release(flow, await draft(flow, { bezeichnung: 'Herbst' }))
    await flow.call(flow.kunde, 'saveSperre', { person: { ...gesucht, strasse: 'Prüfweg', hausnummer: '5', ort: '' } })
    expect(await orte()).toEqual([
      ['zielgruppe', 'Stammkunden'],
      ['zielgruppe', 'Stammkunden'],
      ['kampagne', 'Herbst'],
      ['sperrliste', ''],
    ])
  })

  test('is found in a list that was put aside, until that is refused', async () => {
    const csv = 'vorname;nachname;strasse;hausnummer;plz;ort\nÄnne;Beispiel5;Prüfweg;5;01067;Dresden\n'
    const datei = new Blob([csv])
    const { idPtAdressEntwurf } = await flow.call(flow.kunde, 'saveAdressEntwurf', { ...ADRESS_ENTWURF, datei })
    expect(await orte()).toEqual([
      ['zielgruppe', 'Stammkunden'],
      ['entwurf', 'Liste in Arbeit'],
    ])
    await flow.call(flow.kunde, 'verwirfAdressEntwurf', { idPtAdressEntwurf })
    expect(await orte()).toEqual([['zielgruppe', 'Stammkunden']])
  })

  test('says all of it: own columns of a list, what was added to a campaign, where it is from', async () => {
    await flow.db
      .updateTable('zielgruppeEmpfaenger')
      .set({ weitere: JSON.stringify({ frei1: 'Weinkenner' }) })
      .where('nr', '=', 5)
      .execute()
    const { eintraege, total } = await suche()
    expect(total).toBe(1)
    expect(eintraege[0]).toMatchObject({
      datenquelle: 'eigene Kundendaten',
      person: { nachname: 'Beispiel5', strasse: 'Prüfweg', kundennummer: 'K5' },
      weitere: [{ feld: 'frei1', wert: 'Weinkenner' }],
    })
  })

  test('goes out as a table without formulas, noted by who and when, never about whom', async () => {
    await flow.db.updateTable('zielgruppeEmpfaenger').set({ firma: '=HYPERLINK("x")' }).where('nr', '=', 5).execute()
    const { blob, name } = await flow.call(flow.kunde, 'exportiereAuskunft', { gesucht })
    const [kopf, zeile, ende] = (await blob.text()).split('\r\n')
    expect(kopf).toMatch(/Fundort;Bezeichnung;Datenquelle;Gespeichert am;anrede;/)
    expect(zeile).toMatch(/^Adressliste;Stammkunden;eigene Kundendaten;.*;Beispiel5;"'=HYPERLINK\(""x""\)";/)
    expect([ende, name]).toEqual(['', `auskunft_${flow.clock.now().toISOString().slice(0, 10)}.csv`])
    // Of those who are only likely nobody goes along unasked.
    const wie = { ...gesucht, vorname: 'Ä.' }
    const ohne = await flow.call(flow.kunde, 'exportiereAuskunft', { gesucht: wie })
    expect((await ohne.blob.text()).split('\r\n')).toHaveLength(2)
    const { eintraege } = await flow.call(flow.kunde, 'suchePerson', { gesucht: wie })
    const treffer = eintraege.flatMap((one) => one.treffer ?? [])
    const mit = await flow.call(flow.kunde, 'exportiereAuskunft', {
      gesucht: wie,
      treffer: [...treffer, 'zielgruppe:1:0:6'],
    })
    expect((await mit.blob.text()).split('\r\n')).toHaveLength(3)
    const noted = await flow.db.selectFrom('protokoll').select(['wer', 'was', 'angabe']).execute()
    expect(noted[0]).toEqual({ wer: 'Katharina Brandt', was: 'auskunft', angabe: '' })
  })

  test('nobody at all, and nobody by a postal code alone', async () => {
    const fremd = { ...gesucht, nachname: 'Beispiel999' }
    expect(await flow.call(flow.kunde, 'suchePerson', { gesucht: fremd })).toEqual({ eintraege: [], total: 0 })
    const ohne = flow.call(flow.kunde, 'suchePerson', { gesucht: { ...gesucht, nachname: '' } })
    expect(await refused(ohne)).toMatchObject({ status: 422, code: 'EINGABE_UNGUELTIG' })
  })

  test('a list that is still coming in is nobody’s yet', async () => {
    await flow.db.updateTable('zielgruppe').set({ fertig: 0 }).execute()
    expect(await orte()).toEqual([])
  })
})
