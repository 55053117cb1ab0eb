import { formatWireAmount } from '#src/contract/wire.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiRecht } from '#src/contract/apizugang.ts'
import { WEBHOOK_EREIGNISSE } from '#src/contract/webhook.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { KENNUNGEN, scanne } from '#tests/support/aufrufer.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { ALLE_RECHTE, neuesToken, openReceiver, type Receiver } from './apizugang.ts'
import { ALLES_BESTAETIGT, keyOf, PERSONEN, refused, seitenMitQr, testEmpfaenger } from './kampagneFlow.ts'

const backend = backendForEach()
let receiver: Receiver
let kunde: string
beforeEach(async () => {
  receiver = await openReceiver()
  kunde = await backend.login('kunde@example.org')
  const input = { bezeichnung: 'Alles', url: receiver.url, ereignisse: [...WEBHOOK_EREIGNISSE], aktiv: true }
  await backend.call(kunde, 'saveWebhook', input)
})
afterEach(async () => {
  await receiver.close()
})

function csv(): Blob {
  const spalten = ['anrede', 'vorname', 'nachname', 'strasse', 'hausnummer', 'plz', 'ort'] as const
  const zeilen = testEmpfaenger(520).map((person) => spalten.map((spalte) => person[spalte]).join(';'))
  return new Blob([[spalten.join(';'), ...zeilen].join('\n')])
}

/** List, sheet and campaign by one token, as far as an approver is asked. */
async function prepare(token: string) {
  const { idPtZielgruppe } = await backend.call(token, 'uploadAdressen', {
    bezeichnung: 'Stammkunden',
    datei: csv(),
    dateiName: 'kunden.csv',
    dateiZeilen: 520,
    zeichensatz: 'utf-8',
    trennzeichen: ';',
    zuordnung: {},
    datenquelle: 'Kundenkartei',
    rechtmaessigErhoben: true,
    ohneWarnungen: [],
  })
  const format = 'maxipostkarte'
  const sheet = await backend.call(token, 'saveWerbemittel', {
    bezeichnung: 'Karte',
    format,
    seiten: seitenMitQr(format),
  })
  const { idPtWerbemittel } = sheet
  await backend.call(token, 'pruefeWerbemittel', { idPtWerbemittel })
  const heute = backend.clock.heute()
  const [versandDatum = ''] = versandtage(heute, addTage(heute, 60), heute)
  const fields = { bezeichnung: 'Herbstaktion', versandDatum, idPtZielgruppe, idPtWerbemittel }
  const kampagne = await backend.call(token, 'saveKampagne', fields)
  const { idPtKampagne, version } = kampagne
  const { preis } = await backend.call(token, 'berechnePreis', { idPtKampagne })
  expect(preis?.brutto).toBeGreaterThan(0)
  const asked = await backend.call(token, 'kampagneZurFreigabeGeben', {
    idPtKampagne,
    version,
    personen: PERSONEN,
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: kampagne.befunde.filter(({ schwere }) => schwere === 'warnung').map((befund) => befund.code),
  })
  return { idPtKampagne, links: asked.links }
}

async function approve(token: string | null, url: string) {
  const hashKey = keyOf(url)
  const { vorlage } = await backend.call(token, 'fetchFreigabe', { hashKey })
  const snapshotHash = vorlage?.snapshotHash ?? ''
  const bestaetigt = [...ALLES_BESTAETIGT]
  await backend.call(token, 'freigabeErteilen', { hashKey, name: 'Automat', snapshotHash, bestaetigt })
}

const told = () =>
  receiver.received.map(
    ({ body }) => JSON.parse(body) as { ereignis: string; modus: string; daten: { nachState?: string } },
  )
const linkInMail = async () =>
  (await backend.db.selectFrom('mail').select('link').where('an', '=', 'paula@example.org').executeTakeFirstOrThrow())
    .link ?? ''

it('a program alone brings a campaign from the list to the paid order, and hears of every step', async () => {
  const { geheimnis } = await neuesToken(backend, kunde, { rechte: ALLE_RECHTE })
  const { idPtKampagne, links } = await prepare(geheimnis)
  await approve(geheimnis, links[0]?.url ?? '')
  const { zahlung } = await backend.call(geheimnis, 'fetchKampagne', { idPtKampagne })
  const order = { idPtKampagne, zahlungsart: 'rechnung', betrag: zahlung.offen, agbAkzeptiert: true } as const
  const key = { 'idempotency-key': 'bestellung-4711' }
  const paid = await backend.call(geheimnis, 'starteZahlung', order, key)
  expect(await backend.call(geheimnis, 'starteZahlung', order, key)).toEqual(paid)
  const done = await backend.call(geheimnis, 'fetchKampagne', { idPtKampagne })
  expect(done).toMatchObject({ state: 'inExternerFreigabe', testmodus: false, zahlung: { zahlungsStatus: 'bezahlt' } })
  expect(done.verlauf[0]?.name).toBe('Katharina Brandt (API: Shop)')
  const { rechnungen } = await backend.call(geheimnis, 'fetchRechnungen', {})
  expect(rechnungen).toHaveLength(1)

  const { code } = await backend.db.selectFrom('empfaengerCode').select('code').executeTakeFirstOrThrow()
  await backend.app.request(`http://localhost:3000/q/${code}`, {
    headers: { 'user-agent': KENNUNGEN.linkvorschau[0] ?? '' },
  })
  for (let i = 0; i < 3; i += 1) {
    await scanne(backend.app, `http://localhost:3000/q/${code}`)
    // The last two within one visit.
    if (i === 0) await backend.clock.moveBy(30 * 60_000)
  }
  await runDueJobs(backend.context)
  const events = told()
  const scans = events.filter(({ ereignis }) => ereignis === 'statistik.scan').map(({ daten }) => daten)
  expect(scans).toHaveLength(2)
  expect(scans).toEqual(
    expect.arrayContaining([
      { idPtKampagne, nummer: 1, erster: 1 },
      { idPtKampagne, nummer: 1, erster: 0 },
    ]),
  )
  // Several are under way at once, so a receiver goes by what an event says, not by when it came.
  const states = events.filter(({ ereignis }) => ereignis === 'kampagne.state').map(({ daten }) => daten.nachState)
  const passed = ['inBearbeitung', 'inInternerFreigabe', 'inBezahlung', 'inExternerFreigabe']
  expect(states).toHaveLength(passed.length)
  expect(states).toEqual(expect.arrayContaining(passed))
  for (const ereignis of ['zielgruppe.geprueft', 'freigabe.entscheidung', 'zahlung.status', 'rechnung.erstellt'])
    expect(events.map((event) => event.ereignis)).toContain(ereignis)
  // Amounts of events are those of the invoice, in EUR.
  const euro = formatWireAmount(rechnungen[0]?.brutto ?? 0)
  const datenOf = (ereignis: string) => events.filter((event) => event.ereignis === ereignis).map(({ daten }) => daten)
  expect(datenOf('rechnung.erstellt')).toMatchObject([{ brutto: euro }])
  expect(datenOf('zahlung.status')).toContainEqual(expect.objectContaining({ betrag: euro, offen: '0.00' }))
  expect(new Set(events.map(({ modus }) => modus))).toEqual(new Set(['live']))
  // Nobody's name or address goes along.
  expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/Beispiel|Prüfweg|Automat|Paula|@/)
})

it('a program without these rights neither sees a link, nor approves, nor pays', async () => {
  const heikel: ApiRecht[] = ['freigabe.entscheiden', 'zahlung.ausloesen', 'kampagne.stornieren']
  const { geheimnis } = await neuesToken(backend, kunde, { rechte: ALLE_RECHTE.filter((r) => !heikel.includes(r)) })
  const { idPtKampagne, links } = await prepare(geheimnis)
  expect(links).toEqual([])
  const url = await linkInMail()
  expect(await refused(approve(geheimnis, url))).toMatchObject({ status: 403, code: 'RECHT_FEHLT' })
  await approve(null, url)
  const { zahlung } = await backend.call(geheimnis, 'fetchKampagne', { idPtKampagne })
  const order = { idPtKampagne, zahlungsart: 'rechnung', betrag: zahlung.offen, agbAkzeptiert: true } as const
  expect(await refused(backend.call(geheimnis, 'starteZahlung', order))).toMatchObject({ status: 403 })
  expect((await backend.call(kunde, 'fetchKampagne', { idPtKampagne })).state).toBe('inBezahlung')
})

it('a campaign of a test token is never paid for, invoiced or printed, whoever tries', async () => {
  const test = await neuesToken(backend, kunde, { rechte: ALLE_RECHTE, modus: 'test' })
  const live = await neuesToken(backend, kunde, { rechte: ALLE_RECHTE })
  expect(test.geheimnis).toMatch(/^pk_test_/)
  const { idPtKampagne, links } = await prepare(test.geheimnis)
  await approve(test.geheimnis, links[0]?.url ?? '')
  const seen = await backend.call(kunde, 'fetchKampagne', { idPtKampagne })
  expect(seen).toMatchObject({ testmodus: true, state: 'inBezahlung', teilstatus: 'testEnde' })
  const order = { idPtKampagne, zahlungsart: 'rechnung', betrag: seen.zahlung.offen, agbAkzeptiert: true } as const
  for (const token of [test.geheimnis, kunde])
    expect(await refused(backend.call(token, 'starteZahlung', order))).toMatchObject({
      status: 409,
      code: 'NICHT_MOEGLICH',
    })
  // Two worlds: each kind of token knows its own campaigns alone.
  expect(await refused(backend.call(live.geheimnis, 'fetchKampagne', { idPtKampagne }))).toMatchObject({ status: 404 })
  expect((await backend.call(live.geheimnis, 'fetchKampagnen', {})).total).toBe(0)
  expect((await backend.call(test.geheimnis, 'fetchKampagnen', {})).total).toBe(1)
  const { idPtKampagne: echt, version } = await backend.call(kunde, 'kopiereKampagne', { idPtKampagne })
  const change = { idPtKampagne: echt, version, bezeichnung: 'Umbenannt' }
  expect(await refused(backend.call(test.geheimnis, 'saveKampagne', change))).toMatchObject({ status: 404 })
  expect((await backend.call(kunde, 'fetchKampagne', { idPtKampagne: echt })).testmodus).toBe(false)

  await backend.advance(30)
  await runDueJobs(backend.context)
  for (const table of ['zahlung', 'rechnung', 'druckauftrag'] as const)
    expect([table, await backend.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  const events = told().filter(({ daten }) => 'idPtKampagne' in daten && daten.idPtKampagne === idPtKampagne)
  expect(new Set(events.map(({ modus }) => modus))).toEqual(new Set(['test']))
})
