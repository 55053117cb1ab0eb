import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addList } from '#tests/support/millionList.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { service, type Service } from './service.ts'

const ANZAHL = 30_000

let dataDir: string
let process_: Service
let alte: number
/** Another group, which leaves out the people of the list. */
let andere: number

beforeAll(async () => {
  dataDir = await temporaryFolder()
  const seeded = { seed: 'demo', now: '2026-11-20T09:00:00.000Z', verbraucher: 2_000 } as const
  const { db, drop } = await openSeeded(seeded, dataDir)
  alte = (await addList(db, 1, ANZAHL)).idPtZielgruppe
  andere = (
    await db
      .selectFrom('zielgruppe')
      .select('idPtZielgruppe')
      .where('idPtKunde', '=', 1)
      .where('idPtZielgruppe', '<', alte)
      .orderBy('idPtZielgruppe')
      .executeTakeFirstOrThrow()
  ).idPtZielgruppe
  await db
    .updateTable('zielgruppe')
    .set({ ausschluss: JSON.stringify({ listen: [{ idPtZielgruppe: alte, bezeichnung: 'Bestand' }] }), version: 1 })
    .where('idPtZielgruppe', '=', andere)
    .execute()
  await drop()
  process_ = service({ DATA_DIR: dataDir, DATABASE_URL: join(dataDir, 'template.sqlite') })
  await process_.start()
  await process_.login()
})
afterAll(() => process_.end('SIGKILL'))

/** Rows of each list of the customer that anybody sees, and rows that nobody does. */
function stored() {
  const db = new DatabaseSync(join(dataDir, 'template.sqlite'), { readOnly: true })
  const zeilen = db
    .prepare(
      'select z.idPtZielgruppe id, z.fertig fertig, count(*) zeilen from zielgruppeEmpfaenger e join zielgruppe z using (idPtZielgruppe) where z.idPtZielgruppe >= ? group by 1, 2 order by 1',
    )
    .all(alte)
  const entwuerfe = db.prepare('select count(*) anzahl from adressEntwurf').get()
  const gruppe = db.prepare('select ausschluss, version from zielgruppe where idPtZielgruppe = ?').get(andere)
  db.close()
  return { zeilen: zeilen.map((row) => ({ ...row })), entwuerfe: entwuerfe?.['anzahl'], gruppe: { ...gruppe } }
}

const laesstAus = (idPtZielgruppe: number, version: number) => ({
  ausschluss: JSON.stringify({ listen: [{ idPtZielgruppe, bezeichnung: 'Bestand' }] }),
  version,
})

test(
  'NET-13 killed while a corrected list is stored: the old one is whole, the desk that was put aside is there',
  { tags: ['proof'] },
  async () => {
    const rows = Array.from({ length: ANZAHL }, (_, nr) => `Anna;Weber${nr};Lindenweg;${nr + 1};28195;Bremen\r\n`)
    const datei = new Blob(['vorname;nachname;strasse;hausnummer;plz;ort\r\n', ...rows])
    const zuordnung = { Name: 'nachname' } as const
    const angaben = { dateiName: 'kunden.csv', datenquelle: 'Kundenkartei', ohneWarnungen: [], zuordnung, datei }
    const bearbeitung = { vonHand: 1, entfernt: 0, zusammengefasst: 0, hinzugefuegt: 0, jeVorschlag: {} }
    const { idPtAdressEntwurf } = await process_.call('saveAdressEntwurf', {
      ...angaben,
      bezeichnung: 'Korrigiert',
      zeilen: ANZAHL,
      bearbeitung,
      idPtZielgruppe: alte,
    })
    const { version } = await process_.call('fetchZielgruppe', { idPtZielgruppe: alte })
    const input = {
      ...angaben,
      bezeichnung: 'Korrigiert',
      dateiZeilen: ANZAHL,
      zeichensatz: 'utf-8',
      trennzeichen: ';',
      rechtmaessigErhoben: true,
      bearbeitung,
      idPtAdressEntwurf,
      ersetzt: { idPtZielgruppe: alte, version },
    }
    const cut = process_.call('uploadAdressen', input).catch((error: unknown) => error)
    // Some rows of the new one are there, nobody sees them.
    await expect.poll(() => stored().zeilen.length, { timeout: 60_000, interval: 5 }).toBe(2)
    await process_.end('SIGKILL')
    expect(await cut).toBeInstanceOf(TypeError)
    const [ersterStand] = stored().zeilen
    expect(ersterStand).toEqual({ id: alte, fertig: 1, zeilen: ANZAHL })
    expect(stored().entwuerfe).toBe(1)
    expect(stored().gruppe).toEqual(laesstAus(alte, 1))

    await process_.start()
    await process_.login()
    const neue = await process_.call('uploadAdressen', input)
    expect(neue).toMatchObject({ potenzial: ANZAHL, bearbeitungen: [{ vonHand: 1 }] })
    expect(stored().gruppe).toEqual(laesstAus(neue.idPtZielgruppe, 2))
    // What the killed one had begun goes with its lease, the old list with the next run of the jobs.
    await expect
      .poll(() => stored().zeilen, { timeout: 150_000, interval: 200 })
      .toEqual([{ id: neue.idPtZielgruppe, fertig: 1, zeilen: ANZAHL }])
  },
)
