import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { CallRefused } from '#tests/support/wire.ts'
import { draft, fetchK, flowForEach, goTo, paid, release, testEmpfaenger } from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

/** The n-th of the test list, written a little differently. */
function objection(n: number) {
  const person = testEmpfaenger(n + 1)[n]
  if (!person) throw new Error('no such person')
  const { vorname, nachname, hausnummer, plz } = person
  return { vorname, nachname: nachname.toUpperCase(), firma: '', strasse: 'Pruefweg', hausnummer, plz, ort: '' }
}
const block = (n: number) => flow.call(flow.kunde, 'saveSperre', { person: objection(n) })
const frozen = async () =>
  (await flow.db.selectFrom('empfaengerCode').select('daten').execute()).map(({ daten }) => daten ?? '')

describe('DSG-05 the blocklist', () => {
  test('takes people out of a campaign that is prepared: quantity, price and frozen recipients', async () => {
    const full = await draft(flow, { bezeichnung: 'Ohne Sperre' })
    expect([full.menge, full.gesperrt]).toEqual([520, 0])
    await block(4)
    await block(9)
    const fewer = await draft(flow, { bezeichnung: 'Mit Sperre' })
    expect([fewer.menge, fewer.gesperrt]).toEqual([518, 2])
    const { kampagne } = await release(flow, fewer)
    expect(kampagne.menge).toBe(518)
    const people = await frozen()
    expect(people).toHaveLength(518)
    expect(people.filter((daten) => /Beispiel(5|10)"/.test(daten))).toEqual([])
  })

  test('an objection after the quote is said with its new price before anything binds', async () => {
    const kampagne = await draft(flow)
    await block(4)
    const error: unknown = await release(flow, kampagne).catch((thrown: unknown) => thrown)
    expect(error instanceof CallRefused && [error.status, error.code]).toEqual([409, 'PREIS_GEAENDERT'])
    const { kampagne: released } = await release(flow, await fetchK(flow, kampagne.idPtKampagne))
    expect(released.menge).toBe(519)
  })

  test('an objection after the approval is not printed, and the history says so', async () => {
    const { idPtKampagne } = await paid(flow)
    await flow.db.updateTable('kampagne').set({ geprueftAm: flow.clock.now().toISOString() }).execute()
    await block(4)
    await goTo(flow, addTage(flow.versandDatum, -3))
    const auftrag = await flow.db.selectFrom('druckauftrag').selectAll().executeTakeFirstOrThrow()
    expect(auftrag.menge).toBe(519)
    const list = await readFile(join(flow.ordner, auftrag.auftrag, 'empfaenger.csv'), 'utf8')
    expect(list).not.toMatch(/Beispiel5;/)
    flow.kunde = await flow.login('kunde@example.org')
    const { verlauf } = await fetchK(flow, idPtKampagne)
    expect(verlauf.some(({ grund }) => grund?.includes('Eine Person im Abgleich ausgelassen'))).toBe(true)
  })

  test('a list that is uploaded leaves them out and counts them', async () => {
    await block(4)
    const csv =
      'vorname;nachname;strasse;hausnummer;plz;ort\nJürgen;Beispiel6;Prüfweg;6;01067;Dresden\nÄnne;Beispiel5;Prüfweg;5;01067;Dresden\n'
    const saved = await flow.call(flow.kunde, 'uploadAdressen', {
      bezeichnung: 'Neu',
      datei: new Blob([csv]),
      dateiName: 'neu.csv',
      dateiZeilen: 2,
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      zuordnung: {},
      datenquelle: 'Kundenkartei',
      rechtmaessigErhoben: true,
      ohneWarnungen: [],
    })
    expect([saved.potenzial, saved.pruefung?.jeCode.sperrliste]).toEqual([1, 1])
  })

  test('people of a filter are left out by the same list, of another customer by none', async () => {
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' as const } }
    const { idPtZielgruppe, potenzial } = await flow.call(flow.kunde, 'saveZielgruppe', { bezeichnung: 'Alle', filter })
    const { empfaenger } = await flow.call(flow.kunde, 'fetchBeispielEmpfaenger', { idPtZielgruppe })
    const [first] = empfaenger
    if (!first) throw new Error('nobody lives there')
    const { vorname, nachname, firma, strasse, hausnummer, plz, ort } = first
    const person = { vorname, nachname, firma, strasse, hausnummer, plz, ort }
    await flow.call(flow.andere, 'saveSperre', { person })
    const { idPtWerbemittel, versandDatum } = flow
    const before = await flow.call(flow.kunde, 'saveKampagne', { idPtZielgruppe, idPtWerbemittel, versandDatum })
    expect(before.menge).toBe(potenzial)
    await flow.call(flow.kunde, 'saveSperre', { person })
    const after = await fetchK(flow, before.idPtKampagne)
    expect([after.menge, after.gesperrt]).toEqual([potenzial - 1, 1])
  })
})
