import { globSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { PROTOKOLL_TAGE } from '#src/domain/apizugang/token.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { neuesToken, openReceiver } from '../apizugang.ts'
import { refused } from '../kampagneFlow.ts'

const backend = backendForEach()
let kunde: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
})

const draft = (bezeichnung: string, bearer = kunde) => backend.call(bearer, 'saveKampagne', { bezeichnung })
const named = async (bearer: string, frage: Parameters<typeof backend.call<'fetchEreignisse'>>[2] = {}) => {
  const { ereignisse, ...seite } = await backend.call(bearer, 'fetchEreignisse', frage)
  const namen = ereignisse.map(({ inhalt }) => (inhalt.ereignis === 'kampagne.state' ? inhalt.daten.bezeichnung : ''))
  return { namen, ...seite }
}

describe('the list of events', () => {
  it('holds what a webhook missed, under the id that it would have come with', async () => {
    const receiver = await openReceiver()
    const input = { bezeichnung: 'Shop', url: receiver.url, ereignisse: ['kampagne.state' as const], aktiv: true }
    await draft('Vorher')
    const { webhook } = await backend.call(kunde, 'saveWebhook', input)
    await draft('Gehört')
    await runDueJobs(backend.context)
    await backend.call(kunde, 'saveWebhook', { ...input, ...webhook, url: receiver.url, aktiv: false })
    await draft('Verpasst')
    await receiver.close()
    const { geheimnis } = await neuesToken(backend, kunde)
    expect(await named(geheimnis)).toMatchObject({ namen: ['Vorher', 'Gehört', 'Verpasst'], total: 3, weiter: null })
    const raw = await (await backend.send(geheimnis, 'fetchEreignisse', {})).json()
    const [got] = receiver.received
    expect(receiver.received).toHaveLength(1)
    expect(raw.ereignisse[1]).toMatchObject({
      nachrichtId: got?.headers['webhook-id'],
      inhalt: JSON.parse(got?.body ?? 'null') as object,
    })
  })

  it('is read on by its cursor or from a moment, the oldest first', async () => {
    for (const name of ['A', 'B', 'C']) await draft(name)
    const first = await named(kunde, { limit: 2 })
    expect(first.namen).toEqual(['A', 'B'])
    await draft('D')
    expect(await named(kunde, { limit: 2, cursor: first.weiter ?? '' })).toMatchObject({
      namen: ['C', 'D'],
      weiter: null,
    })
    expect((await named(kunde, { richtung: 'ab', limit: 1 })).namen).toEqual(['D'])
    const since = backend.clock.now().toISOString()
    await backend.advance(1)
    await draft('E')
    expect((await named(kunde, { since })).total).toBe(5)
    expect((await named(kunde, { since: backend.clock.now().toISOString() })).namen).toEqual(['E'])
    expect((await named(kunde, { ereignis: 'rechnung.erstellt' })).namen).toEqual([])
    await backend.advance(PROTOKOLL_TAGE)
    await runDueJobs(backend.context)
    expect(await backend.db.selectFrom('kontoEreignis').select('inhalt').execute()).toHaveLength(1)
    expect((await named(kunde)).namen).toEqual(['E'])
  })

  it('shows each token what its rights and its mode may see, and nobody what is of others', async () => {
    const lesen = { rechte: ['kampagne.lesen' as const, 'kampagne.schreiben' as const] }
    const live = (await neuesToken(backend, kunde, lesen)).geheimnis
    const test = (await neuesToken(backend, kunde, { ...lesen, modus: 'test' })).geheimnis
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' as const } }
    await backend.call(kunde, 'saveZielgruppe', { bezeichnung: 'Alle', filter })
    await draft('Echt', live)
    await draft('Probe', test)
    await draft('Fremd', await backend.login('andere@example.org'))
    expect([(await named(live)).namen, (await named(test)).namen, (await named(kunde)).namen]).toEqual([
      ['Echt'],
      ['Probe'],
      ['Echt', 'Probe'],
    ])
    const zielgruppen = await neuesToken(backend, kunde, { rechte: ['zielgruppe.lesen'] })
    expect((await named(zielgruppen.geheimnis)).namen).toEqual([])
    const schreibt = await neuesToken(backend, kunde, { rechte: ['werbemittel.schreiben'] })
    expect(await refused(named(schreibt.geheimnis))).toMatchObject({ code: 'RECHT_FEHLT' })
  })
})

describe('a secret that is being changed over', () => {
  it('is not renewed again before the announced time of the old one', async () => {
    const receiver = await openReceiver()
    const input = { bezeichnung: 'Shop', url: receiver.url, ereignisse: ['kampagne.state' as const], aktiv: true }
    const { idPtWebhook } = (await backend.call(kunde, 'saveWebhook', input)).webhook
    await backend.call(kunde, 'erneuereWebhookGeheimnis', { idPtWebhook })
    const again = () => backend.call(kunde, 'erneuereWebhookGeheimnis', { idPtWebhook })
    expect(await refused(again())).toMatchObject({ status: 409, code: 'NICHT_MOEGLICH' })
    await backend.advance(1)
    expect((await again()).webhook.altesGeheimnisBis).toBe('2026-11-22T09:00:00.000Z')
    await receiver.close()
  })
})

it('leaves the service by one encoder: nobody else writes an event or a delivery, but the demo its past', () => {
  const writers = globSync('mocks/**/*.ts').filter((file) =>
    /insertInto\('(?:kontoEreignis|zustellung)'\)/.test(readFileSync(file, 'utf8')),
  )
  expect(writers.toSorted()).toEqual(['mocks/backend/apizugang/emitEreignis.ts', 'mocks/backend/seed/zugaenge.ts'])
  expect(readFileSync('mocks/backend/seed/zugaenge.ts', 'utf8')).toContain('inhalt: encodeInhalt(')
})
