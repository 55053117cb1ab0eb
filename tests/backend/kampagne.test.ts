import { expect, test } from 'vitest'
import { KAMPAGNE_STATES, type Kampagne, type KampagneState } from '#src/contract/kampagne.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { refusal, type KampagneAction } from '#src/domain/kampagne/transitions.ts'
import { factsOf, loadFreigaben, loadKampagne } from '#mocks/backend/kampagne/load.ts'
import { externAblehnen, externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import {
  addListe,
  approved,
  createFlow,
  draft,
  fetchK,
  flowForAll,
  handedOver,
  paid,
  QR_ZIEL,
  refused,
  release,
  sent,
  testEmpfaenger,
} from './kampagneFlow.ts'

const flow = flowForAll()

const row = (idPtKampagne: number) =>
  flow.db.selectFrom('kampagne').selectAll().where('idPtKampagne', '=', idPtKampagne).executeTakeFirstOrThrow()

test('saves a draft with what the service works out itself', async () => {
  const kampagne = await draft(flow)
  expect(kampagne).toMatchObject({ state: 'inBearbeitung', menge: 520, format: 'maxipostkarte', version: 1 })
  expect(kampagne.absender?.firma).toBe('Ladenverbund Elbtal eG')
  expect(kampagne.datenschutzText).toContain('eigene Kundendaten')
  expect(kampagne.qrCodes).toMatchObject([{ ziel: QR_ZIEL, kurzlink: 'http://localhost:3000/q/beispiel22' }])
  expect(kampagne.preis?.brutto).toBeGreaterThan(0)
  expect(kampagne.befunde.filter((b) => b.schwere === 'fehler')).toEqual([])
})

test('a draft may be empty', async () => {
  const empty = await flow.call(flow.kunde, 'saveKampagne', {})
  expect(empty).toMatchObject({ bezeichnung: 'Neue Kampagne', menge: 0, format: null, preis: null })
  const { idPtKampagne, version } = empty
  const input = { idPtKampagne, version, personen: [{ name: 'P', email: 'p@example.org' }], gueltigTage: 14 }
  const call = flow.call(flow.kunde, 'kampagneZurFreigabeGeben', { ...input, quorum: 'alle', warnungenAkzeptiert: [] })
  const result = await refused(call)
  expect(result).toMatchObject({ status: 409 })
  expect(result?.text).toContain('Wählen Sie eine Zielgruppe.')
})

test('SEC-04 takes no field of the service from a request', async () => {
  const { idPtKampagne, version } = await draft(flow)
  const body = {
    aktion: 'saveKampagne',
    idPtKampagne,
    version,
    state: 'inVersendet',
    menge: 1,
    idPtKunde: 2,
    preis: null,
  }
  const response = await flow.app.request('/api/kampagne/', {
    method: 'POST',
    headers: { authorization: `Bearer ${flow.kunde}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, zahlungsStatus: 'bezahlt', bezahlt: 99_999 }),
  })
  expect(response.status).toBe(200)
  expect(await row(idPtKampagne)).toMatchObject({ state: 'inBearbeitung', menge: 520, idPtKunde: 1, bezahlt: 0 })
})

test('a stale save overwrites nothing and brings the stored campaign along', async () => {
  const { idPtKampagne, version } = await draft(flow)
  await flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Erste' })
  const response = await flow.send(flow.kunde, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'Zweite' })
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({
    fehler: { code: 'VERSION_VERALTET', aktuell: { bezeichnung: 'Erste' } },
  })
  expect((await row(idPtKampagne)).bezeichnung).toBe('Erste')
})

test('shows at once what follows from a change of list or material', async () => {
  const kampagne = await draft(flow)
  await flow.clock.moveBy(60_000)
  await flow.db
    .updateTable('zielgruppe')
    .set({ potenzial: 700, geaendertAm: flow.clock.now().toISOString() })
    .where('idPtZielgruppe', '=', flow.idPtZielgruppe)
    .execute()
  const fresh = await fetchK(flow, kampagne.idPtKampagne)
  expect(fresh.menge).toBe(700)
  expect(fresh.preis?.brutto).not.toBe(kampagne.preis?.brutto)
  expect(fresh.version).toBe(kampagne.version)
  await flow.db
    .updateTable('zielgruppe')
    .set({ potenzial: 520 })
    .where('idPtZielgruppe', '=', flow.idPtZielgruppe)
    .execute()
})

test('PAY-08 a price that changed is shown before it binds', async () => {
  const kampagne = await draft(flow)
  await flow.db
    .updateTable('preisEintrag')
    .set((e) => ({ price: e('price', '+', 7) }))
    .execute()
  const first = await refused(release(flow, kampagne))
  expect(first).toMatchObject({ status: 409, code: 'PREIS_GEAENDERT' })
  const fresh = await fetchK(flow, kampagne.idPtKampagne)
  expect(fresh.state).toBe('inBearbeitung')
  expect((await release(flow, fresh)).kampagne.state).toBe('inInternerFreigabe')
})

test('warnings have to be accepted one by one', async () => {
  const kampagne = await draft(flow)
  const warnung = { schwere: 'warnung', code: 'bildAufloesung', text: 'Ein Bild hat nur 200 dpi.' }
  await flow.db
    .updateTable('werbemittel')
    .set({ pruefung: JSON.stringify([warnung]) })
    .execute()
  const result = await refused(release(flow, kampagne))
  expect(result).toMatchObject({ status: 409, code: 'WARNUNGEN_OFFEN' })
  expect(result?.text).toContain('200 dpi')
  await flow.db.updateTable('werbemittel').set({ pruefung: '[]' }).execute()
})

test('under review only name and note change', async () => {
  const { kampagne } = await release(flow, await draft(flow))
  const { idPtKampagne, version } = kampagne
  const save = (fields: object) => flow.call(flow.kunde, 'saveKampagne', { idPtKampagne, version, ...fields })
  expect(await refused(save({ anreicherung: true }))).toMatchObject({ status: 409, code: 'NICHT_AENDERBAR' })
  expect(await refused(save({ idPtZielgruppe: null }))).toMatchObject({ status: 409, code: 'NICHT_AENDERBAR' })
  expect(await save({ bezeichnung: 'Neuer Name', anreicherung: false })).toMatchObject({ bezeichnung: 'Neuer Name' })
})

/** Calls of the owner that can be refused by the state. */
const CALLS: Partial<Record<KampagneAction, (k: Pick<Kampagne, 'idPtKampagne' | 'version'>) => Promise<unknown>>> = {
  freigabeZurueckziehen: (k) => flow.call(flow.kunde, 'freigabeZurueckziehen', k),
  wiederOeffnen: (k) => flow.call(flow.kunde, 'wiederOeffnen', k),
  anhalten: (k) => flow.call(flow.kunde, 'anhalten', k),
  fortsetzen: (k) => flow.call(flow.kunde, 'fortsetzen', k),
  stornieren: (k) => flow.call(flow.kunde, 'stornieren', { ...k, grund: 'Test', gebuehr: 0 }),
  stornoAnfragen: (k) => flow.call(flow.kunde, 'stornoAnfragen', k),
  deleteKampagne: (k) => flow.call(flow.kunde, 'deleteKampagne', k),
  terminAendern: (k) => flow.call(flow.kunde, 'terminAendern', { ...k, versandDatum: addTage(flow.versandDatum, 7) }),
  kampagneZurFreigabeGeben: (k) =>
    flow.call(flow.kunde, 'kampagneZurFreigabeGeben', {
      ...k,
      personen: [{ name: 'P', email: 'p@example.org' }],
      gueltigTage: 14,
      quorum: 'alle',
      warnungenAkzeptiert: [],
    }),
  starteZahlung: ({ idPtKampagne }) =>
    flow.call(flow.kunde, 'starteZahlung', { idPtKampagne, zahlungsart: 'paypal', betrag: 0, agbAkzeptiert: true }),
}

test.each(KAMPAGNE_STATES)(
  'SEC-06 in %s every call that the domain refuses leaves the row as it is',
  async (state: KampagneState) => {
    const { idPtKampagne } = await draft(flow)
    await flow.db.updateTable('kampagne').set({ state }).where('idPtKampagne', '=', idPtKampagne).execute()
    const before = await row(idPtKampagne)
    const mails = async () => (await flow.db.selectFrom('mail').select('idMail').execute()).length
    const sentBefore = await mails()
    const facts = factsOf(
      await loadKampagne(flow.context, idPtKampagne),
      await loadFreigaben(flow.context, [idPtKampagne]),
    )
    let checked = 0
    for (const [action, call] of Object.entries(CALLS) as [KampagneAction, (typeof CALLS)[KampagneAction]][]) {
      const reason = refusal(action, facts, flow.clock.heute())
      if (reason === null || call === undefined) continue
      const result = await refused(call({ idPtKampagne, version: before.version }))
      expect([action, result?.status, result?.code]).toEqual([action, 409, 'NICHT_MOEGLICH'])
      expect(result?.text).toContain(reason)
      checked += 1
    }
    expect(checked).toBeGreaterThan(2)
    expect(await row(idPtKampagne)).toEqual(before)
    expect(await mails()).toBe(sentBefore)
  },
)

test('reopening voids the approval', async () => {
  const kampagne = await approved(flow)
  const open = await flow.call(flow.kunde, 'wiederOeffnen', kampagne)
  expect(open.state).toBe('inBearbeitungKorrektur')
  const { kampagne: again } = await release(flow, open)
  expect(again).toMatchObject({ state: 'inInternerFreigabe', teilstatus: 'wartetAufFreigabe', snapshotNr: 2 })
})

test('another date brings its own price, and is approved anew before and after the payment', async () => {
  const heute = flow.clock.heute()
  // January has no autumn surcharge.
  const versandDatum = versandtage('2027-01-05', '2027-01-20', heute)[0] ?? ''
  const before = await approved(flow)
  const target = ({ idPtKampagne, version }: typeof before) => ({ idPtKampagne, version, versandDatum })
  const moved = await flow.call(flow.kunde, 'terminAendern', target(before))
  expect(moved).toMatchObject({ state: 'inBearbeitungKorrektur', versandDatum })
  expect(moved.preis?.brutto).not.toBe(before.preis?.brutto)
  const checked = await paid(flow)
  await externFreigeben(flow.context, checked.idPtKampagne)
  const later = await flow.call(flow.kunde, 'terminAendern', target(await fetchK(flow, checked.idPtKampagne)))
  expect(later).toMatchObject({ state: 'inBearbeitungKorrektur', versandDatum, extern: { geprueftAm: null } })
})

test('the provider sends back with reasons, the money stays', async () => {
  const { idPtKampagne } = await paid(flow)
  await externAblehnen(flow.context, idPtKampagne, ['Die Schrift ist zu klein.', ' '])
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inBearbeitungKorrektur',
    extern: { gruende: ['Die Schrift ist zu klein.'], geprueftAm: null },
    zahlung: { zahlungsStatus: 'bezahlt', offen: 0 },
  })
  await expect(externAblehnen(flow.context, idPtKampagne, ['x'])).rejects.toMatchObject({ status: 409 })
})

test('a prepared dispatch can only be asked to stop', async () => {
  const ready = await createFlow()
  const kampagne = await handedOver(ready)
  const input = { idPtKampagne: kampagne.idPtKampagne, version: kampagne.version }
  expect(await refused(ready.call(ready.kunde, 'stornieren', { ...input, grund: 'x', gebuehr: 0 }))).toMatchObject({
    status: 409,
  })
  const asked = await ready.call(ready.kunde, 'stornoAnfragen', { ...input, grund: 'Tippfehler entdeckt' })
  expect(asked.stornoAngefragtAm).not.toBeNull()
  const twice = ready.call(ready.kunde, 'stornoAnfragen', { ...input, version: asked.version })
  expect(await refused(twice)).toMatchObject({ status: 409 })
  await ready.close()
})

test('a draft can be deleted and copied, material and list stay', async () => {
  const kampagne = await draft(flow, { bezeichnung: 'Vorlage' })
  const copy = await flow.call(flow.kunde, 'kopiereKampagne', kampagne)
  expect(copy).toMatchObject({
    bezeichnung: 'Kopie von Vorlage',
    versandDatum: null,
    menge: 520,
    state: 'inBearbeitung',
  })
  await flow.call(flow.kunde, 'deleteKampagne', kampagne)
  expect(await refused(fetchK(flow, kampagne.idPtKampagne))).toMatchObject({ status: 404 })
  expect((await fetchK(flow, copy.idPtKampagne)).idPtZielgruppe).toBe(flow.idPtZielgruppe)
})

test('finds, sorts and counts as people read', async () => {
  const own = await createFlow()
  for (const bezeichnung of ['Zebra', 'Äpfel', 'apfelmus', 'Öl']) await draft(own, { bezeichnung })
  await release(own, await draft(own, { bezeichnung: 'Freigabe Äpfel' }))
  const find = (input: Parameters<typeof own.call<'fetchKampagnen'>>[2]) => own.call(own.kunde, 'fetchKampagnen', input)
  const names = async (input: Parameters<typeof find>[0]) => (await find(input)).kampagnen.map((k) => k.bezeichnung)
  expect(await names({ sort: 'bezeichnung' })).toEqual(['Äpfel', 'apfelmus', 'Freigabe Äpfel', 'Öl', 'Zebra'])
  expect(await names({ q: 'ÄPF', sort: 'bezeichnung', richtung: 'ab' })).toEqual(['Freigabe Äpfel', 'Äpfel'])
  expect(await names({ q: 'Ä'.normalize('NFD'), sort: 'bezeichnung' })).toEqual(['Äpfel', 'Freigabe Äpfel'])
  for (const everywhere of ['stammKUNDEN', ' testkarte ']) expect(await names({ q: everywhere })).toHaveLength(5)
  for (const nowhere of ['%', '_', '*', 'stammkarte']) expect(await names({ q: nowhere })).toEqual([])
  expect(await names({ state: 'inInternerFreigabe' })).toEqual(['Freigabe Äpfel'])
  expect(await find({ state: 'inBezahlung' })).toMatchObject({
    total: 0,
    jeState: { inBearbeitung: 4, inInternerFreigabe: 1 },
  })
  for (let i = 0; i < 18; i += 1) await own.call(own.kunde, 'saveKampagne', { bezeichnung: `Reihe ${i}` })
  expect(await find({ page: 2 })).toMatchObject({ total: 23, seitenGroesse: 20 })
  expect((await find({ page: 2 })).kampagnen).toHaveLength(3)
  const sortBySql = own.app.request('/api/kampagne/?aktion=fetchKampagnen&sort=1;drop', {
    headers: { authorization: `Bearer ${own.kunde}` },
  })
  expect((await sortBySql).status).toBe(422)
  await own.close()
})

test('what belongs to someone else is not there, for every call with an id', async () => {
  const kampagne = await draft(flow)
  const { idPtKampagne, version } = kampagne
  const foreignList = await addListe(flow, testEmpfaenger(2), 2)
  const own = flow.kunde
  flow.kunde = flow.andere
  for (const call of Object.values(CALLS))
    expect(await refused(call({ idPtKampagne, version }))).toMatchObject({ status: 404 })
  for (const name of ['fetchKampagne', 'berechnePreis', 'kopiereKampagne'] as const)
    expect(await refused(flow.call(flow.andere, name, { idPtKampagne }))).toMatchObject({ status: 404 })
  const save = flow.call(flow.andere, 'saveKampagne', { idPtKampagne, version, bezeichnung: 'fremd' })
  expect(await refused(save)).toMatchObject({ status: 404 })
  flow.kunde = own
  for (const idPtZielgruppe of [foreignList, 999_999])
    expect(await refused(flow.call(own, 'saveKampagne', { idPtZielgruppe }))).toMatchObject({ status: 404 })
})

test('lives a campaign up to Versendet', async () => {
  const kampagne = await sent(flow)
  expect(kampagne).toMatchObject({ state: 'inVersendet', versand: { menge: 520, versuche: 0 } })
  expect(kampagne.verlauf.map(({ aktion, wer }) => [aktion, wer])).toEqual([
    ['saveKampagne', 'kunde'],
    ['kampagneZurFreigabeGeben', 'kunde'],
    ['freigabeErteilen', 'freigeber'],
    ['starteZahlung', 'kunde'],
    ['zahlungEingegangen', 'system'],
    ['externFreigeben', 'anbieter'],
    ['versandVorbereiten', 'system'],
    ['uebergabe', 'system'],
    ['uebergabeBestaetigt', 'druckerei'],
    ['versandGemeldet', 'druckerei'],
  ])
})
