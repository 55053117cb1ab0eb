import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ForeignAnswer, type ForeignService, startForeign } from './foreignService.ts'
import { check, exitCodeOf } from './kit.ts'
import { optionsOf } from './options.ts'
import { markdownOf, type Report } from './report.ts'

const USER = {
  vorname: 'Katharina',
  role: 'kunde',
  accountType: 'customer',
  idPtKunde: '7',
  avvAkzeptiert: '1',
  ability: [{ action: 'manage', subject: 'all' }],
}
const ZEILE = {
  idPtKampagne: 1,
  bezeichnung: 'Herbst',
  state: 'inBearbeitung',
  teilstatus: null,
  angehalten: 0,
  testmodus: 0,
  format: null,
  menge: '500',
  idPtZielgruppe: null,
  zielgruppeBezeichnung: null,
  idPtWerbemittel: null,
  werbemittelBezeichnung: null,
  vorschau: null,
  versandDatum: null,
  brutto: null,
  zahlungsStatus: 'offen',

  eigeneFreigabe: 0,
  geaendertAm: '2026-11-20T08:00:00Z',
  version: 1,
}
const SEITE = { total: 1, page: 1, seitenGroesse: 20, weiter: null }
const json = (value: unknown): ForeignAnswer => ({ body: JSON.stringify(value) })

/** What a PHP service makes of it, by call; all others are unknown to it. */
const ANSWERS: Record<string, () => ForeignAnswer> = {
  loginUser: () =>
    json({ accessToken: 'abc', loginState: 1, user: { ...USER, avatar: null, idPtKundeMitarbeiter: null } }),
  checkUserLogin: () => json({ loginState: 1, user: USER }),
  logout: () => ({ body: '', type: 'text/html' }),
  // An empty object, a list with a gap, and a moment of MySQL.
  fetchKampagnen: () => ({
    type: 'text/html; charset=UTF-8',
    body: `<br />\n<b>Notice</b>: x in /srv/liste.php on line 3<br />${JSON.stringify({
      ...SEITE,
      kampagnen: { 1: { ...ZEILE, geaendertAm: '2026-11-20 09:00:00' } },
      jeState: [],
    })}`,
  }),
  fetchKampagne: () => json({ ...ZEILE, version: 'eins', gesperrt: 'viele' }),
  fetchVersandtage: () => ({ status: 500, type: 'text/html', body: '<h1>Fatal error</h1> in /srv/tage.php' }),
  berechnePreis: () => ({ status: 403, ...json({ message: 'Das darf nur die Leitung, sagt Katharina.' }) }),
  // One of three rows is odd.
  fetchSperrliste: () =>
    json({
      ...SEITE,
      gesamt: 3,
      eintraege: [1, 2, 'drei'].map((idPtSperre) => ({
        idPtSperre,
        vorname: 'Eda',
        nachname: 'Öztürk',
        firma: '',
        strasse: 'Ahornweg',
        hausnummer: '7',
        plz: '01099',
        ort: 'Dresden',
        quelle: 'einzeln',
        erstelltAm: '2026-11-20T08:00:00Z',
        erstelltVon: 'K.',
      })),
    }),
  fetchZielgruppen: () => ({ status: 302, body: '' }),
  downloadAvvContractAsPdf: () => json({ url: '/avv.pdf' }),
  fetchGeneralPricelist: () => ({ type: 'text/html', body: '<html>Bitte melden Sie sich an</html>' }),
  fetchBenachrichtigungen: () => json({ arten: [{ art: 'versand', mail: 'on' }] }),
}

let service: ForeignService
let clock = Date.parse('2026-11-20T09:00:00Z')

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  service = await startForeign((aktion) => {
    // Nothing waits: the clock that measures is moved.
    if (aktion === 'fetchBenachrichtigungen') clock += 1_500
    return ANSWERS[aktion]?.() ?? json({ error: `Unknown action: ${aktion}` })
  })
})
afterEach(() => service.stop())

async function run(...args: string[]): Promise<Report> {
  return check(optionsOf([service.address, '--user', 'k.brandt@example.com', ...args]), {
    passwort: 'ganz geheim',
    token: null,
    neuesPasswort: null,
    secondFactor: () => Promise.resolve(null),
    now: () => new Date(clock),
    print: () => undefined,
  })
}

const of = (report: Report, name: string) => report.calls.find(({ call }) => call === name)

describe('against an account that has nothing yet', () => {
  test('what a call needs is made, which tries creating; a refusal of that is told', async () => {
    const leer = { total: 0, page: 1, seitenGroesse: 20, weiter: null, jeState: [] }
    const answers: Record<string, () => ForeignAnswer> = {
      ...ANSWERS,
      fetchZielgruppen: () => json({ ...leer, zielgruppen: [] }),
      fetchKampagnen: () => json({ ...leer, kampagnen: [] }),
      saveZielgruppe: () => ({ status: 422, ...json({ error: 'Der Name fehlt noch.' }) }),
      saveKampagne: () => json({ ...ZEILE, idPtKampagne: 4 }),
    }
    const empty = await startForeign((aktion) => answers[aktion]?.() ?? json({ error: `Unknown action: ${aktion}` }))
    const options = optionsOf([
      empty.address,
      '--user',
      'k@example.com',
      '--write',
      '--only',
      'saveZielgruppe,saveKampagne',
    ])
    const report = await check(options, {
      passwort: 'ganz geheim',
      token: null,
      neuesPasswort: null,
      secondFactor: () => Promise.resolve(null),
      now: () => new Date(clock),
      print: () => undefined,
    }).finally(() => empty.stop())
    expect(empty.asked).toEqual(expect.arrayContaining(['POST saveZielgruppe', 'POST saveKampagne']))
    expect(of(report, 'saveZielgruppe')).toMatchObject({
      outcome: 'not tried',
      reason: 'making the first target group that no campaign uses was refused',
    })
    // Nothing of the report is told in the product's own German.
    expect(JSON.stringify(report)).not.toMatch(/Server|Eingaben|angeschlossen/)
  })
})

describe('against a service that speaks otherwise', () => {
  test('what it does not know is told apart, and none of its faults is missed', async () => {
    const report = await run()
    const faults = report.calls.filter(({ outcome }) => outcome === 'does not fit' || outcome === 'failed')
    expect(faults.map(({ call, outcome, status }) => [call, outcome, status])).toEqual([
      ['downloadAvvContractAsPdf', 'does not fit', 200],
      ['fetchGeneralPricelist', 'does not fit', 200],
      ['fetchZielgruppen', 'does not fit', 302],
      ['fetchKampagne', 'does not fit', 200],
      ['fetchVersandtage', 'failed', 500],
      ['fetchSperrliste', 'does not fit', 200],
    ])
    expect(exitCodeOf(report)).toBe(1)
    expect(of(report, 'fetchRechnungen')?.outcome).toBe('unknown')
    expect(of(report, 'fetchRechnung')).toMatchObject({ outcome: 'not tried', reason: 'fetchRechnungen is unknown' })
  })

  test('it is said field by field what came and what was expected', async () => {
    const report = await run('--only', 'fetchKampagne,fetchSperrliste')
    const fields = of(report, 'fetchKampagne')?.fields ?? []
    expect(fields).toContainEqual({ field: 'version', came: '"eins"', expected: expect.any(String), times: 1 })
    expect(fields).toContainEqual({ field: 'zahlung', came: 'nothing', expected: 'object', times: 1 })
    expect(of(report, 'fetchSperrliste')).toMatchObject({
      reason: '1 row is left out of the list',
      fields: [{ field: 'eintraege[].idPtSperre', times: 1 }],
    })
    const written = markdownOf(report)
    expect(written).toContain('| zahlung | nothing | expected object |')
    expect(written).not.toContain('Öztürk')
  })

  test('what is forgiven is named', async () => {
    const report = await run('--only', 'login,fetchKampagnen,fetchBenachrichtigungen,logout')
    expect(of(report, 'checkUserLogin')).toMatchObject({
      outcome: 'fits after reading',
      tolerated: [
        { field: 'user.idPtKundeMitarbeiter', came: 'nothing', readAs: 'null' },
        { field: 'user.avatar', came: 'nothing', readAs: 'null' },
      ],
    })
    expect(
      of(report, 'fetchKampagnen')?.tolerated.map(({ field, came, readAs }) => `${field}: ${came} → ${readAs}`),
    ).toEqual([
      ': text around the JSON → the JSON alone',
      'Content-Type: text/html; charset=UTF-8 → application/json',
      'kampagnen: object (1) → list of 1',
      'jeState: list of 0 → object ()',
    ])
    expect(of(report, 'logout')?.tolerated[0]).toMatchObject({ came: 'an empty body' })
    expect(exitCodeOf(report)).toBe(0)
  })

  test('a slow answer is marked, a refusal told with its reason and without the names in it', async () => {
    const report = await run('--only', 'fetchBenachrichtigungen,berechnePreis')
    expect(of(report, 'fetchBenachrichtigungen')).toMatchObject({
      slow: true,
      ms: 1_500,
      outcome: 'fits after reading',
    })
    expect(of(report, 'berechnePreis')).toMatchObject({
      outcome: 'refused',
      status: 403,
      reason: 'Das darf nur die Leitung, sagt ….',
    })
  })

  test('nothing is written without --write, and nothing at all without a login', async () => {
    await run()
    expect(service.asked.filter((request) => /save|delete|upload|storn|erstelle/.test(request))).toEqual([])
    const silent = await startForeign(() => ({ status: 403, ...json({ error: 'Dieses Konto ist gesperrt.' }) }))
    const report = await check(optionsOf([silent.address, '--user', 'k@example.com']), {
      passwort: 'x',
      token: null,
      neuesPasswort: null,
      secondFactor: () => Promise.resolve(null),
      now: () => new Date(clock),
      print: () => undefined,
    })
    await silent.stop()
    expect(silent.asked.toSorted()).toEqual(['POST checkUserLogin', 'POST loginUser', 'POST logout'])
    expect(exitCodeOf(report)).toBe(2)
  })
})

describe('the command', () => {
  test('writes its report and ends with 1 where something does not fit; the password is in no argument', async () => {
    const out = await mkdtemp(join(tmpdir(), 'conformance-'))
    const args = ['tests/conformance/run.ts', service.address, '--user', 'k.brandt@example.com', '--out', out]
    const child = spawn(process.execPath, ['src/build/node24.mjs', ...args, '--only', 'kampagne'], {
      env: { PATH: process.env.PATH, CONFORMANCE_PASSWORD: 'ganz geheim' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let screen = ''
    child.stdout.on('data', (chunk: Buffer) => (screen += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number]
    expect(code).toBe(1)
    expect(screen).toMatch(/does not fit +fetchKampagne +200/)
    expect(screen).toContain('zahlung: came nothing, expected object')
    const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as Report
    expect([report.ok, of(report, 'fetchKampagne')?.outcome]).toEqual([false, 'does not fit'])
    expect(await readFile(join(out, 'report.md'), 'utf8')).toContain('## Does not fit')
    const example = await readFile(join(out, 'examples/loginUser.json'), 'utf8')
    expect(example).not.toMatch(/ganz geheim|k\.brandt|Katharina/)
    await rm(out, { recursive: true })
  })

  test.each([
    ['no address', [], 'one address'],
    ['an unknown area', ['https://backend.example', '--only', 'kampagnen'], 'no call or area is called kampagnen'],
    ['an unknown kind of key', ['https://backend.example', '--key', 'post=1'], 'no key of a known kind'],
    ['an unknown option', ['https://backend.example', '--passwort', 'x'], "'--passwort'"],
  ])('%s is refused before anything is asked', (_, args, words) => {
    expect(() => optionsOf(args)).toThrow(words)
  })
})
