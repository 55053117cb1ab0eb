import { describe, expect, test } from 'vitest'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { flowForEach, refused } from './kampagneFlow.ts'

const flow = flowForEach(520)

const KOPF = 'zeile;anrede;vorname;nachname;firma;zusatz;strasse;hausnummer;plz;ort;kundennummer\r\n'
const GEHEIM = ['Petra', 'Zwiebelmann', 'Imkerei', 'Hinterhaus', 'Lindenweg', '4711']
const zeile = (nr: number) =>
  `${nr};Frau;Petra;Zwiebelmann;Imkerei;Hinterhaus;Lindenweg;${nr}a;28195;Bremen;4711-${nr}\r\n`

async function liste(zeilen: number): Promise<number> {
  const { idPtZielgruppe } = await flow.call(flow.kunde, 'uploadAdressen', {
    bezeichnung: 'Stammkunden',
    datei: new Blob([KOPF, ...Array.from({ length: zeilen }, (_, at) => zeile(at + 1))]),
    dateiName: 'stammkunden.csv',
    dateiZeilen: zeilen,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: { Name: 'nachname' },
    datenquelle: 'eigene Kundendaten',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
  })
  return idPtZielgruppe
}

describe('rows of a list for who may only read', () => {
  test('leave the service without a name, a street, a number', async () => {
    const idPtZielgruppe = await liste(1)
    const { token } = await createEmployee(flow, 1, 'betrachter')
    const answer = await flow.call(token, 'fetchAdressenMaskiert', { idPtZielgruppe })
    expect(answer.adressen).toEqual([
      {
        nr: 1,
        anrede: 'Frau',
        titel: '',
        vorname: 'P…',
        nachname: 'Z…',
        firma: 'I…',
        zusatz: 'H…',
        strasse: 'L…',
        hausnummer: '••',
        plz: '28195',
        ort: 'Bremen',
        land: '',
      },
    ])
    for (const geheim of GEHEIM) expect(JSON.stringify(answer)).not.toContain(geheim)
    expect(await refused(flow.call(token, 'fetchAdressen', { idPtZielgruppe }))).toMatchObject({ status: 403 })
  })

  test.each([
    ['Prof. Dr.', 'Prof. Dr.'],
    ['Dr. Petra Zwiebelmann', 'D… P… Z…'],
  ])('show of the column of titles %j as %j: it may hold a whole name', async (titel, gezeigt) => {
    const idPtZielgruppe = await liste(1)
    await flow.db
      .updateTable('zielgruppeEmpfaenger')
      .set({ titel })
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .execute()
    const { token } = await createEmployee(flow, 1, 'betrachter')
    const { adressen } = await flow.call(token, 'fetchAdressenMaskiert', { idPtZielgruppe })
    expect(adressen[0]?.titel).toBe(gezeigt)
  })

  test('come page by page in the order of the list, past a row that is gone', async () => {
    const idPtZielgruppe = await liste(120)
    await flow.db
      .deleteFrom('zielgruppeEmpfaenger')
      .where('idPtZielgruppe', '=', idPtZielgruppe)
      .where('nr', '=', 60)
      .execute()
    const seite = (page: number) => flow.call(flow.kunde, 'fetchAdressenMaskiert', { idPtZielgruppe, page })
    const [eins, zwei, drei] = [await seite(1), await seite(2), await seite(3)]
    expect([eins.total, eins.seitenGroesse, eins.adressen.length]).toEqual([119, 50, 50])
    expect([eins, zwei, drei].flatMap(({ adressen }) => adressen.map(({ nr }) => nr))).toEqual(
      Array.from({ length: 120 }, (_, at) => at + 1).filter((nr) => nr !== 60),
    )
    expect((await seite(9)).page).toBe(3)
  })

  test('are no filter’s', async () => {
    const { idPtZielgruppe } = await flow.call(flow.kunde, 'saveZielgruppe', {
      bezeichnung: 'Alle',
      filter: LEERER_FILTER,
    })
    expect(await refused(flow.call(flow.kunde, 'fetchAdressenMaskiert', { idPtZielgruppe }))).toMatchObject({
      status: 422,
      code: 'KEINE_ADRESSEN',
    })
  })
})
