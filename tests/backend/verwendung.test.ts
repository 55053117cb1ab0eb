import { beforeAll, expect, test } from 'vitest'
import { VERWENDET_MAX } from '#src/contract/seite.ts'
import { bulkInsert } from '#mocks/backend/platform/db/open.ts'
import { draft, flowForAll, refused } from './kampagneFlow.ts'

const ANZAHL = 60

const flow = flowForAll()
let locking: number
beforeAll(async () => {
  await draft(flow)
  const { idPtKampagne: _id, ...one } = await flow.db.selectFrom('kampagne').selectAll().executeTakeFirstOrThrow()
  // The one that locks is the oldest of them: newer ones must not hide it.
  const { idPtKampagne } = await draft(flow, { bezeichnung: 'In der Freigabe' })
  await flow.db
    .updateTable('kampagne')
    .set({ state: 'inInternerFreigabe' })
    .where('idPtKampagne', '=', idPtKampagne)
    .execute()
  locking = idPtKampagne
  const sent = Array.from({ length: ANZAHL }, (_, nr) => ({ ...one, bezeichnung: `Welle ${nr}`, state: 'inVersendet' }))
  await bulkInsert(
    flow.db,
    'kampagne',
    Object.keys(sent[0] ?? {}),
    sent.map((row) => Object.values(row)),
  )
})

test('a favourite names a few of the campaigns that use it, counts them all, and stays locked by an old one', async () => {
  const { zielgruppen } = await flow.call(flow.kunde, 'fetchZielgruppen', {})
  const { werbemittel } = await flow.call(flow.kunde, 'fetchWerbemittelListe', {})
  for (const row of [
    zielgruppen.find(({ idPtZielgruppe }) => idPtZielgruppe === flow.idPtZielgruppe),
    werbemittel.find(({ idPtWerbemittel }) => idPtWerbemittel === flow.idPtWerbemittel),
  ]) {
    expect(row).toMatchObject({ status: 'gesperrt', verwendungen: ANZAHL + 2 })
    const named = row?.verwendetIn ?? []
    expect(named).toHaveLength(VERWENDET_MAX)
    expect(named[0]?.idPtKampagne).toBe(locking)
    expect(named[1]?.state).toBe('inBearbeitung')
    expect(named[2]?.bezeichnung).toBe(`Welle ${ANZAHL - 1}`)
  }
  const { idPtWerbemittel } = flow
  const { version } = await flow.call(flow.kunde, 'fetchWerbemittel', { idPtWerbemittel })
  expect(
    await refused(flow.call(flow.kunde, 'archiviereWerbemittel', { idPtWerbemittel, version, archiviert: true })),
  ).toMatchObject({ status: 409, code: 'WIRD_VERWENDET' })
})
