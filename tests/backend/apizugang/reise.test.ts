import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WEBHOOK_EREIGNISSE } from '#src/contract/webhook.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { runDueJobs } from '#mocks/backend/jobs.ts'
import { bestaetigen, listInbox, versandMelden } from '#mocks/backend/druckauftrag/lettershop.ts'
import { externFreigeben } from '#mocks/backend/kampagne/provider.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { listen, newToken, run, startReceiver, type Listening } from './programs.ts'

let backend: Listening
beforeAll(async () => {
  backend = await listen()
})
afterAll(() => backend.close())

/** States that the receiver was told of, in the order in which they came. */
const states = (output: string) => [...output.matchAll(/"nachState":"(\w+)"/g)].map(([, state]) => state)

it('a client drives a campaign from nothing to the dispatch by the interface alone and is told of every step', async () => {
  const { call, kunde, context } = backend
  await mkdir(backend.parts.settings.lettershopOrdner, { recursive: true })
  // The address is known before the secret: the webhook is made first, its receiver starts with what it gave away.
  const made = await call(kunde, 'saveWebhook', {
    bezeichnung: 'Shop',
    url: 'http://127.0.0.1:9/',
    ereignisse: [...WEBHOOK_EREIGNISSE],
    aktiv: true,
  })
  const receiver = await startReceiver(process.execPath, 'webhook.ts', made.geheimnis ?? '')
  try {
    const { idPtWebhook, version, bezeichnung, ereignisse } = made.webhook
    await call(kunde, 'saveWebhook', { idPtWebhook, version, bezeichnung, ereignisse, url: receiver.url, aktiv: true })
    const { geheimnis, idPtApiToken } = await newToken(backend)
    const env = { API_URL: backend.url, API_TOKEN: geheimnis }
    const { output } = await run(process.execPath, 'kampagne.ts', env, await temporaryFolder())
    expect(output).toContain('Status: inExternerFreigabe')
    const [kampagne] = (await call(kunde, 'fetchKampagnen', {})).kampagnen
    const idPtKampagne = kampagne?.idPtKampagne ?? 0

    // The provider's and the print shop's side of the way.
    await externFreigeben(context, idPtKampagne)
    const days = Math.round(
      (Date.parse(addTage(kampagne?.versandDatum ?? '', -3)) - Date.parse(backend.clock.heute())) / 86_400_000,
    )
    await backend.advance(days)
    await runDueJobs(context)
    const [order] = await listInbox(context)
    await bestaetigen(context, order?.idPtDruckauftrag ?? 0)
    await versandMelden(context, order?.idPtDruckauftrag ?? 0)
    await runDueJobs(context)

    await expect.poll(() => states(receiver.output()), { timeout: 20_000 }).toContain('inVersendet')
    expect(new Set(states(receiver.output()))).toEqual(
      new Set([
        'inBearbeitung',
        'inInternerFreigabe',
        'inBezahlung',
        'inExternerFreigabe',
        'inVersandstellung',
        'inLettershop',
        'inVersendet',
      ]),
    )
    for (const event of ['freigabe.entscheidung', 'zahlung.status', 'rechnung.erstellt'])
      expect(receiver.output()).toContain(event)
    // Ids and facts, nobody's name or address.
    expect(receiver.output()).not.toMatch(/Paula|example\.org|Straße/)

    const { anfragen } = await call(kunde, 'fetchAnfragen', { idPtApiToken })
    expect(anfragen.map(({ operation }) => operation)).toContain('starteZahlung')
    expect(anfragen.every(({ status }) => status === 200)).toBe(true)
  } finally {
    await receiver.stop()
  }
})
