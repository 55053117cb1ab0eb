import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type PhpBackend, startPhp } from '#tests/php/start.ts'
import { leftOut } from '#tests/support/programs.ts'
import { check, exitCodeOf } from './kit.ts'
import { optionsOf } from './options.ts'
import type { Report } from './report.ts'

beforeAll(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))

const run = (php: PhpBackend): Promise<Report> =>
  check(optionsOf([php.url, '--user', 'kunde@php.example']), {
    passwort: 'geheim-2026',
    token: null,
    neuesPasswort: null,
    secondFactor: () => Promise.resolve(null),
    now: () => new Date(),
    print: () => undefined,
  })

const namesOf = ({ calls }: Report, outcome: string) =>
  calls.filter((call) => call.outcome === outcome).map(({ call }) => call)
const CONNECTED = [
  'loginUser',
  'checkUserLogin',
  'downloadAvvContractAsPdf',
  'fetchGeneralPricelist',
  'fetchZielgruppen',
  'fetchZielgruppe',
  'fetchKampagnen',
  'fetchKampagne',
  'logout',
]

describe.skipIf(leftOut('php'))('against a backend in PHP', () => {
  let php: PhpBackend
  afterAll(() => php.stop())

  test('what it has fits, and what it has not is unknown', async () => {
    php = await startPhp()
    const report = await run(php)
    await php.stop()
    expect(namesOf(report, 'fits')).toEqual(CONNECTED)
    expect(namesOf(report, 'unknown')).toEqual(
      expect.arrayContaining(['fetchKonto', 'fetchRechnungen', 'zaehlePotenzial']),
    )
    expect(report.counts).toMatchObject({ 'does not fit': 0, failed: 0, refused: 0 })
    expect(exitCodeOf(report)).toBe(0)
  })

  test('its habits are named, and a row that cannot be read is a fault', async () => {
    php = await startPhp(['byte-order-mark', 'nulls-left-out', 'mysql-dates', 'booleans-as-words', 'odd-row'])
    const report = await run(php)
    const tolerated = report.calls.find(({ call }) => call === 'fetchKampagne')?.tolerated ?? []
    expect(tolerated.map(({ field, came, readAs }) => `${field}: ${came} → ${readAs}`)).toEqual(
      expect.arrayContaining([
        ': a byte order mark → JSON without it',
        'teilstatus: nothing → null',
        'angehalten: "false" → false',
        'versandDatum: "2027-03-19 00:00:00" → "2027-03-19"',
      ]),
    )
    expect(namesOf(report, 'does not fit')).toContain('fetchKampagnen')
    expect(exitCodeOf(report)).toBe(1)
  })
})
