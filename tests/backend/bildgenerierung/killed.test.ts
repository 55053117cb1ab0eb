import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { openBildServer, type BildServer } from '#tests/support/bilddienst.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { service, type Service } from '../killed/service.ts'

/** How long the service may be silent, and the look at what waits that follows, ms. */
const ENDE = { timeout: 90_000, interval: 250 }

let dienst: BildServer
let dataDir: string
let child: Service

const call: Service['call'] = (name, input, headers) => child.call(name, input, headers)

beforeAll(async () => {
  dienst = await openBildServer()
  dataDir = await temporaryFolder()
  const { drop } = await openSeeded({ seed: 'leer', now: '2026-11-20T09:00:00.000Z', verbraucher: 10 }, dataDir)
  await drop()
  child = service({ DATA_DIR: dataDir, DATABASE_URL: join(dataDir, 'template.sqlite'), BILD_URL: dienst.url })
  await child.start()
  await child.login()
})
afterAll(async () => {
  await child.end('SIGKILL')
  await dienst.close()
})

// PostgreSQL is a separate process, which nobody kills here.
test.skipIf(process.env.TEST_PG_URL !== undefined)(
  'an order whose process is killed ends after the restart: each picture once, and the quota exact (LOAD-10)',
  { tags: ['proof'], timeout: 180_000 },
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
    await child.end('SIGKILL')
    await child.start()

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
