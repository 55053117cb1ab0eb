import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliDecompressSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operations, type OperationName, type Operations } from '#src/contract/index.ts'
import type { Input, Output } from '#src/contract/operation.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import type { LogEntry } from '#mocks/backend/platform/context.ts'
import { migrations } from '#mocks/backend/platform/db/migrations/index.ts'
import { Printer } from '#mocks/backend/platform/print/printer.ts'
import { systemContext, type Parts } from '#mocks/backend/platform/parts.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { composeApp } from '#mocks/backend/serve/compose.ts'
import { openParts } from '#mocks/backend/serve/open.ts'
import { listInbox } from '#mocks/backend/druckauftrag/lettershop.ts'
import { ALLES_BESTAETIGT } from './kampagneFlow.ts'
import { readAnswer, requestOf } from '#tests/support/wire.ts'
import { run, withFile } from '#tests/engines/print/fixtures.ts'
import { samplePress } from '#tests/support/samplePress.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'

/** A data folder of an earlier release, which earlier/README.md tells how to make, and what was handed out then. */
const FOLDER = 'tests/backend/earlier/bac30f1.zip.br'
const STOPPED = '2026-11-22T21:53:45.000Z'
const TOKEN = '-H3PT6yKHA_W2viLOjAcpL10FOTJ8_EwHJoA0_zAfAI'
/** In a mail to an approver. */
const OPEN_LINK = '9MP6PCWSopyfFd9yAOMud6U_zgd6h31BJI22G67IXCU'
/** Printed on a card. */
const CODE = '2254umkqwq'

type Row = Record<string, unknown>
type Tables = Map<string, Row[]>

let dataDir: string
let before: Tables
let parts: Parts
let app: Hono
const log: LogEntry[] = []

const config = () => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  databaseUrl: join(dataDir, 'postkampagne.sqlite'),
  databaseWaitS: 0,
  backendUrl: null,
  publicUrl: 'http://localhost',
  zutritt: null,
})

async function unpack(): Promise<string> {
  const folder = await temporaryFolder()
  for (const [path, bytes] of Object.entries(unzipSync(brotliDecompressSync(await readFile(FOLDER))))) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return folder
}

/** Everything that the file holds, before anybody of ours has opened it. */
function readTables(file: string): Tables {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = db.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'").all()
  const read = new Map(tables.map(({ name }) => [String(name), db.prepare(`select * from "${String(name)}"`).all()]))
  db.close()
  return read
}

const call = async <K extends OperationName>(token: string | null, name: K, input: Input<Operations[K]>) =>
  (await readAnswer(
    operations[name],
    await app.request(requestOf(operations[name], input, token === null ? {} : { authorization: `Bearer ${token}` })),
  )) as Output<Operations[K]>

beforeAll(async () => {
  // Sessions and links end by real time: it is a minute after the stop.
  vi.useFakeTimers({ now: Date.parse(STOPPED) + 60_000, toFake: ['Date'] })
  dataDir = await unpack()
  before = readTables(config().databaseUrl)
  const opened = await openParts(config(), () => undefined)
  parts = { ...opened, printer: new Printer(samplePress), log: (entry) => log.push(entry) }
  app = composeApp(parts)
})
afterAll(async () => {
  await parts.printer.close()
  await parts.db.destroy()
  vi.useRealTimers()
})

test('the folder is brought up to date, and every row of it is still there as it was', async () => {
  expect(before.get('migration')?.length).toBeLessThan(migrations.length)
  const { rows: applied } = await sql<{ name: string }>`select name from migration order by name`.execute(parts.db)
  expect(applied.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
  for (const [table, rows] of before) {
    const { rows: now } = await sql<Row>`select * from ${sql.table(table)}`.execute(parts.db)
    // The small pictures have a table of their own by now.
    const kept = Object.keys(rows[0] ?? {}).filter((column) => `${table}.${column}` !== 'werbemittel.vorschau')
    const only = (row: Row) => JSON.stringify(kept.map((column) => row[column]))
    const present = new Set(now.map(only))
    expect([table, rows.filter((row) => !present.has(only(row)))]).toEqual([table, []])
  }
  expect(before.get('kampagne')).toHaveLength(16)
  expect(before.get('rechnung')).toHaveLength(12)
})

test('who was logged in still is, and the passwords are the same', async () => {
  expect(await call(TOKEN, 'checkUserLogin', {})).toMatchObject({
    loginState: true,
    user: { email: 'kunde@example.org' },
  })
  // Hashed as in earnest, which takes its time.
  for (const email of ['kunde@example.org', 'andere@example.org'])
    expect(await call(null, 'loginUser', { email, passwort: DEMO_PASSWORT })).toMatchObject({ user: { email } })
})

test('customer, employees and acceptances are there', async () => {
  expect(await call(TOKEN, 'fetchKonto', {})).toMatchObject({ firma: 'Ladenverbund Elbtal eG', land: 'DE' })
  const { fassungen } = await call(TOKEN, 'fetchAvv', {})
  expect(fassungen.find(({ fassung }) => fassung === '2026-1')).toMatchObject({ akzeptiertVon: 'Katharina Brandt' })
  const { mitarbeiter } = await call(TOKEN, 'fetchMitarbeiterListe', {})
  expect(mitarbeiter.map(({ nachname, status }) => `${nachname} ${status}`).toSorted()).toEqual([
    'Petersen aktiv',
    'Reuter aktiv',
    'Yıldız aktiv',
  ])
})

test('every campaign opens in its state, and so do list and material', async () => {
  const { kampagnen } = await call(TOKEN, 'fetchKampagnen', { state: 'all' })
  const states = new Map(kampagnen.map(({ idPtKampagne, state }) => [idPtKampagne, state]))
  expect(states).toEqual(new Map(before.get('kampagne')?.map((row) => [row.idPtKampagne, row.state])))
  for (const { idPtKampagne, bezeichnung } of kampagnen)
    expect(await call(TOKEN, 'fetchKampagne', { idPtKampagne })).toMatchObject({ bezeichnung })
  const { zielgruppen } = await call(TOKEN, 'fetchZielgruppen', {})
  expect(zielgruppen.map(({ potenzial }) => potenzial)).toEqual(expect.arrayContaining([118, 105, 109]))
  const { empfaenger } = await call(TOKEN, 'fetchBeispielEmpfaenger', { idPtZielgruppe: 1 })
  expect(empfaenger.length).toBeGreaterThan(0)
})

test('EDT-09 materials have their small pictures at an address now, and their files', async () => {
  const { werbemittel } = await call(TOKEN, 'fetchWerbemittelListe', {})
  expect(werbemittel).toHaveLength(7)
  for (const { idPtWerbemittel, vorschau } of werbemittel) {
    expect(vorschau.length).toBeGreaterThan(0)
    for (const address of vorschau) {
      const picture = await app.request(address)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image[/]/)])
    }
    const { assets } = await call(TOKEN, 'fetchWerbemittel', { idPtWerbemittel })
    for (const { id, bytes } of assets) {
      const { blob } = await call(TOKEN, 'downloadAsset', { idPtWerbemittel, assetId: id })
      expect(blob.size).toBe(bytes)
    }
  }
})

test('invoices keep number and sum, and can be had as PDF and as e-invoice', async () => {
  const { rechnungen, summe } = await call(TOKEN, 'fetchRechnungen', {})
  const stored = before.get('rechnung') ?? []
  expect(new Set(rechnungen.map(({ rechnungsnummer }) => rechnungsnummer))).toEqual(
    new Set(stored.map(({ rechnungsnummer }) => rechnungsnummer)),
  )
  expect(summe.brutto).toBe(rechnungen.reduce((sum, { brutto }) => sum + brutto, 0))
  for (const { idPtRechnung } of rechnungen) {
    const pdf = await call(TOKEN, 'downloadRechnungAsPdf', { idPtRechnung })
    expect(await pdf.blob.slice(0, 5).text()).toBe('%PDF-')
    const { blob } = await call(TOKEN, 'downloadERechnung', { idPtRechnung })
    expect(blob.size).toBeGreaterThan(1000)
  }
})

test('a printed code leads on, and the link of an old mail approves', async () => {
  const scan = await app.request(`/q/${CODE}`)
  expect([scan.status, scan.headers.get('location')]).toEqual([302, expect.stringMatching(/^https:/)])
  const { vorlage } = await call(null, 'fetchFreigabe', { hashKey: OPEN_LINK })
  await call(null, 'freigabeErteilen', {
    hashKey: OPEN_LINK,
    name: 'Miriam Yıldız',
    snapshotHash: vorlage?.snapshotHash ?? '',
    bestaetigt: [...ALLES_BESTAETIGT],
  })
  expect(await call(TOKEN, 'fetchKampagne', { idPtKampagne: 14 })).toMatchObject({ state: 'inBezahlung' })
})

test('what was ordered then is printed now, on its day, and as it was approved: without a sender line', async () => {
  const ordered = { idPtKampagne: 7 }
  expect(await call(TOKEN, 'fetchKampagne', ordered)).toMatchObject({ versandDatum: '2026-12-03' })
  await parts.clock.moveBy(9 * 86_400_000)
  const { uebergeben, fehler } = await runDueJobs(systemContext(parts))
  expect([uebergeben, fehler]).toEqual([expect.any(Number), []])
  const inbox = await listInbox(systemContext(parts))
  const order = inbox.find(({ idPtKampagne }) => idPtKampagne === ordered.idPtKampagne)
  expect(order?.dateien).toEqual(['auftrag.json', 'druckdaten-001.pdf', 'empfaenger.csv'])
  const folder = join(parts.settings.lettershopOrdner, order?.auftrag ?? '')
  const ticket: unknown = JSON.parse(await readFile(join(folder, 'auftrag.json'), 'utf8'))
  expect(ticket).toMatchObject({ absender: { firma: 'Ladenverbund Elbtal eG' }, absenderzeile: null })
  expect(await call(TOKEN, 'fetchKampagne', ordered)).toMatchObject({ fassung: 1 })
  const printed = await withFile(await readFile(join(folder, 'druckdaten-001.pdf')), (file) =>
    run('pdftotext', ['-raw', file, '-']),
  )
  expect(printed).toContain('Verantwortlich ist Ladenverbund Elbtal eG')
  expect(printed).not.toMatch(/^(?:Ladenverbund Elbtal eG|Am Lindenspeicher 14 · )/m)
  expect(log.filter(({ ereignis }) => ereignis === 'fehler')).toEqual([])
})
