import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { openBildServer, type BildServer } from '#tests/support/bilddienst.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { callAt } from '#tests/support/wire.ts'

/** How long the service may be silent, and the look at what waits that follows, ms. */
const ENDE = { timeout: 60_000, interval: 250 }

let dienst: BildServer
let dataDir: string
let child: ChildProcess
let address = ''
let token = ''

async function start(): Promise<void> {
  child = spawn(process.execPath, ['tests/backend/killed/serving.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: join(dataDir, 'template.sqlite'),
      BILD_URL: dienst.url,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (!child.stdout) throw new Error('no output')
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  address = `http://127.0.0.1:${port.toString().trim()}`
}

async function kill(): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const call = <K extends OperationName>(name: K, input: Input<Operations[K]>, headers?: Record<string, string>) =>
  callAt(address, token === '' ? null : token, name, input, headers)

beforeAll(async () => {
  dienst = await openBildServer()
  dataDir = await temporaryFolder()
  const { drop } = await openSeeded({ seed: 'leer', now: '2026-11-20T09:00:00.000Z', verbraucher: 10 }, dataDir)
  await drop()
  await start()
  const answer = await call('loginUser', { email: 'kunde@example.org', passwort: DEMO_PASSWORT })
  token = 'accessToken' in answer ? answer.accessToken : ''
})
afterAll(async () => {
  await kill()
  await dienst.close()
})

// PostgreSQL is a process of its own, which nobody kills here.
test.skipIf(process.env.TEST_PG_URL !== undefined)(
  'an order whose process is killed ends after the restart: each picture once, and the quota exact (LOAD-10)',
  { tags: ['proof'], timeout: 120_000 },
  async () => {
    // The second picture is on its way when the process is killed; the answer to it goes nowhere.
    dienst.naechste = ['ok', 'silence']
    const key = { 'idempotency-key': 'bild-killed-0001' }
    const bestellung: Input<Operations['erzeugeBilder']> = {
      beschreibung: 'Frische Brötchen',
      negativ: '',
      stil: 'foto',
      format: 'quadrat',
      anzahl: 4,
      saat: 100,
      farben: [],
      freiraum: 'ohne',
    }
    const { idPtBildgenerierung } = await call('erzeugeBilder', bestellung, key)
    await expect.poll(() => dienst.anfragen.length, ENDE).toBe(2)
    const [vorher] = (await call('fetchBilder', { quelle: 'generiert' })).bilder
    expect(vorher).toMatchObject({ saat: 100 })
    expect((await call('fetchBildauftraege', {})).kontingent).toMatchObject({ verbraucht: 1, reserviert: 3 })
    await kill()
    await start()

    // Whoever got no answer asks again with his key: it is the same order.
    expect(await call('erzeugeBilder', bestellung, key)).toMatchObject({ idPtBildgenerierung })
    const stand = async () => (await call('fetchBildauftraege', {})).auftraege.map(({ status }) => status)
    await expect.poll(stand, ENDE).toEqual(['fertig'])
    const { bilder } = await call('fetchBilder', { quelle: 'generiert' })
    expect(bilder.map(({ saat }) => saat)).toEqual([103, 102, 101, 100])
    expect(bilder.at(-1)).toEqual(vorher)
    for (const { idPtBild, bytes } of bilder) expect((await call('downloadBild', { idPtBild })).blob.size).toBe(bytes)
    expect((await call('fetchBildauftraege', {})).kontingent).toMatchObject({ verbraucht: 4, reserviert: 0 })
    expect(dienst.anfragen.map(({ body }) => body.seed)).toEqual([100, 101, 101, 102, 103])
  },
)
