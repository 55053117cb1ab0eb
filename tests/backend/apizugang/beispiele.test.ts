import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { webhookSchluessel } from '#mocks/backend/apizugang/send.ts'
import { signaturen } from '#mocks/backend/platform/signatur.ts'
import { temporaryFolder } from '#tests/support/temporaryFolder.ts'
import { isInstalled, LANGUAGES, listen, newToken, run, startReceiver, type Listening } from './programs.ts'

describe('the programs of the documentation', () => {
  let backend: Listening
  beforeAll(async () => {
    backend = await listen()
  })
  afterAll(() => backend.close())

  for (const { name, command, needs, file } of LANGUAGES)
    it.skipIf(!isInstalled(needs))(`a whole campaign runs in ${name}`, async () => {
      const { geheimnis } = await newToken(backend)
      const folder = await temporaryFolder()
      const { code, output } = await run(command, file, { API_URL: backend.url, API_TOKEN: geheimnis }, folder)
      expect([code, output]).toEqual([0, expect.stringContaining('gespeichert')])
      const lines = output.trim().split('\n')
      expect(lines).toEqual([
        expect.stringMatching(/^Zielgruppe \d+: 500 Empfänger$/),
        expect.stringMatching(/^Kampagne \d+: \d+\.\d\d EUR, Versand am \d{4}-\d\d-\d\d$/),
        'Freigegeben',
        expect.stringMatching(/^Zahlung PK\d+-\w+: bezahlt$/),
        'Status: inExternerFreigabe',
        expect.stringMatching(/^Rechnung RE-\d+-\d+ gespeichert$/),
      ])
      const idPtKampagne = Number(/Kampagne (\d+)/.exec(output)?.[1])
      const stored = await backend.call(backend.kunde, 'fetchKampagne', { idPtKampagne })
      expect([stored.state, stored.zahlung.zahlungsStatus, stored.tracking]).toEqual([
        'inExternerFreigabe',
        'bezahlt',
        true,
      ])
      const [pdf = ''] = await readdir(folder)
      expect((await readFile(join(folder, pdf))).subarray(0, 5).toString()).toBe('%PDF-')
    })

  it('with a test token every program ends before it orders', async () => {
    const { geheimnis } = await newToken(backend, { modus: 'test' })
    const env = { API_URL: backend.url, API_TOKEN: geheimnis }
    for (const { command, file } of LANGUAGES.filter(({ needs }) => isInstalled(needs))) {
      const { code, output } = await run(command, file, env, await temporaryFolder())
      expect([file, code, output]).toEqual([file, 0, expect.stringContaining('Test beendet')])
    }
    const { kampagnen } = await backend.call(geheimnis, 'fetchKampagnen', {})
    expect(new Set(kampagnen.map(({ state }) => state))).toEqual(new Set(['inBezahlung']))
  })

  it('ends with the reason when the token lacks a right', async () => {
    const { geheimnis } = await newToken(backend, { rechte: ['kampagne.lesen'] })
    for (const { command, needs, file } of LANGUAGES.filter((language) => isInstalled(language.needs))) {
      const env = { API_URL: backend.url, API_TOKEN: geheimnis }
      const { code, output } = await run(command, file, env, await temporaryFolder())
      expect([needs, code]).not.toEqual([needs, 0])
      expect(output).toContain('RECHT_FEHLT')
    }
  })
})

describe('the receivers of the documentation', () => {
  const geheimnis = `whsec_${randomBytes(32).toString('base64')}`
  const inhalt = JSON.stringify({ ereignis: 'kampagne.state', daten: { idPtKampagne: 7 } })
  const now = () => Math.floor(Date.now() / 1000)

  const receivers = [
    { name: 'TypeScript', command: process.execPath, file: 'webhook.ts' },
    { name: 'PHP (php-cli)', command: 'php', file: 'webhook.php' },
    { name: 'Python (python3)', command: 'python3', file: 'webhook.py' },
  ] as const
  for (const { name, command, file } of receivers)
    it.skipIf(!isInstalled(command))(`${name} takes what we signed and nothing else`, async () => {
      const receiver = await startReceiver(command, file, geheimnis)
      const post = async (zeitS: number, secrets: string[], body = inhalt) => {
        const headers = {
          'webhook-id': `msg_${zeitS}`,
          'webhook-timestamp': String(zeitS),
          'webhook-signature': signaturen(secrets.map(webhookSchluessel), {
            id: `msg_${zeitS}`,
            zeitS: String(zeitS),
            body: inhalt,
          }),
        }
        return (await fetch(receiver.url, { method: 'POST', headers, body })).status
      }
      try {
        const other = `whsec_${randomBytes(32).toString('base64')}`
        expect(await post(now(), [geheimnis])).toBe(204)
        // While a secret is changed over, two sign.
        expect(await post(now(), [other, geheimnis])).toBe(204)
        expect(await post(now(), [other])).toBe(400)
        expect(await post(now(), [geheimnis], inhalt.replace('7', '8'))).toBe(400)
        expect(await post(now() - 3600, [geheimnis])).toBe(400)
        await expect.poll(receiver.output).toContain('kampagne.state {"idPtKampagne":')
      } finally {
        await receiver.stop()
      }
    })
})
