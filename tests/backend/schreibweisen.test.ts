import { afterAll, describe, expect, test, vi } from 'vitest'
import { EMPFAENGER_FELDER, type Empfaenger } from '#src/contract/zielgruppe.ts'
import { readAbgleich } from '#src/domain/zielgruppe/abgleich/abgleichDatei.ts'
import { schluesselHash } from '#src/domain/zielgruppe/abgleich/hash.ts'
import { codesOf } from '#src/engines/addresses/codes/codes.ts'
import { checkList } from '#src/engines/addresses/list/checkList.ts'
import { alsZeile, GESPERRTE, SCHREIBWEISEN } from '#tests/support/schreibweisen.ts'
import { addListe, draft, flowForEach, goTo, paid, testEmpfaenger } from './kampagneFlow.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'

afterAll(() => vi.resetConfig())

const flow = flowForEach()

const zeilen = SCHREIBWEISEN.map(alsZeile)
const sichere = SCHREIBWEISEN.filter(({ ist }) => ist === 'sicher').length
const gefragte = SCHREIBWEISEN.length - sichere
const sperre = async () => {
  for (const person of Object.values(GESPERRTE)) await flow.call(flow.kunde, 'saveSperre', { person })
}
const csv = (rows: readonly Empfaenger[]) =>
  [EMPFAENGER_FELDER, ...rows.map((row) => EMPFAENGER_FELDER.map((feld) => row[feld]))]
    .map((cells) => cells.join(';'))
    .join('\r\n')
const upload = (rows: readonly Empfaenger[], dazu: object = {}) =>
  flow.call(flow.kunde, 'uploadAdressen', {
    bezeichnung: 'Neue Liste',
    datei: new Blob([csv(rows)]),
    dateiName: 'neu.csv',
    dateiZeilen: rows.length,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: {},
    datenquelle: 'Kundenkartei',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
    ...dazu,
  })

describe('domain 4.3.13 none of the spellings of those who are blocked is printed unasked', () => {
  test('on the desk, by the keys that a browser has', async () => {
    await sperre()
    const { blob } = await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss: {} })
    const text = await blob.text()
    for (const name of ['Müller', 'mueller', 'Linden', 'Trimaro']) expect(text).not.toContain(name)
    const { liste } = checkList(new TextEncoder().encode(csv(zeilen)), {
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      anfuehrung: 'umschliesst',
      kopfzeile: 0,
      zuordnung: new Map(EMPFAENGER_FELDER.map((feld, at) => [at, feld])),
      abgleich: readAbgleich(text),
    })
    const gefunden = Array.from(liste.zeilen(), ({ codes }) =>
      codes.includes('sperrliste') ? 'sicher' : codes.includes('sperrlisteFraglich') ? 'gefragt' : 'still',
    )
    expect(gefunden).toEqual(SCHREIBWEISEN.map(({ ist }) => ist))
  })

  test('by a program, which is told how many they are', async () => {
    await sperre()
    const saved = await upload([...zeilen, ...testEmpfaenger(1)])
    expect([saved.potenzial, saved.pruefung?.jeCode]).toMatchObject([
      1,
      { sperrliste: sichere, sperrlisteFraglich: gefragte },
    ])
    const zuViele = await upload(zeilen, { bestaetigteAnzahl: gefragte }).catch((error: unknown) => error)
    expect(String(zuViele)).toMatch(
      /gedruckt würden 0\. Der Abgleich nimmt \d+ Personen heraus, \d+ davon nur vermutlich\./,
    )
  })

  test('also where a slip in the postal code hides him from the places of the blocklist', async () => {
    flow.idPtZielgruppe = await addListe(flow, [
      ...testEmpfaenger(520),
      alsZeile({ wer: 'anna', als: { plz: '01076' } }),
    ])
    await sperre()
    expect(await draft(flow)).toMatchObject({ menge: 520, ausgenommen: { sperrliste: 1 } })
    expect((await paid(flow)).menge).toBe(520)
  })

  test('at the counting and the freezing of a list that was stored before they objected', async () => {
    flow.idPtZielgruppe = await addListe(flow, [...testEmpfaenger(520), ...zeilen])
    await sperre()
    expect(await draft(flow)).toMatchObject({
      menge: 520,
      gesperrt: SCHREIBWEISEN.length,
      ausgenommen: { sperrliste: sichere, sperrlisteFraglich: gefragte },
    })
    expect((await paid(flow)).menge).toBe(520)
  })
})

describe('domain 4.3.13 somebody decided that it is not him', () => {
  const sohn = alsZeile({ wer: 'anna', als: { vorname: 'A.' } })

  test('row by row or by kind: he is stored and frozen, until another one who may be him objects', async () => {
    await sperre()
    const rows = [...testEmpfaenger(520), sohn]
    const einzeln = await upload(rows, { jemandAnderes: [521] })
    const alle = await upload(rows, { trotzAbgleich: ['sperrlisteFraglich'] })
    expect([einzeln.potenzial, alle.potenzial]).toEqual([521, 521])
    for (const { idPtZielgruppe } of [einzeln, alle]) {
      flow.idPtZielgruppe = idPtZielgruppe
      expect(await draft(flow)).toMatchObject({ menge: 521, gesperrt: 0 })
    }
    const kampagne = await paid(flow)
    await externFreigeben(flow.context, kampagne.idPtKampagne)
    // Another blocked one in the same house was never looked at.
    await flow.call(flow.kunde, 'saveSperre', { person: { ...GESPERRTE.anna, vorname: 'Andrea' } })
    expect(await draft(flow)).toMatchObject({ menge: 520, ausgenommen: { sperrlisteFraglich: 1 } })
    await goTo(flow, addTage(flow.versandDatum, -3))
    const auftrag = await flow.db.selectFrom('druckauftrag').select('menge').executeTakeFirstOrThrow()
    expect(auftrag.menge).toBe(520)
  })

  test('but whoever is blocked for sure stays out', async () => {
    await sperre()
    const anna = alsZeile({ wer: 'anna', als: {} })
    const dazu = { jemandAnderes: [1], trotzAbgleich: ['sperrlisteFraglich'] }
    expect((await upload([anna, ...testEmpfaenger(1)], dazu)).potenzial).toBe(1)
  })
})

test('DSG-05 a Robinson list that was read before there were several keys goes on as it did', async () => {
  const [erster, zweiter] = testEmpfaenger(2)
  if (!erster || !zweiter) throw new Error('nobody')
  await flow.call(flow.kunde, 'importRobinsonliste', { datei: new Blob([csv([erster])]), dateiName: 'robinson.csv' })
  const [neu] = await flow.db.selectFrom('robinson').selectAll().execute()
  // As it was stored: SHA-256 of one key, and nothing else.
  expect(neu?.schluessel).toBe(schluesselHash('sperre:1', erster))
  await flow.db.updateTable('robinson').set({ merkmale: null }).execute()
  const gross = { ...erster, nachname: erster.nachname.toUpperCase(), strasse: 'PRUEFWEG' }
  const saved = await upload([gross, zweiter])
  expect([saved.potenzial, saved.pruefung?.jeCode.robinson]).toEqual([1, 1])
  const { blob } = await flow.call(flow.kunde, 'fetchAbgleich', { ausschluss: {} })
  expect(codesOf(readAbgleich(await blob.text()).maske(gross))).toEqual(['robinson'])
})
