import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { firstStep, switchOnFactor } from '#tests/support/secondFactor.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const KUNDE = 'kunde@example.org'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'
const NEU = 'Kiesel Fjord Laterne 52'

describe('the own login', () => {
  const backend = backendForEach({ verbraucher: 10 })
  const state = async (token: string) => (await backend.call(token, 'checkUserLogin', {})).loginState
  const change = (token: string, altesPasswort: string, neuesPasswort: string) =>
    backend.call(token, 'aenderePasswort', { altesPasswort, neuesPasswort })

  it('SEC-20 a new password ends all sessions, the one that asked too, which goes on with a new token', async () => {
    const [first, second, other] = [
      await backend.login(KUNDE),
      await backend.login(KUNDE),
      await backend.login('team@example.org'),
    ]
    const { accessToken, beendeteSitzungen } = await change(first, DEMO_PASSWORT, NEU)
    expect(beendeteSitzungen).toBe(1)
    expect([await state(first), await state(second), await state(accessToken), await state(other)]).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect((await backend.send(second, 'fetchZugang', {})).status).toBe(401)
    await expect(backend.login(KUNDE)).rejects.toMatchObject({ code: 'ANMELDUNG_FEHLGESCHLAGEN' })
    expect(await backend.call(null, 'loginUser', { email: KUNDE, passwort: NEU })).toMatchObject({ loginState: true })
    expect((await backend.call(accessToken, 'fetchZugang', {})).passwortGeaendertAm).not.toBeNull()
    const mail = await backend.db.selectFrom('mail').select('betreff').where('an', '=', KUNDE).execute()
    expect(mail).toContainEqual({ betreff: 'Ihr Passwort wurde geändert' })
  })

  it('SEC-20 a new password ends a login between its two steps', async () => {
    const { token, code } = await switchOnFactor(backend, KUNDE)
    const ticket = await firstStep(backend, KUNDE)
    await change(token, DEMO_PASSWORT, NEU)
    const late = backend.call(null, 'bestaetigeAnmeldung', { ticket, code: code() })
    await expect(late).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
  })

  it.each([
    ['falsch', NEU, 'altesPasswort'],
    [DEMO_PASSWORT, 'kurz', 'neuesPasswort'],
    [DEMO_PASSWORT, 'passwort1', 'neuesPasswort'],
    [DEMO_PASSWORT, 'KatharinaBrandt1', 'neuesPasswort'],
    [DEMO_PASSWORT, DEMO_PASSWORT, 'neuesPasswort'],
  ])('SEC-09 %s to %s is refused at %s, and nobody is logged out', async (alt, neu, feld) => {
    const token = await backend.login(KUNDE)
    await expect(change(token, alt, neu)).rejects.toMatchObject({
      status: 422,
      fehler: { felder: { [feld]: expect.any(String) as string } },
    })
    expect(await state(token)).toBe(true)
    expect(await backend.login(KUNDE)).toBeTypeOf('string')
  })

  it('SEC-10 the old password cannot be guessed at an unattended screen', async () => {
    const token = await backend.login(KUNDE)
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(change(token, 'falsch', NEU)).rejects.toMatchObject({ status: 422 })
    await expect(change(token, DEMO_PASSWORT, NEU)).rejects.toMatchObject({ status: 429 })
  })

  it('shows its live sessions with the device in plain words, this one first', async () => {
    const login = { email: KUNDE, passwort: DEMO_PASSWORT }
    await backend.send(null, 'loginUser', login, { 'user-agent': FIREFOX })
    await backend.login('team@example.org')
    const token = await backend.login(KUNDE)
    const { sitzungen } = await backend.call(token, 'fetchSitzungen', {})
    expect(sitzungen.map(({ geraet, diese }) => ({ geraet, diese }))).toEqual([
      { geraet: null, diese: true },
      { geraet: 'Firefox auf Windows', diese: false },
    ])
    backend.tick(20 * 60_000)
    await backend.call(token, 'fetchZugang', {})
    backend.tick(20 * 60_000)
    expect((await backend.call(token, 'fetchSitzungen', {})).sitzungen).toHaveLength(1)
  })

  it('ends one of its own sessions; another person’s is as unknown as none', async () => {
    const [lost, token, colleague] = [
      await backend.login(KUNDE),
      await backend.login(KUNDE),
      await backend.login('team@example.org'),
    ]
    const { sitzungen } = await backend.call(token, 'fetchSitzungen', {})
    const idSitzung = sitzungen.find(({ diese }) => !diese)?.idSitzung ?? 0
    const foreign = await backend.send(colleague, 'beendeSitzung', { idSitzung })
    const unknown = await backend.send(colleague, 'beendeSitzung', { idSitzung: 999_999 })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(await state(lost)).toBe(true)
    await backend.call(token, 'beendeSitzung', { idSitzung })
    expect([await state(lost), await state(token)]).toEqual([false, true])
  })

  it('ends all others at once and says how many', async () => {
    const others = [await backend.login(KUNDE), await backend.login(KUNDE)]
    const token = await backend.login(KUNDE)
    expect(await backend.call(token, 'beendeAndereSitzungen', {})).toEqual({ anzahl: 2 })
    expect(await Promise.all([...others, token].map(state))).toEqual([false, false, true])
    expect(await backend.call(token, 'beendeAndereSitzungen', {})).toEqual({ anzahl: 0 })
  })

  it('SEC-18 the login check tells how long the session can last at most', async () => {
    const token = await backend.login(KUNDE)
    expect((await backend.call(token, 'checkUserLogin', {})).endetInS).toBe(12 * 3600)
    backend.tick(20 * 60_000)
    expect((await backend.call(token, 'checkUserLogin', {})).endetInS).toBe(12 * 3600 - 20 * 60)
  })
})
