import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { addTage, versandtage } from '#src/domain/kampagne/schedule.ts'
import { addList } from '#tests/support/millionList.ts'
import { openSeeded } from '#tests/support/templates.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { service, type Service } from './service.ts'

const ANZAHL = 60_000
/** A lease of a killed process lapses after half a minute, ms. */
const ENDE = { timeout: 150_000, interval: 100 }

let dataDir: string
let process_: Service
let ids: Awaited<ReturnType<typeof addList>>

beforeAll(async () => {
  dataDir = await temporaryFolder()
  const seeded = { seed: 'demo', now: '2026-11-20T09:00:00.000Z', verbraucher: 2_000 } as const
  const { db, drop } = await openSeeded(seeded, dataDir)
  ids = await addList(db, 1, ANZAHL)
  await drop()
  process_ = service({ DATA_DIR: dataDir, DATABASE_URL: join(dataDir, 'template.sqlite') })
  await process_.start()
  await process_.login()
})
afterAll(() => process_.end('SIGKILL'))

/** What the file holds, read beside the server: of this campaign and of all mails to its approver. */
function stored(idPtKampagne: number) {
  const db = new DatabaseSync(join(dataDir, 'template.sqlite'), { readOnly: true })
  const codes = db
    .prepare(
      'select count(*) anzahl, count(distinct nr) nummern, max(nr) letzte from empfaengerCode where idPtKampagne = ?',
    )
    .get(idPtKampagne)
  const mails = db.prepare('select count(*) anzahl from mail where an = ?').get('paula@million.example')
  const snapshots = db.prepare('select count(*) anzahl from snapshot where idPtKampagne = ?').get(idPtKampagne)
  const integrity = db.prepare('pragma integrity_check').get()
  db.close()
  return { codes, mails: mails?.['anzahl'], snapshots: snapshots?.['anzahl'], integrity }
}

async function send(): Promise<Kampagne> {
  const heute = new Date().toISOString().slice(0, 10)
  const [versandDatum = ''] = versandtage(heute, addTage(heute, 60), heute)
  const fields = { bezeichnung: 'An viele', versandDatum, anreicherung: false, tracking: true, ...ids }
  const { idPtKampagne, version, befunde } = await process_.call('saveKampagne', fields)
  const { kampagne } = await process_.call('kampagneZurFreigabeGeben', {
    idPtKampagne,
    version,
    personen: [{ name: 'Paula Prüferin', email: 'paula@million.example' }],
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: befunde.map(({ code }) => code),
  })
  return kampagne
}

test(
  'STA-07 killed twice and stopped once while recipients are frozen: each is frozen once, and one mail goes out at the end',
  { tags: ['proof'], timeout: 300_000 },
  async () => {
    const { idPtKampagne } = await send()
    const stand = async () => (await process_.call('fetchKampagne', { idPtKampagne })).eingefroren ?? ANZAHL
    for (const [signal, bis] of [
      ['SIGKILL', 6_000],
      ['SIGTERM', 20_000],
      ['SIGKILL', 36_000],
    ] as const) {
      await expect.poll(stand, ENDE).toBeGreaterThanOrEqual(bis)
      await process_.end(signal)
      const { mails, snapshots, integrity } = stored(idPtKampagne)
      expect({ mails, snapshots, integrity }).toEqual({ mails: 0, snapshots: 0, integrity: { integrity_check: 'ok' } })
      await process_.start()
      expect(await stand()).toBeLessThan(ANZAHL)
    }
    await expect
      .poll(async () => (await process_.call('fetchKampagne', { idPtKampagne })).state, ENDE)
      .toBe('inInternerFreigabe')
    expect(stored(idPtKampagne)).toMatchObject({
      codes: { anzahl: ANZAHL, nummern: ANZAHL, letzte: ANZAHL },
      mails: 1,
      snapshots: 1,
    })
  },
)
