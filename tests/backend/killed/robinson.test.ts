import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { layAccounts, service, type Service } from './service.ts'

const ANZAHL = 40_000

let dataDir: string
let process_: Service

beforeAll(async () => {
  dataDir = await temporaryFolder()
  process_ = service({ DATA_DIR: dataDir, DATABASE_URL: await layAccounts(dataDir) })
  await process_.start()
  await process_.login()
})
afterAll(() => process_.end('SIGKILL'))

const KOPF = 'vorname;nachname;strasse;hausnummer;plz;ort\r\n'
const liste = (wer: string, anzahl: number) =>
  new Blob([
    KOPF,
    ...Array.from({ length: anzahl }, (_, nr) => `Anna;${wer}${nr};Lindenweg;${nr + 1};28195;Bremen\r\n`),
  ])
const read = (wer: string, anzahl: number) =>
  process_.call('importRobinsonliste', { datei: liste(wer, anzahl), dateiName: `${wer}.csv` })

/** Rows of all lists, read beside the service. */
function zeilen(): number {
  const db = new DatabaseSync(join(dataDir, 'template.sqlite'), { readOnly: true })
  const row = db.prepare('select count(*) anzahl from robinson').get()
  db.close()
  return Number(row?.['anzahl'])
}

/** Those who are left out. */
async function gelten(): Promise<number> {
  const { blob } = await process_.call('fetchAbgleich', { ausschluss: {} })
  return (await blob.text()).split('\n').filter((line) => line.startsWith('robinson;')).length
}

test(
  'DSG-05 killed while a newer Robinson list is read: the old one counts, whole, and the new one after it is read again',
  { tags: ['proof'] },
  async () => {
    await read('Alt', 3)
    const cut = read('Neu', ANZAHL).catch((error: unknown) => error)
    await expect.poll(zeilen, { timeout: 60_000, interval: 5 }).toBeGreaterThan(200)
    await process_.end('SIGKILL')
    expect(await cut).toBeInstanceOf(TypeError)
    expect(zeilen()).toBeLessThan(ANZAHL)

    await process_.start()
    await process_.login()
    expect(await gelten()).toBe(3)
    expect(await process_.call('fetchAbgleichStand', {})).toMatchObject({
      robinson: { dateiName: 'Alt.csv', eintraege: 3 },
    })
    expect(await read('Neu', ANZAHL)).toMatchObject({ eintraege: ANZAHL })
    expect(await gelten()).toBe(ANZAHL)
    expect(zeilen()).toBe(ANZAHL)
  },
)
