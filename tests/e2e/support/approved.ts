import { expect, type Page } from '@playwright/test'
import type { OperationName, Operations } from '#src/contract/index.ts'
import type { Input } from '#src/contract/operation.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { paths } from '#src/routes/paths.ts'
import { callAt } from '#tests/support/wire.ts'
import { linkInMail } from './simulator.ts'
import { expectState, type Order } from './people.ts'

const named = <T extends { bezeichnung: string }>(rows: T[], name: string): T => {
  const row = rows.find(({ bezeichnung }) => bezeichnung === name)
  if (!row) throw new Error(`nothing is called ${name}`)
  return row
}

/**
 * A campaign of the customer who is logged in, approved by Rosa Chef; its page is open afterwards and its address is
 * answered. Over the wire, for journeys that begin here: journey.e2e.ts goes the way to it as people do.
 */
export async function approvedCampaign(page: Page, order: Order): Promise<string> {
  const { origin } = new URL(page.url())
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? 'null') as string | null)
  const call = <K extends OperationName>(name: K, input: Input<Operations[K]>, as = token) =>
    callAt(origin, as, name, input)

  const { zielgruppen } = await call('fetchZielgruppen', { q: order.zielgruppe })
  const { werbemittel } = await call('fetchWerbemittelListe', { q: order.werbemittel })
  const { heute } = await call('fetchVersandtage', { von: '2026-01-01', bis: '2026-01-01' })
  const { tage } = await call('fetchVersandtage', { von: heute, bis: addTage(heute, 60) })
  const { idPtKampagne, version, befunde } = await call('saveKampagne', {
    bezeichnung: order.name,
    idPtZielgruppe: named(zielgruppen, order.zielgruppe).idPtZielgruppe,
    idPtWerbemittel: named(werbemittel, order.werbemittel).idPtWerbemittel,
    versandDatum: tage[0],
  })
  await call('kampagneZurFreigabeGeben', {
    idPtKampagne,
    version,
    personen: [{ name: 'Rosa Chef', email: 'chef@example.org' }],
    gueltigTage: 14,
    quorum: 'alle',
    warnungenAkzeptiert: befunde.filter(({ schwere }) => schwere === 'warnung').map(({ code }) => code),
  })
  const post = await page.context().newPage()
  const hashKey = (await linkInMail(post, 'chef@example.org')).split('/').at(-1) ?? ''
  await post.close()
  const { vorlage } = await call('fetchFreigabe', { hashKey }, null)
  const bestaetigt = ['text', 'bild', 'qrZiel', 'absender'] as const
  const snapshotHash = vorlage?.snapshotHash ?? ''
  await call('freigabeErteilen', { hashKey, name: 'Rosa Chef', snapshotHash, bestaetigt: [...bestaetigt] }, null)

  await page.goto(paths.kampagneEditieren(idPtKampagne))
  await expectState(page, 'Zur Bezahlung bereit')
  await expect(page.getByRole('heading', { level: 1, name: order.name })).toBeVisible()
  return page.url()
}
