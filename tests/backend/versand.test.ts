import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { anreicherungErgebnis } from '#mocks/backend/kampagne/enrichment.ts'
import { ablehnen, bestaetigen, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { scanne } from '#tests/support/aufrufer.ts'
import {
  anbieterStornieren,
  externFreigeben,
  ohneAnreicherungFortfahren,
  uebergabeWiederholen,
} from '#mocks/backend/kampagne/provider.ts'
import {
  createFlow,
  fetchK,
  goTo,
  handedOver,
  orderOf,
  paid,
  QR_ZIEL,
  refused,
  sent,
  testEmpfaenger,
  type Flow,
} from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

let flow: Flow
beforeEach(async () => {
  flow = await createFlow()
})
afterEach(() => flow.close())

interface Ticket {
  menge: number
  versandDatum: string
  snapshot: { nr: number; sha256: string }
  format: { endformatMm: number[]; datenformatMm: number[]; beschnittMm: number }
  dateien: { name: string; sha256: string; bytes: number }[]
}

async function readPackage(idPtKampagne: number) {
  const { auftrag, dateien } = await orderOf(flow, idPtKampagne)
  const file = (name: string) => readFile(join(flow.ordner, auftrag, name))
  const ticket = JSON.parse(await readFile(join(flow.ordner, auftrag, 'auftrag.json'), 'utf8')) as Ticket
  const csv = (await file('empfaenger.csv')).toString('utf8')
  const rows = csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  return { auftrag, dateien, file, ticket, csv, head: rows[0] ?? [], rows: rows.slice(1) }
}

test('the package holds print file, recipients and job ticket, each with its hash', async () => {
  const { idPtKampagne, snapshotHash } = await handedOver(flow)
  const { dateien, ticket, file } = await readPackage(idPtKampagne)
  expect(dateien).toEqual(['auftrag.json', 'druckdaten-001.pdf', 'empfaenger.csv'])
  expect(ticket).toMatchObject({
    menge: 520,
    versandDatum: flow.versandDatum,
    frankierung: { produkt: 'DIALOGPOST Karte EASY', art: 'DV-Freimachung mit DataMatrix-Code', entgeltCt: 55 },
    snapshot: { nr: 1, sha256: snapshotHash },
  })
  expect(ticket.format).toMatchObject({ endformatMm: [235, 125], datenformatMm: [241, 131], beschnittMm: 3 })
  for (const { name, sha256: hash, bytes } of ticket.dateien) {
    const content = await file(name)
    expect(sha256(new Uint8Array(content))).toBe(hash)
    expect(content.byteLength).toBe(bytes)
  }
  expect((await readdir(flow.ordner)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('every recipient stands in the file in print order, with a code and pages of his own', async () => {
  const { idPtKampagne } = await handedOver(flow)
  const { csv, head, rows } = await readPackage(idPtKampagne)
  expect(csv.startsWith('\uFEFFnr;code;url;datei;seiteVon;seiteBis;anrede;')).toBe(true)
  expect(rows).toHaveLength(520)
  const at = (row: string[], name: string) => row[head.indexOf(name)]
  const expected = testEmpfaenger(520)
  rows.forEach((row, i) => {
    const person = expected[i]
    expect(at(row, 'nr')).toBe(String(i + 1))
    expect(at(row, 'code')).toMatch(/^[a-z2-9]{10}$/)
    expect(at(row, 'url')).toBe(`http://localhost:3000/q/${at(row, 'code')}`)
    expect([at(row, 'seiteVon'), at(row, 'seiteBis')]).toEqual([String(i * 2 + 1), String(i * 2 + 2)])
    expect(at(row, 'nachname')).toBe(person?.nachname)
    expect(at(row, 'vorname')).toBe(person?.vorname)
    expect(at(row, 'plz')).toBe('01067')
    expect(at(row, 'kundennummer')).toBe(i === 3 ? "'=1+1" : person?.kundennummer)
  })
  expect(new Set(rows.map((row) => at(row, 'code'))).size).toBe(520)
})

test('without tracking all cards carry the same address and nobody has a code', async () => {
  const { idPtKampagne } = await handedOver(flow, { tracking: false })
  const { rows, head } = await readPackage(idPtKampagne)
  expect(new Set(rows.map((row) => row[head.indexOf('url')]))).toEqual(new Set([QR_ZIEL]))
  expect(new Set(rows.map((row) => row[head.indexOf('code')]))).toEqual(new Set(['']))
})

test('a printed code leads to the target and counts, an unknown one leads nowhere', async () => {
  const { idPtKampagne } = await sent(flow)
  const { rows } = await readPackage(idPtKampagne)
  const code = rows[4]?.[1] ?? ''
  for (let i = 0; i < 2; i += 1) {
    const response = await scanne(flow.app, `/q/${code}`)
    await flow.clock.moveBy(30 * 60_000)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(QR_ZIEL)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  }
  for (const unknown of ['aaaaaaaaaa', 'beispiel22', 'x', '%27%20OR%201']) {
    expect((await flow.app.request(`/q/${unknown}`)).status).toBe(404)
  }
  await scanne(flow.app, `/q/${code}`)
  await flow.app.request(`/q/${code}`, { method: 'HEAD' })
  await scanne(flow.app, `/q/${code}`)
  const { kampagnen, gesamt } = await flow.call(flow.kunde, 'fetchStatistik', {})
  expect(kampagnen).toMatchObject([{ idPtKampagne, versendet: 520, scans: 3, eindeutig: 1 }])
  expect(gesamt.ausgelassen).toBe(2)
  expect(Object.keys(await flow.db.selectFrom('scan').selectAll().executeTakeFirstOrThrow()).toSorted()).toEqual([
    'erster',
    'idPtKampagne',
    'idPtScan',
    'nr',
    'nummer',
    'zeit',
  ])
})

test('a code written without https:// leads to the full address, and a look at the link is no scan', async () => {
  const { seiten } = await flow.db.selectFrom('werbemittel').select('seiten').executeTakeFirstOrThrow()
  await flow.db
    .updateTable('werbemittel')
    .set({ seiten: seiten.replaceAll(QR_ZIEL, 'www.Laden-Straße.example.org/aktion') })
    .execute()
  const { idPtKampagne } = await handedOver(flow)
  const { rows } = await readPackage(idPtKampagne)
  const link = `/q/${rows[0]?.[1] ?? ''}`
  const look = await flow.app.request(link, { method: 'HEAD' })
  const scan = await scanne(flow.app, link)
  for (const response of [look, scan]) {
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://www.xn--laden-strae-46a.example.org/aktion')
  }
  expect(await flow.db.selectFrom('scan').select('nr').execute()).toEqual([{ nr: 1 }])
})

test('a campaign waits for its day, and one that is held does not go', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  await goTo(flow, addTage(flow.versandDatum, -4))
  const waiting = await fetchK(flow, idPtKampagne)
  expect(waiting).toMatchObject({ state: 'inExternerFreigabe', teilstatus: 'geprueft' })
  await flow.call(flow.kunde, 'anhalten', { idPtKampagne, version: waiting.version, grund: 'Wir warten noch.' })
  await goTo(flow, addTage(flow.versandDatum, -3))
  const held = await fetchK(flow, idPtKampagne)
  expect(held).toMatchObject({
    state: 'inExternerFreigabe',
    teilstatus: 'angehalten',
    angehaltenGrund: 'Wir warten noch.',
  })
  await flow.call(flow.kunde, 'fortsetzen', { idPtKampagne, version: held.version })
  await runDueJobs(flow.context)
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersandstellung')
})

test('a stop over the day of preparation is caught up', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  const report = await goTo(flow, addTage(flow.versandDatum, -1))
  expect(report).toMatchObject({ vorbereitet: 1, uebergeben: 1, fehler: [] })
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersandstellung')
})

test('parallel runs hand a campaign over exactly once', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  await flow.advance(400)
  await flow.clock.reset()
  const days = Math.round((Date.parse(addTage(flow.versandDatum, -3)) - Date.parse(flow.clock.heute())) / 86_400_000)
  await flow.advance(days)
  const reports = await Promise.all(Array.from({ length: 8 }, () => runDueJobs(flow.context)))
  expect(reports.reduce((sum, { vorbereitet }) => sum + vorbereitet, 0)).toBe(1)
  expect(reports.reduce((sum, { uebergeben }) => sum + uebergeben, 0)).toBe(1)
  expect(reports.flatMap(({ fehler }) => fehler)).toEqual([])
  expect(await flow.db.selectFrom('druckauftrag').selectAll().execute()).toHaveLength(1)
  const { verlauf } = await fetchK(flow, idPtKampagne)
  expect(verlauf.filter(({ aktion }) => aktion === 'versandVorbereiten')).toHaveLength(1)
})

test.each(['snapshot', 'empfaenger', 'freigabe'] as const)(
  'a %s that was changed after the approval is not printed',
  async (what) => {
    const { idPtKampagne } = await paid(flow)
    await externFreigeben(flow.context, idPtKampagne)
    if (what === 'snapshot') {
      const { inhalt } = await flow.db.selectFrom('snapshot').select('inhalt').executeTakeFirstOrThrow()
      await flow.db
        .updateTable('snapshot')
        .set({ inhalt: inhalt.replace('Dresden', 'Leipzig') })
        .execute()
    } else if (what === 'empfaenger') {
      await flow.db
        .updateTable('empfaengerCode')
        .set((e) => ({ daten: e.fn<string>('replace', ['daten', e.val('Dresden'), e.val('Leipzig')]) }))
        .where('nr', '=', 7)
        .execute()
    } else
      await flow.db
        .updateTable('freigabe')
        .set({ snapshotHash: 'f'.repeat(64) })
        .execute()
    await goTo(flow, addTage(flow.versandDatum, -3))
    const failed = await fetchK(flow, idPtKampagne)
    expect(failed.state).toBe('inVersandFehlgeschlagen')
    expect(failed.versand.letzterFehler).toContain('Es wurde nichts übergeben.')
    expect(await readdir(flow.ordner)).toEqual([])
  },
)

test('after three failed tries the hand-over has failed; the provider repeats it', async () => {
  const { idPtKampagne } = await paid(flow)
  await externFreigeben(flow.context, idPtKampagne)
  // A file stands where the folder should be.
  await rm(flow.ordner, { recursive: true })
  await writeFile(flow.ordner, 'kein Ordner')
  await goTo(flow, addTage(flow.versandDatum, -3))
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersandstellung', versand: { versuche: 1 } })
  await runDueJobs(flow.context)
  expect((await fetchK(flow, idPtKampagne)).versand.versuche).toBe(1)
  for (const minutes of [2, 6]) {
    await flow.clock.moveBy(minutes * 60_000)
    await runDueJobs(flow.context)
  }
  const failed = await fetchK(flow, idPtKampagne)
  expect(failed).toMatchObject({ state: 'inVersandFehlgeschlagen', versand: { versuche: 3 } })
  await rm(flow.ordner)
  await uebergabeWiederholen(flow.context, idPtKampagne)
  await runDueJobs(flow.context)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inVersandstellung',
    versand: { versuche: 0, letzterFehler: null },
  })
  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await bestaetigen(flow.context, idPtDruckauftrag)
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inLettershop')
})

test('what the print shop refuses is handed over again under a new number', async () => {
  const { idPtKampagne } = await handedOver(flow)
  const first = await orderOf(flow, idPtKampagne)
  await ablehnen(flow.context, first.idPtDruckauftrag, 'Papier nicht lieferbar.')
  const failed = await fetchK(flow, idPtKampagne)
  expect(failed).toMatchObject({
    state: 'inVersandFehlgeschlagen',
    versand: { letzterFehler: 'Papier nicht lieferbar.' },
  })
  await uebergabeWiederholen(flow.context, idPtKampagne)
  await runDueJobs(flow.context)
  const second = await orderOf(flow, idPtKampagne)
  expect(second.auftrag).not.toBe(first.auftrag)
  await expect(bestaetigen(flow.context, first.idPtDruckauftrag)).rejects.toMatchObject({ status: 409 })
  await bestaetigen(flow.context, second.idPtDruckauftrag)
  await expect(bestaetigen(flow.context, second.idPtDruckauftrag)).rejects.toMatchObject({ status: 409 })
  await versandMelden(flow.context, second.idPtDruckauftrag, 519)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersendet', versand: { menge: 519 } })
})

test('a date that is over needs a new one from the provider', async () => {
  const { idPtKampagne } = await handedOver(flow)
  await ablehnen(flow.context, (await orderOf(flow, idPtKampagne)).idPtDruckauftrag, 'Papier nicht lieferbar.')
  await goTo(flow, addTage(flow.versandDatum, 1))
  await expect(uebergabeWiederholen(flow.context, idPtKampagne)).rejects.toMatchObject({ status: 409 })
  let neu = addTage(flow.versandDatum, 5)
  while ([0, 1, 6].includes(new Date(`${neu}T00:00Z`).getUTCDay())) neu = addTage(neu, 1)
  await uebergabeWiederholen(flow.context, idPtKampagne, neu)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersandstellung', versandDatum: neu })
})

test('the print shop does not take a file that was changed in its inbox', async () => {
  const { idPtKampagne } = await handedOver(flow)
  const { idPtDruckauftrag, auftrag } = await orderOf(flow, idPtKampagne)
  await writeFile(join(flow.ordner, auftrag, 'empfaenger.csv'), 'anders')
  await expect(bestaetigen(flow.context, idPtDruckauftrag)).rejects.toMatchObject({ code: 'PAKET_BESCHAEDIGT' })
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersandstellung')
})

test('the enrichment adds what is missing, and that is printed', async () => {
  const { idPtKampagne } = await paid(flow, { anreicherung: true })
  await externFreigeben(flow.context, idPtKampagne)
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inAnreicherung')
  await anreicherungErgebnis(flow.context, idPtKampagne, 'alle')
  const { anreicherungErgebnis: ergebnis, teilstatus } = await fetchK(flow, idPtKampagne)
  expect(teilstatus).toBe('angereichert')
  // Of the 52 without a form of address the 26 named Anna get one; Änne is in no register.
  expect(ergebnis).toMatchObject({ gesendet: 520, angereichert: 494, nichtGefunden: 26 })
  await goTo(flow, addTage(flow.versandDatum, -3))
  const { rows, head } = await readPackage(idPtKampagne)
  expect([0, 10, 20].map((i) => rows[i]?.[head.indexOf('anrede')])).toEqual(['Frau', '', 'Frau'])
})

test('a failed enrichment waits for a decision', async () => {
  const { idPtKampagne } = await paid(flow, { anreicherung: true })
  await externFreigeben(flow.context, idPtKampagne)
  await anreicherungErgebnis(flow.context, idPtKampagne, 'nichts')
  await goTo(flow, addTage(flow.versandDatum, -3))
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inAnreicherung', teilstatus: 'anreicherungOffen' })
  await ohneAnreicherungFortfahren(flow.context, idPtKampagne)
  await runDueJobs(flow.context)
  expect((await fetchK(flow, idPtKampagne)).state).toBe('inVersandstellung')
})

test('a foreign customer sees nothing of it', async () => {
  const { idPtKampagne } = await sent(flow)
  expect(await refused(flow.call(flow.andere, 'fetchKampagne', { idPtKampagne }))).toMatchObject({ status: 404 })
  expect((await flow.call(flow.andere, 'fetchStatistik', {})).kampagnen).toEqual([])
})

test('what the provider cancels leaves the inbox, and all the money goes back', async () => {
  const { idPtKampagne, preis } = await handedOver(flow)
  const { idPtDruckauftrag } = await orderOf(flow, idPtKampagne)
  await anbieterStornieren(flow.context, idPtKampagne, 'Die Druckerei fällt aus.')
  expect(await readdir(flow.ordner)).toEqual([])
  await expect(bestaetigen(flow.context, idPtDruckauftrag)).rejects.toMatchObject({ status: 409 })
  await runDueJobs(flow.context)
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({
    state: 'inStorniert',
    zahlungsStatus: 'erstattet',
    zahlung: { erstattet: preis?.brutto },
  })
})

test('the 1001st recipient begins a second print file with pages of its own', async () => {
  const large = await createFlow(1001)
  const small = flow
  flow = large
  const { idPtKampagne } = await handedOver(flow)
  const { rows, dateien } = await readPackage(idPtKampagne)
  expect(dateien).toEqual(['auftrag.json', 'druckdaten-001.pdf', 'druckdaten-002.pdf', 'empfaenger.csv'])
  expect([rows[999]?.slice(3, 6), rows[1000]?.slice(3, 6)]).toEqual([
    ['druckdaten-001.pdf', '1999', '2000'],
    ['druckdaten-002.pdf', '1', '2'],
  ])
  expect(flow.log.filter(({ ereignis }) => ereignis === 'druckdaten')).toMatchObject([
    { idPtKampagne, fertig: 1000, gesamt: 1001 },
    { idPtKampagne, fertig: 1001, gesamt: 1001 },
  ])
  flow = small
  await large.close()
})
