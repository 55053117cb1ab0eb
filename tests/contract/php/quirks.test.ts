import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientOf } from '#src/api/client.ts'
import { configureApi } from '#src/api/http.ts'
import { kampagneOperations } from '#src/contract/kampagneOperations.ts'
import { preislisteOperations } from '#src/contract/preisliste.ts'
import { unreadRowsOf } from '#src/contract/reading/unreadRows.ts'
import { sessionOperations } from '#src/contract/sessionOperations.ts'
import { zielgruppeOperations } from '#src/contract/zielgruppeOperations.ts'
import { startPhp, type PhpBackend } from '#tests/php/start.ts'
import { honoAdapter } from '#tests/support/honoAdapter.ts'
import { leftOut } from '#tests/support/programs.ts'

/** The product's calls against the backend in PHP: what a quirk changes in the form changes nothing that is read. */

const api = clientOf({ ...sessionOperations, ...kampagneOperations, ...zielgruppeOperations, ...preislisteOperations })
const without = leftOut('php')
const lost = vi.fn()
let php: PhpBackend
let token: string | null = null
let quirk = ''

beforeAll(async () => {
  if (without) return
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  php = await startPhp()
  const request = (path: string, { headers, ...init }: RequestInit) =>
    fetch(`${php.url}${path}`, { ...init, headers: { ...Object(headers), 'X-Quirk': quirk } })
  configureApi({
    credentials: () => ({ token, konto: null }),
    onSessionLost: lost,
    adapter: honoAdapter({ request }),
  })
})
afterAll(() => php?.stop())

/** A login with the quirk on; it stays on. */
async function login(email: string, wanted: string) {
  quirk = wanted
  const answer = await api.loginUser({ email, passwort: 'geheim-2026' })
  if (!('accessToken' in answer)) throw new Error('a second step is wanted')
  token = answer.accessToken
  return answer.user
}

/** Everything that a walk through the product reads. */
async function walk(wanted: string) {
  const user = await login('kunde@php.example', wanted)
  const name = { idPtKampagne: 3, version: 2, bezeichnung: 'Neueröffnung Köln' }
  const gruppe = { idPtZielgruppe: 2, version: 1, bezeichnung: 'Häuser in Köln' }
  const read = {
    user,
    check: await api.checkUserLogin({}),
    kampagnen: await api.fetchKampagnen({}),
    kampagne: await api.fetchKampagne({ idPtKampagne: 1 }),
    gespeichert: await api.saveKampagne(name),
    zielgruppen: await api.fetchZielgruppen({}),
    zielgruppe: await api.fetchZielgruppe({ idPtZielgruppe: 1 }),
    gruppe: await api.saveZielgruppe(gruppe),
    preise: await api.fetchGeneralPricelist({}),
    vertrag: (await api.downloadAvvContractAsPdf({})).name,
  }
  await api.logout({})
  // Saving counts on; everything else stays as it is.
  return JSON.parse(
    JSON.stringify(read, (key, value: unknown) =>
      /^(version|geaendertAm|erstelltAm|zeit|potenzialStand)$/.test(key) ? '' : value,
    ),
  ) as Record<string, unknown>
}

describe.skipIf(without)('a backend in PHP', () => {
  let plain: Record<string, unknown>
  beforeAll(async () => {
    plain = await walk('')
  })

  async function isReadAsWithout(name: string) {
    expect(plain).toMatchObject({ user: { idPtKunde: 4711 }, vertrag: 'AV-Vertrag_4711.pdf' })
    // A text that is empty stays one: it says no more than none.
    const empty = (read: object) => JSON.stringify(read).replaceAll('""', 'null')
    expect(empty(await walk(name))).toBe(empty(plain))
    expect(lost).not.toHaveBeenCalled()
  }

  // One of each kind: of lists, missing values, values, dates, words around the answer, user, rights, frame, session, files.
  test.each([
    'lists-with-gaps',
    'nulls-left-out',
    'numbers-as-text',
    'booleans-as-words',
    'mysql-dates',
    'german-amounts',
    'html-warning',
    'user-without-avatar',
    'abilities-as-words',
    'envelope',
    'session-cookies',
    'nothing-at-200',
    'sloppy-file',
  ])('with %s is read as without', isReadAsWithout)

  test.each([
    'nulls-as-empty-text',
    'nulls-as-false',
    'nulls-as-empty-list',
    'nulls-as-zero',
    'booleans-as-checkboxes',
    'byte-order-mark',
    'notice',
    'debug-behind',
    'text-html',
    'abilities-as-text',
    'abilities-renamed',
    'abilities-beside-user',
    'contract-as-date',
    'no-content',
  ])('with %s is read as without', { tags: ['proof'] }, isReadAsWithout)

  test('an empty object that comes as a list has no keys', async () => {
    await login('kunde@php.example', 'empty-objects')
    expect(await api.fetchKampagnen({})).toMatchObject({ jeState: {}, total: 3 })
  })

  test('an employee without a customer is logged in, with his rights', async () => {
    const user = await login('team@php.example', 'employee-without-customer')
    expect(user).toMatchObject({ idPtKundeMitarbeiter: 12, idPtKunde: null, avvAkzeptiert: false })
    expect((await api.checkUserLogin({})).user?.ability).toContainEqual({ action: 'manage', subject: 'Kampagne' })
  })

  test('words that nobody agreed on stay as they came', async () => {
    await login('kunde@php.example', 'unknown-words')
    const { kampagnen } = await api.fetchKampagnen({})
    expect(kampagnen).toHaveLength(3)
    expect(kampagnen[0]).toMatchObject({ state: 'wartetAufRueckruf', zahlungsStatus: 'wartetAufRueckruf' })
    const { zielgruppen } = await api.fetchZielgruppen({})
    expect(zielgruppen[0]).toMatchObject({ status: 'wartetAufRueckruf' })
  })

  test('a row that cannot be read takes no other with it', async () => {
    await login('kunde@php.example', 'odd-row')
    const kampagnen = await api.fetchKampagnen({})
    expect([kampagnen.kampagnen.length, unreadRowsOf(kampagnen).length]).toEqual([2, 1])
    const { pricelist } = await api.fetchGeneralPricelist({})
    expect(pricelist.Mailing?.Postkarte?.porto?.[0]?.title).toBe('Porto für Dialogpost')
  })

  test.each(['refusal-as-error', 'refusal-as-errors', 'refusal-as-message', 'refusal-as-fehler'])(
    'a refusal at 200 is one: %s',
    async (name) => {
      await login('kunde@php.example', name)
      const error = await api.saveZielgruppe({ bezeichnung: 'Neu' }).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ kind: 'domain' })
      expect(JSON.stringify([Object(error).message, Object(error).fieldErrors])).toContain('leider schon vergeben')
    },
  )

  test('a call that it does not know is told apart', async () => {
    await login('kunde@php.example', '')
    const error = await api
      .fetchVersandtage({ von: '2026-01-01', bis: '2026-01-02' })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ kind: 'unconnected', code: 'fetchVersandtage' })
  })
})
