import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { webhookInhalt, type WebhookEreignis } from '#src/contract/webhook.ts'
import { WARTEN_MIN } from '#src/domain/apizugang/webhook.ts'
import { publicLookup } from '#mocks/backend/apizugang/send.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { LEASE_MS, leaseUntil } from '#mocks/backend/platform/lease.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { openReceiver, type Empfangen, type Receiver } from './apizugang.ts'
import { refused } from './kampagneFlow.ts'

const backend = backendForEach()
let receiver: Receiver
let kunde: string
beforeEach(async () => {
  receiver = await openReceiver()
  kunde = await backend.login('kunde@example.org')
})
afterEach(async () => {
  await receiver.close()
})

async function webhook(ereignisse: WebhookEreignis[] = ['kampagne.state']) {
  const input = { bezeichnung: 'Shop', url: receiver.url, ereignisse, aktiv: true }
  const made = await backend.call(kunde, 'saveWebhook', input)
  return { ...made.webhook, geheimnis: made.geheimnis ?? '' }
}

/** What a receiver does by the book of Standard Webhooks. */
function isSigned({ headers, body }: Empfangen, geheimnis: string): boolean {
  const key = Buffer.from(geheimnis.slice('whsec_'.length), 'base64')
  const content = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

const draft = () => backend.call(kunde, 'saveKampagne', { bezeichnung: 'Frühling' })
const deliveries = async () => (await backend.call(kunde, 'fetchZustellungen', {})).zustellungen

describe('a webhook', () => {
  it('hears of a new campaign, signed with its secret, which is shown once', async () => {
    const { geheimnis } = await webhook()
    const { idPtKampagne } = await draft()
    expect(receiver.received).toEqual([])
    expect((await runDueJobs(backend.context)).zugestellt).toBe(1)
    const [got] = receiver.received
    if (!got) throw new Error('nothing came')
    expect(isSigned(got, geheimnis)).toBe(true)
    expect(isSigned({ ...got, body: `${got.body} ` }, geheimnis)).toBe(false)
    expect(got.headers['webhook-timestamp']).toBe(String(Date.parse('2026-11-20T09:00:00Z') / 1000))
    expect(webhookInhalt.parse(JSON.parse(got.body))).toMatchObject({
      ereignis: 'kampagne.state',
      modus: 'live',
      daten: { idPtKampagne, bezeichnung: 'Frühling', vonState: null, nachState: 'inBearbeitung' },
    })
    expect(await deliveries()).toMatchObject([
      { status: 'zugestellt', versuche: 1, antwortStatus: 200, antwortAuszug: 'ok', inhalt: got.body },
    ])
    const list = await backend.call(kunde, 'fetchWebhooks', {})
    expect(list.webhooks[0]?.letzteZustellung).toMatchObject({ erfolg: true, antwortStatus: 200 })
    expect(JSON.stringify(list) + JSON.stringify(backend.log)).not.toContain(geheimnis.slice(6))
  })

  it('hears only what it listens to, and nothing of other customers', async () => {
    await webhook(['zahlung.status'])
    await draft()
    const andere = await backend.login('andere@example.org')
    await backend.call(andere, 'saveKampagne', { bezeichnung: 'Fremd' })
    expect(await deliveries()).toEqual([])
  })

  it('LOAD-10 is left to the process that is telling it, until that one is gone', async () => {
    await webhook()
    await draft()
    await backend.db
      .updateTable('zustellung')
      .set({ laeuftBis: leaseUntil(backend.context) })
      .execute()
    // The clock of the simulator ends nobody's work.
    await backend.advance(1)
    await runDueJobs(backend.context)
    expect(receiver.received).toEqual([])
    backend.tick(LEASE_MS + 1)
    await runDueJobs(backend.context)
    expect(receiver.received).toHaveLength(1)
  })

  it('hears nothing of a change that was rolled back', async () => {
    await webhook()
    await backend.db
      .transaction()
      .execute(async (db) => {
        const { emitEreignis } = await import('#mocks/backend/apizugang/emitEreignis.ts')
        const daten = {
          idPtKampagne: 1,
          bezeichnung: '',
          vonState: null,
          nachState: 'inBearbeitung',
          version: 1,
        } as const
        await emitEreignis(
          { db, now: backend.clock.now },
          { idPtKunde: 1, testmodus: false, ereignis: 'kampagne.state', daten },
        )
        throw new Error('no')
      })
      .catch(() => undefined)
    expect(await deliveries()).toEqual([])
  })

  it('is tried nine times over days with the same id, then paused with a mail', async () => {
    await webhook()
    await draft()
    receiver.answer.status = 503
    receiver.answer.body = 'zu\u0000tun'
    expect((await runDueJobs(backend.context)).fehler).toEqual([])
    for (const [index, minutes] of WARTEN_MIN.entries()) {
      const counts: number[] = []
      for (const ms of [minutes * 60_000 - 1, 1]) {
        // Real time, which the signatures bear: receivers hold it against their own clocks.
        backend.tick(ms)
        await runDueJobs(backend.context)
        counts.push(receiver.received.length)
      }
      expect([minutes, counts]).toEqual([minutes, [index + 1, index + 2]])
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(9)
    kunde = await backend.login('kunde@example.org')
    const [last] = await deliveries()
    expect(last).toMatchObject({ status: 'fehlgeschlagen', versuche: 9, antwortStatus: 503, antwortAuszug: 'zu tun' })
    const [paused] = (await backend.call(kunde, 'fetchWebhooks', {})).webhooks
    expect(paused).toMatchObject({ aktiv: false, letzteZustellung: { erfolg: false } })
    expect(paused?.pausiertAm).not.toBeNull()
    const mails = await backend.db.selectFrom('mail').select(['an', 'betreff']).execute()
    expect(mails.filter(({ betreff }) => betreff.includes('Webhook angehalten'))).toEqual([
      { an: 'kunde@example.org', betreff: 'Webhook angehalten: „Shop“' },
    ])
    // A person sends it again; a success does not switch on by itself.
    receiver.answer.status = 204
    const { idPtZustellung = 0 } = last ?? {}
    expect(await backend.call(kunde, 'wiederholeZustellung', { idPtZustellung })).toMatchObject({
      status: 'zugestellt',
    })
    const on = {
      ...paused,
      aktiv: true,
      bezeichnung: 'Shop',
      url: receiver.url,
      ereignisse: ['kampagne.state' as const],
    }
    const { idPtWebhook = 0, version = 0, bezeichnung, url, ereignisse, aktiv } = on
    const saved = await backend.call(kunde, 'saveWebhook', {
      idPtWebhook,
      version,
      bezeichnung,
      url,
      ereignisse,
      aktiv,
    })
    expect(saved).toMatchObject({ geheimnis: null, webhook: { aktiv: true, pausiertAm: null } })
    expect(
      await refused(backend.call(kunde, 'saveWebhook', { idPtWebhook, version, bezeichnung, url, ereignisse, aktiv })),
    ).toMatchObject({
      code: 'VERSION_VERALTET',
    })
  })

  it('is tried at once by a person, without more tries after it', async () => {
    const { idPtWebhook } = await webhook()
    expect(await backend.call(kunde, 'testeWebhook', { idPtWebhook })).toMatchObject({
      ereignis: 'ping',
      status: 'zugestellt',
    })
    expect(JSON.parse(receiver.received[0]?.body ?? '{}')).toMatchObject({ ereignis: 'ping', daten: { idPtWebhook } })
    receiver.answer.status = 302
    receiver.answer.headers = { location: 'http://169.254.169.254/' }
    const failed = await backend.call(kunde, 'testeWebhook', { idPtWebhook })
    expect(failed).toMatchObject({
      status: 'fehlgeschlagen',
      antwortStatus: 302,
      fehler: 'Weiterleitungen folgen wir nicht.',
    })
    await backend.advance(1)
    await runDueJobs(backend.context)
    expect(receiver.received).toHaveLength(2)
  })

  it('signs with both secrets for a day after a new one', async () => {
    const { idPtWebhook, geheimnis } = await webhook()
    const fresh = await backend.call(kunde, 'erneuereWebhookGeheimnis', { idPtWebhook })
    expect(fresh.webhook.altesGeheimnisBis).toBe('2026-11-21T09:00:00.000Z')
    await backend.call(kunde, 'testeWebhook', { idPtWebhook })
    await backend.advance(1)
    await backend.call(kunde, 'testeWebhook', { idPtWebhook })
    const checks = receiver.received.map((got) => [isSigned(got, geheimnis), isSigned(got, fresh.geheimnis)])
    expect(checks).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('never leads inside a network, neither when it is saved nor when it is sent', async () => {
    const input = { bezeichnung: 'Innen', ereignisse: ['kampagne.state' as const], aktiv: true }
    for (const url of ['https://169.254.169.254/', 'http://10.0.0.1/', 'https://backend.internal/'])
      expect(await refused(backend.call(kunde, 'saveWebhook', { ...input, url }))).toMatchObject({ status: 422 })
    const { idPtWebhook } = await webhook()
    backend.parts.settings.webhooksLokal = false
    expect(await refused(backend.call(kunde, 'saveWebhook', { ...input, url: receiver.url }))).toMatchObject({
      status: 422,
    })
    const answer = await backend.call(kunde, 'testeWebhook', { idPtWebhook })
    expect(answer).toMatchObject({ status: 'fehlgeschlagen', antwortStatus: null })
    expect(answer.fehler).not.toBeNull()
    expect(receiver.received).toEqual([])
  })

  it('goes with its deliveries', async () => {
    const { idPtWebhook } = await webhook()
    await draft()
    await backend.call(kunde, 'loescheWebhook', { idPtWebhook })
    expect(await backend.db.selectFrom('zustellung').selectAll().execute()).toEqual([])
  })
})

it('looks a name up before it connects, and refuses what leads inside', async () => {
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) =>
    publicLookup('localhost', { all: true }, (reason) => resolve(reason)),
  )
  expect(error?.code).toBe('EINTERN')
})
