import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Befund } from '#src/contract/dokument.ts'
import { checkKampagne } from '#mocks/backend/kampagne/check.ts'
import { loadBausteine } from '#mocks/backend/kampagne/prepare.ts'
import { fromJson } from '#mocks/backend/platform/db/json.ts'
import { handOver } from '#mocks/backend/druckauftrag/handOver.ts'
import { bestaetigen, listInbox } from '#mocks/backend/druckauftrag/lettershop.ts'
import { checkSheet } from '#mocks/backend/werbemittel/check.ts'
import { loadAssets, pdfOf, seitenOf } from '#mocks/backend/werbemittel/load.ts'
import { offenePakete, writePakete } from '#mocks/backend/seed/pakete.ts'
import { createTestBackend } from '#tests/support/standIn.ts'

async function demo() {
  const backend = await createTestBackend({ seed: 'demo', verbraucher: 200_000 })
  onTestFinished(() => backend.close())
  return backend
}

const codes = (text: string | null) => (fromJson<Befund[]>(text ?? '[]') ?? []).map(({ code }) => code).toSorted()

/** Sent longer ago than addresses are kept. */
const isForgotten = ({ bezeichnung }: { bezeichnung: string }) => bezeichnung === 'Der Gartenhof in der Nachbarschaft'

/** One sheet of each way it was made and of each finding in every run; all of them by `npm run prove:print`. */
const firstOfEach = <T>(rows: readonly T[], kindOf: (row: T) => string): T[] => [
  ...new Map(rows.toReversed().map((row) => [kindOf(row), row])).values(),
]
const SHEETS = [
  { sheets: 'one of each kind', of: firstOfEach, tags: [] },
  { sheets: 'all of them', of: <T>(rows: readonly T[]): readonly T[] => rows, tags: ['proof'] },
]

for (const { sheets, of, tags } of SHEETS)
  test(`the judge finds what the demo says of its sheets, which no start asks him: ${sheets}`, { tags }, async () => {
    const { db, context } = await demo()
    const blaetter = await db.selectFrom('werbemittel').selectAll().execute()
    for (const row of of(blaetter, ({ typ, pruefung }) => `${typ} ${codes(pruefung).join()}`)) {
      const assets = await loadAssets(context, row.idPtWerbemittel)
      const info = pdfOf(row)
      const file = assets.find(({ id }) => id === info?.assetId)
      const pdf = info && file ? { pdf: { info, bytes: await context.files.get(file.sha256) } } : {}
      const { pruefung } = await checkSheet(context, { format: row.format, seiten: seitenOf(row), assets, ...pdf })
      expect.soft(codes(pruefung), row.bezeichnung).toEqual(codes(row.pruefung))
    }
    const kampagnen = await db.selectFrom('kampagne').selectAll().where('idPtWerbemittel', 'is not', null).execute()
    // One of each material: of the others only the recipients differ.
    const jeWerbemittel = new Map(kampagnen.map((row) => [row.idPtWerbemittel, row]))
    expect(jeWerbemittel.size).toBeGreaterThan(3)
    for (const row of of([...jeWerbemittel.values()], ({ befunde }) => codes(befunde).join())) {
      const befunde = await checkKampagne(context, row, await loadBausteine(context, row))
      expect.soft(codes(JSON.stringify(befunde)), row.bezeichnung).toEqual(codes(row.befunde))
    }
  })

test('packages of the demo are written behind its first page, whole, and once, though jobs clear the inbox', async () => {
  const { context, parts, db, app } = await demo()
  expect(await offenePakete(db)).toBeGreaterThan(3)
  const before = await listInbox(context)
  expect(before.flatMap(({ dateien }) => dateien)).toEqual([])
  const writing = writePakete(parts)
  await expect.poll(() => parts.printer.stand.length).toBeGreaterThan(0)
  const page = await (await app.request('/simulator/druckerei')).text()
  expect(page).toContain('Druckdaten werden erstellt')
  expect(page).toContain('Die Dateien werden gerade erstellt.')
  expect(page).not.toContain('Auftrag bestätigen')
  await expect.poll(() => parts.printer.stand.some(({ gesamt }) => gesamt !== null)).toBe(true)
  // It clears the inbox of what no job needs.
  await handOver(context, (error) => {
    throw error
  })
  expect(await writing).toBe(before.filter((item) => !isForgotten(item)).length)
  expect(await offenePakete(db)).toBe(0)
  const inbox = await listInbox(context)
  const [fort, da] = [inbox.filter(isForgotten), inbox.filter((item) => !isForgotten(item))]
  expect(fort.flatMap(({ dateien }) => dateien)).toEqual([])
  for (const { auftrag, dateien, menge } of da) {
    expect(dateien).toEqual(['auftrag.json', 'druckdaten-001.pdf', 'empfaenger.csv'])
    const ticket = await readFile(join(context.settings.lettershopOrdner, auftrag, 'auftrag.json'), 'utf8')
    expect(fromJson<{ menge: number }>(ticket).menge).toBe(menge)
  }
  const neu = inbox.find(({ status }) => status === 'uebergeben')
  // It looks at each file first.
  await bestaetigen(context, neu?.idPtDruckauftrag ?? 0)
  expect(await writePakete(parts)).toBe(0)
})

test('a stop in the middle leaves the rest to the next start, and no half package in the inbox', async () => {
  const { parts, db, context } = await demo()
  const offen = await offenePakete(db)
  const writing = writePakete(parts)
  await expect.poll(() => parts.printer.stand.some(({ gesamt }) => gesamt !== null)).toBe(true)
  await parts.printer.close()
  expect(await writing).toBeLessThan(offen)
  expect(await offenePakete(db)).toBeGreaterThan(0)
  for (const { auftrag, dateien } of await listInbox(context))
    expect(dateien.length > 0).toBe(existsSync(join(context.settings.lettershopOrdner, auftrag, 'auftrag.json')))
})
