import { describe, expect, test } from 'vitest'
import type { Input } from '#src/contract/operation.ts'
import type { Operations } from '#src/contract/index.ts'
import { LEERER_FILTER } from '#src/domain/zielgruppe/filters.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { draft, fetchK, flowForEach, refused, release } from './kampagneFlow.ts'
import { createEmployee } from '#tests/support/accessActors.ts'
import { ADRESS_ENTWURF } from '#tests/support/sampleInputs.ts'

const flow = flowForEach(520)

const KOPF = 'zeile;vorname;nachname;strasse;hausnummer;plz;ort\r\n'
const zeile = (nr: number, hausnummer: string | number = nr) =>
  `${nr};Anna;Weber${nr};Lindenweg;${hausnummer};28195;Bremen\r\n`
const csv = (...zeilen: string[]) => new Blob([KOPF, ...zeilen])
const entwurf = (datei: Blob, mehr: Partial<Input<Operations['saveAdressEntwurf']>> = {}) => ({
  ...ADRESS_ENTWURF,
  datei,
  ...mehr,
})
const hochladen = (datei: Blob, mehr: Partial<Input<Operations['uploadAdressen']>> = {}) => ({
  bezeichnung: 'Stammkunden',
  datei,
  dateiName: 'stammkunden.csv',
  dateiZeilen: 2,
  zeichensatz: 'utf-8',
  trennzeichen: ';',
  zuordnung: { Name: 'nachname' as const },
  datenquelle: 'eigene Kundendaten',
  rechtmaessigErhoben: true,
  ohneWarnungen: [],
  ...mehr,
})

const listen = () =>
  flow.db
    .selectFrom('zielgruppe')
    .select(['idPtZielgruppe', 'fertig'])
    .where('bezeichnung', '=', 'Stammkunden')
    .execute()

describe('a list that was put aside', () => {
  test('has one newest state: who saves over a colleague’s reads that first, and neither is lost', async () => {
    const { token } = await createEmployee(flow, 1, 'kampagnenmanager')
    const first = await flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1))))
    const { idPtAdressEntwurf, version } = first
    await flow.call(token, 'saveAdressEntwurf', entwurf(csv(zeile(1, 7)), { idPtAdressEntwurf, version }))
    const late = flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1, 9)), { idPtAdressEntwurf, version }))
    expect(await refused(late)).toMatchObject({ status: 409, code: 'VERSION_VERALTET' })
    const { blob } = await flow.call(flow.kunde, 'oeffneAdressEntwurf', { idPtAdressEntwurf })
    expect(await blob.text()).toContain('Lindenweg;7;')
  })

  test('goes with the upload of its own version; a newer one stays, and one that is gone refuses nothing', async () => {
    const save = (mehr = {}) => flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1)), mehr))
    const drafts = async () => (await flow.call(flow.kunde, 'fetchAdressEntwuerfe', {})).entwuerfe
    const { idPtAdressEntwurf, version } = await save()
    const newer = await save({ idPtAdressEntwurf, version })
    const send = (entwurfVersion: number) =>
      flow.call(flow.kunde, 'uploadAdressen', hochladen(csv(zeile(1)), { idPtAdressEntwurf, entwurfVersion }))
    await send(version)
    expect(await drafts()).toEqual([newer])
    await send(newer.version)
    expect(await drafts()).toEqual([])
    expect(await send(newer.version)).toMatchObject({ potenzial: 1 })
  })

  test('of another customer stays where it is, whoever names it', async () => {
    const { idPtAdressEntwurf } = await flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1))))
    await flow.db.updateTable('adressEntwurf').set({ idPtKunde: 2 }).execute()
    await flow.call(flow.kunde, 'uploadAdressen', hochladen(csv(zeile(1)), { idPtAdressEntwurf }))
    expect(await flow.db.selectFrom('adressEntwurf').select('loeschenAm').executeTakeFirst()).not.toEqual({
      loeschenAm: flow.context.heute(),
    })
  })

  test('CSV-20 is refused as an upload would be, in words, where it could never be opened again', async () => {
    const offen = flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv('1;Anna;"Weber;Lindenweg;3;28195;Bremen\r\n')))
    expect(await refused(offen)).toMatchObject({ status: 422, code: 'ADRESSDATEI_UNGUELTIG' })
    expect(await flow.call(flow.kunde, 'fetchAdressEntwuerfe', {})).toEqual({ entwuerfe: [] })
  })

  test('DSG-03 is gone after 30 days, its rows with it, unless somebody else has the same ones', async () => {
    await flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1))))
    flow.tick(20 * 86_400_000)
    flow.kunde = await flow.login('kunde@example.org')
    const later = await flow.call(flow.kunde, 'saveAdressEntwurf', entwurf(csv(zeile(1))))
    flow.tick(11 * 86_400_000)
    flow.kunde = await flow.login('kunde@example.org')
    await runDueJobs(flow.context)
    expect(await flow.call(flow.kunde, 'fetchAdressEntwuerfe', {})).toMatchObject({
      entwuerfe: [{ idPtAdressEntwurf: later.idPtAdressEntwurf }],
    })
    const { blob } = await flow.call(flow.kunde, 'oeffneAdressEntwurf', { idPtAdressEntwurf: later.idPtAdressEntwurf })
    expect(await blob.text()).toContain('Weber1')
  })
})

describe('a stored list that is put right', () => {
  test('two people at once: the second is told, and what he sends is not stored over the first', async () => {
    const { idPtZielgruppe } = flow
    const { version } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe })
    const ersetzt = { idPtZielgruppe, version }
    await flow.call(flow.kunde, 'uploadAdressen', hochladen(csv(zeile(1), zeile(2)), { ersetzt }))
    const second = await refused(flow.call(flow.kunde, 'uploadAdressen', hochladen(csv(zeile(3)), { ersetzt })))
    expect(second).toMatchObject({ status: 409, code: 'LISTE_GEAENDERT' })
    expect((await listen()).filter(({ fertig }) => fertig === 1)).toHaveLength(1)
    await runDueJobs(flow.context)
    expect(await listen()).toHaveLength(1)
  })

  test('a campaign in the making takes the new one, one on its way keeps what it relies on', async () => {
    const { idPtZielgruppe } = flow
    const unterwegs = await draft(flow, { bezeichnung: 'Unterwegs' })
    await release(flow, unterwegs)
    const offen = await draft(flow, { bezeichnung: 'Entwurf' })
    const { version } = await flow.call(flow.kunde, 'fetchZielgruppe', { idPtZielgruppe })
    const neu = await flow.call(
      flow.kunde,
      'uploadAdressen',
      hochladen(csv(zeile(1), zeile(2)), { ersetzt: { idPtZielgruppe, version } }),
    )
    expect((await fetchK(flow, unterwegs.idPtKampagne)).idPtZielgruppe).toBe(idPtZielgruppe)
    expect((await fetchK(flow, offen.idPtKampagne)).idPtZielgruppe).toBe(neu.idPtZielgruppe)
    expect((await listen()).map(({ fertig }) => fertig)).toEqual([1, 1])
  })

  test('what is handed out comes in again as the same people, whatever stands in their cells', async () => {
    const cells = ['=1+1', 'Wein; Käse', '"Zum Anker"', "D'Angelo", ' Łukasz ', 'zwei\nZeilen']
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    const rows = cells.map((cell, nr) => `${nr + 1};Anna;${quoted(cell)};Lindenweg;${nr + 1};28195;Bremen\r\n`)
    const zuordnung = Object.fromEntries(
      KOPF.trim()
        .split(';')
        .slice(1)
        .map((feld) => [feld, feld]),
    ) as Input<Operations['uploadAdressen']>['zuordnung']
    const stored = await flow.call(flow.kunde, 'uploadAdressen', hochladen(csv(...rows), { zuordnung }))
    const { blob } = await flow.call(flow.kunde, 'fetchAdressen', { idPtZielgruppe: stored.idPtZielgruppe })
    const again = await flow.call(flow.kunde, 'uploadAdressen', hochladen(blob, { zuordnung, bezeichnung: 'Wieder' }))
    const names = (idPtZielgruppe: number) =>
      flow.db
        .selectFrom('zielgruppeEmpfaenger')
        .select(['nachname', 'hausnummer'])
        .where('idPtZielgruppe', '=', idPtZielgruppe)
        .orderBy('nr')
        .execute()
    expect(await names(again.idPtZielgruppe)).toEqual(await names(stored.idPtZielgruppe))
    expect(again.potenzial).toBe(cells.length)
  })
})

test('a limited filter freezes exactly those whom it counted', async () => {
  for (const menge of [
    { anzahl: 520, regel: 'gleichmaessig' },
    { anzahl: 517, regel: 'zufall', startzahl: 4711 },
  ] as const) {
    const { idPtZielgruppe, potenzial } = await flow.call(flow.kunde, 'saveZielgruppe', {
      bezeichnung: `Begrenzt ${menge.regel}`,
      filter: { ...LEERER_FILTER, menge },
    })
    expect(potenzial).toBe(menge.anzahl)
    const kampagne = await draft({ ...flow, idPtZielgruppe }, { bezeichnung: menge.regel })
    await release(flow, kampagne)
    const frozen = await flow.db
      .selectFrom('empfaengerCode')
      .select('nr')
      .where('idPtKampagne', '=', kampagne.idPtKampagne)
      .execute()
    expect(frozen).toHaveLength(menge.anzahl)
  }
})
