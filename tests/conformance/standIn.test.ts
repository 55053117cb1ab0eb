import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type OperationName, operations } from '#src/contract/index.ts'
import type { Operation } from '#src/contract/operation.ts'
import { readAnswer } from '#src/contract/reading/readAnswer.ts'
import { freePort } from '#tests/support/freePort.ts'
import { readSample } from '#tests/support/sampleCalls.ts'
import { backendForAll } from '#tests/support/standIn.ts'
import { check, exitCodeOf } from './kit.ts'
import { optionsOf } from './options.ts'
import type { Report } from './report.ts'
import type { Example } from './walk.ts'

/** Refused by the domain with the things of this account; answered all the same. */
const REFUSED: Partial<Record<OperationName, string>> = {
  erzeugeBilder: 'KEIN_BILDDIENST',
  // The customer himself has no employee's record.
  saveEigeneAngaben: 'NICHT_MOEGLICH',
  uploadAvatar: 'NICHT_MOEGLICH',
  deleteAvatar: 'NICHT_MOEGLICH',
  // Campaigns of his are paid and not sent.
  beantrageLoeschung: 'LOESCHUNG_NICHT_MOEGLICH',
}

const backend = backendForAll({ seed: 'demo' })
let server: ServerType
let address: string
let out: string

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const port = await freePort()
  server = serve({ fetch: backend.app.fetch, port, hostname: '127.0.0.1' })
  address = `http://127.0.0.1:${port}`
  out = await mkdtemp(join(tmpdir(), 'conformance-'))
})
afterAll(async () => {
  server.close()
  await rm(out, { recursive: true })
})

async function run(...args: string[]): Promise<{ report: Report; screen: string }> {
  const screen: string[] = []
  const report = await check(optionsOf([address, '--user', 'kunde@example.org', ...args]), {
    passwort: 'Postkarte-2026!',
    token: null,
    neuesPasswort: 'Kiesel Fjord Laterne 52',
    secondFactor: () => Promise.resolve(null),
    now: () => backend.clock.real(),
    print: (line) => screen.push(line),
  })
  return { report, screen: screen.join('\n') }
}

const namesOf = ({ calls }: Report, outcome: string) =>
  calls.filter((call) => call.outcome === outcome).map(({ call }) => call)

/** Whatever a run may touch: each row of each table that its customer owns. */
const stateOf = () => backend.db.selectFrom('kampagne').selectAll().orderBy('idPtKampagne').execute()

describe('against the stand-in', () => {
  test('all that reads fits, and nothing is changed by it', async () => {
    const before = await stateOf()
    const { report, screen } = await run()
    expect(await stateOf()).toEqual(before)
    const reading = Object.entries(operations).filter(([, { method }]) => method === 'GET')
    const other = reading.map(([name]) => name).filter((name) => !namesOf(report, 'fits').some((one) => one === name))
    // Without writing no file is on its way, no list put aside and no state kept, and nobody's approval link is known.
    expect(other).toEqual([
      'fetchUebertragung',
      'oeffneAdressEntwurf',
      'fetchWerbemittelVersion',
      'fetchFreigabe',
      'downloadFreigabeAsset',
    ])
    expect(report.calls.find(({ call }) => call === 'fetchFreigabe')?.reason).toBe(
      'it needs a token of an approval link: --key freigabe=…',
    )
    expect(report.counts).toMatchObject({
      'fits after reading': 0,
      'does not fit': 0,
      failed: 0,
      refused: 0,
      unknown: 0,
    })
    expect(exitCodeOf(report)).toBe(0)
    expect(screen).toContain('calls not tried: it changes something: --write')
  })

  test('of one area only its calls are tried', async () => {
    const { report } = await run('--only', 'rechnung')
    const tried = report.calls.filter(({ outcome }) => outcome !== 'not tried').map(({ call }) => call)
    expect(tried).toEqual([
      'loginUser',
      'checkUserLogin',
      'fetchRechnungen',
      'fetchRechnung',
      'downloadRechnungAsPdf',
      'downloadERechnung',
      'exportRechnungen',
      'fetchDatevEinstellung',
    ])
  })

  test('with --write every call is known and fits', async () => {
    const { schluessel } = await readSample(backend, 1)
    // A new password voids what was mailed to a login before: each key is that of another one.
    const others = await backend.db
      .selectFrom('zugang')
      .select('idZugang')
      .where('email', 'in', ['andere@example.org', 'buchhaltung@example.org', 'freigabe@example.org'])
      .execute()
    for (const [i, art] of (['passwort_neu', 'passwort_zuruecksetzen', 'entsperrung'] as const).entries())
      await backend.db
        .updateTable('schluessel')
        .set({ idZugang: others[i]?.idZugang ?? 0 })
        .where('art', '=', art)
        .execute()
    const kinds = ['aktivierung', 'passwort_neu', 'passwort_zuruecksetzen', 'entsperrung'] as const
    const keys = kinds.flatMap((art) => ['--key', `${art}=${schluessel(art)}`])
    const { report } = await run('--write', '--out', out, ...keys)
    const told = report.calls.map(({ call, outcome, reason }) => [call, outcome, reason.split(',')[0]])
    const expected = report.calls.map(({ call }) => {
      const code = REFUSED[call]
      return code === undefined ? [call, 'fits', ''] : [call, 'refused', code]
    })
    expect(told).toEqual(expected)
    expect(report.calls.map(({ call }) => call).toSorted()).toEqual(Object.keys(operations).toSorted())
    expect(exitCodeOf(report)).toBe(0)
  })

  test('its answers are written down without personal data, and still fit', async () => {
    const files = await readdir(join(out, 'examples'))
    const texts = await Promise.all(files.map((file) => readFile(join(out, 'examples', file), 'utf8')))
    const written = texts.join('\n')
    for (const secret of [
      'Brandt',
      'Katharina',
      'kunde@example.org',
      'team@example.org',
      'Postkarte-2026!',
      'Kiesel Fjord',
      'Öztürk',
      'Ahornweg',
      'DE89',
      '555 0199',
    ])
      expect([secret, written.includes(secret)]).toEqual([secret, false])
    const broken = texts.flatMap((text) => {
      const { call, answer } = JSON.parse(text) as Example
      const operation: Operation = operations[call]
      if (operation.answer !== 'json' || answer.status !== 200) return []
      const reading = readAnswer(operation, answer.body)
      return reading.ok && reading.rows.length === 0 ? [] : [[call, reading]]
    })
    expect(broken).toEqual([])
  })
})
