import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import type { Context } from '#mocks/backend/platform/context.ts'
import { LEASE_MS, leaseUntil } from '#mocks/backend/platform/lease.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { externFreigeben, uebergabeWiederholen } from '#mocks/backend/kampagne/provider.ts'
import { openPress, type OpenPress } from '#mocks/backend/platform/print/press.ts'
import { Printer } from '#mocks/backend/platform/print/printer.ts'
import { gate } from '#tests/support/gate.ts'
import { samplePress } from '#tests/support/samplePress.ts'
import { createFlow, fetchK, orderOf, paid, type Flow } from './kampagneFlow.ts'

afterAll(() => vi.resetConfig())

/** More than is printed without a thread. */
const VIELE = 520
/** Answers while one package is printed. */
const ENOUGH = 100

let flow: Flow
afterEach(() => flow.close())

/** Campaigns that are due to be printed now; nobody has looked yet. */
async function due({ kampagnen = 1, press }: { kampagnen?: number; press?: OpenPress } = {}): Promise<number[]> {
  flow = await createFlow(VIELE, 'maxipostkarte', press && { press })
  const ids: number[] = []
  for (let nr = 1; nr <= kampagnen; nr += 1) {
    const { idPtKampagne } = await paid(flow, { bezeichnung: `Aktion ${nr}` })
    await externFreigeben(flow.context, idPtKampagne)
    ids.push(idPtKampagne)
  }
  const tag = addTage(flow.versandDatum, -3)
  await flow.advance(Math.round((Date.parse(tag) - Date.parse(flow.clock.heute())) / 86_400_000))
  return ids
}

const withPrinter = (printer: Printer): Context => ({ ...flow.context, printer })

/** Waits until the first file is on the press. */
async function untilPrinting({ printer }: Context): Promise<void> {
  while (printer.stand.every(({ gesamt }) => gesamt === null)) await sleep(2)
}

/** A press that stands still until it is let go: what a test does until then happens in the middle of a package. */
function heldPress() {
  const [begun, go] = [gate(), gate()]
  const press: OpenPress = (vorlage) => {
    const sample = samplePress(vorlage)
    return {
      ...sample,
      print: async (stapel) => {
        begun.open()
        await go.opened
        return sample.print(stapel)
      },
    }
  }
  return { press, printing: begun.opened, letGo: go.open }
}

test('the service answers while a package is printed; a stop in the middle is no failed try, and the next start prints it', async () => {
  const [idPtKampagne = 0] = await due()
  const stopped = withPrinter(new Printer())
  const { printer } = stopped
  const jobs = runDueJobs(stopped)
  await untilPrinting(stopped)
  let answered = 0
  while (printer.stand.length > 0 && answered < ENOUGH) {
    await turn()
    const { loginState } = await flow.call(flow.kunde, 'checkUserLogin', {})
    if (loginState && printer.stand.length > 0) answered += 1
  }
  // Printed in this process, the loop would turn a few times between files and not once within one.
  expect(answered).toBe(ENOUGH)
  expect(printer.stand).toMatchObject([{ idPtKampagne, gesamt: VIELE }])
  await printer.close()
  expect(await jobs).toMatchObject({ uebergeben: 0, fehler: [] })
  expect(printer.stand).toEqual([])
  expect(await readdir(flow.ordner)).toEqual([])
  const { versuche, uebergabeBis } = await flow.db
    .selectFrom('kampagne')
    .select(['versuche', 'uebergabeBis'])
    .where('idPtKampagne', '=', idPtKampagne)
    .executeTakeFirstOrThrow()
  expect([versuche, uebergabeBis]).toEqual([0, null])
  // Nothing new is begun while the service ends.
  expect((await runDueJobs(stopped)).uebergeben).toBe(0)
  expect((await runDueJobs(flow.context)).uebergeben).toBe(1)
})

describe('a print thread that dies', () => {
  test.each(['crashing.ts', 'exiting.ts'])(
    '(%s) leaves nothing behind, and the hand-over is tried again',
    async (thread) => {
      const [idPtKampagne = 0] = await due()
      const file = join(import.meta.dirname, 'druck', thread)
      const broken = withPrinter(new Printer((vorlage, anzahl) => openPress(vorlage, anzahl, file)))
      const { uebergeben, fehler } = await runDueJobs(broken)
      expect([uebergeben, fehler.length]).toEqual([0, 1])
      const grund = 'Das Erstellen der Druckdaten ist abgebrochen. Es wurde nichts übergeben.'
      expect(await fetchK(flow, idPtKampagne)).toMatchObject({
        state: 'inVersandstellung',
        versand: { versuche: 1, letzterFehler: grund },
      })
      expect(await readdir(flow.ordner)).toEqual([])
      for (const minuten of [1, 5]) {
        flow.tick(minuten * 60_000)
        await runDueJobs(broken)
      }
      expect(await fetchK(flow, idPtKampagne)).toMatchObject({
        state: 'inVersandFehlgeschlagen',
        versand: { versuche: 3, letzterFehler: grund },
      })
      await uebergabeWiederholen(flow.context, idPtKampagne)
      expect(await runDueJobs(flow.context)).toMatchObject({ uebergeben: 1, fehler: [] })
      expect((await orderOf(flow, idPtKampagne)).menge).toBe(VIELE)
    },
  )
})

test('LOAD-10 what a killed process left is cleared and printed once its lease has lapsed; what is alive nobody touches', async () => {
  const [idPtKampagne = 0] = await due()
  await runDueJobs(withPrinter(await closedPrinter()))
  const folder = (laeufer: string) => `.K${String(idPtKampagne).padStart(6, '0')}-1.${laeufer}.teil`
  for (const laeufer of ['gone', 'twin']) await mkdir(join(flow.ordner, folder(laeufer)), { recursive: true })
  await flow.db
    .updateTable('kampagne')
    .set({ uebergabeLaeufer: 'twin', uebergabeBis: leaseUntil(flow.context) })
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  expect((await runDueJobs(flow.context)).uebergeben).toBe(0)
  expect(await readdir(flow.ordner)).toEqual([folder('twin')])
  flow.tick(LEASE_MS + 1)
  expect((await runDueJobs(flow.context)).uebergeben).toBe(1)
  expect(await readdir(flow.ordner)).toEqual([(await orderOf(flow, idPtKampagne)).auftrag])
})

test('who lost his lease while he printed puts nothing into the inbox and notes nothing', async () => {
  const { press, printing, letGo } = heldPress()
  const [idPtKampagne = 0] = await due({ press })
  const jobs = runDueJobs(flow.context)
  await printing
  await flow.db
    .updateTable('kampagne')
    .set({ uebergabeLaeufer: 'twin', uebergabeBis: leaseUntil(flow.context) })
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  letGo()
  expect(await jobs).toMatchObject({ uebergeben: 0, fehler: [] })
  expect(await readdir(flow.ordner)).toEqual([])
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersandstellung', versand: { versuche: 0 } })
})

/** Prepares the dispatch and prints nothing. */
async function closedPrinter(): Promise<Printer> {
  const printer = new Printer()
  await printer.close()
  return printer
}

test('packages are made one after the other, each once, however many runs look for them', async () => {
  const { press, printing, letGo } = heldPress()
  const ids = await due({ kampagnen: 2, press })
  const runs = [1, 2, 3].map(() => runDueJobs(flow.context))
  const { printer } = flow.context
  await printing
  const page = await (await flow.app.request('/simulator/druckerei')).text()
  expect(page).toContain(`0 von ${VIELE} Sendungen`)
  expect(page).toContain('Wartet, bis das Paket davor fertig ist.')
  letGo()
  while (printer.stand.length > 0) {
    expect(printer.stand.filter(({ gesamt }) => gesamt !== null).length).toBeLessThanOrEqual(1)
    await sleep(5)
  }
  const reports = await Promise.all(runs)
  expect(reports.reduce((sum, { uebergeben }) => sum + uebergeben, 0)).toBe(2)
  // Whoever looked while it was made hears of it when it is done.
  for (const id of ids) expect((await orderOf(flow, id)).status).toBe('uebergeben')
  expect(await readdir(flow.ordner)).toHaveLength(2)
})

test('a campaign that is held while it is printed leaves nothing in the inbox, and goes on later', async () => {
  const { press, printing, letGo } = heldPress()
  const [idPtKampagne = 0] = await due({ press })
  const hold = (angehalten: 0 | 1) => flow.db.updateTable('kampagne').set({ angehalten }).execute()
  const jobs = runDueJobs(flow.context)
  await printing
  await hold(1)
  letGo()
  expect((await jobs).uebergeben).toBe(0)
  expect(await readdir(flow.ordner)).toEqual([])
  expect(await fetchK(flow, idPtKampagne)).toMatchObject({ state: 'inVersandstellung', versand: { versuche: 0 } })
  await hold(0)
  expect((await runDueJobs(flow.context)).uebergeben).toBe(1)
})
