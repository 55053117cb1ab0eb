import { describe, expect, it } from 'vitest'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { DEMO_PASSWORT } from '#mocks/backend/seed/konten.ts'
import { SCHRITT_MS } from '#mocks/backend/zugang/totp.ts'
import { resetZweiFaktor } from '#mocks/backend/zugang/zweiFaktor.ts'
import { firstStep, switchOnFactor } from '#tests/support/secondFactor.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const TEAM = 'team@example.org'
const MINUTE = 60_000
const passwort = DEMO_PASSWORT

describe('a second factor', () => {
  const backend = backendForEach({ verbraucher: 10 })
  const enter = (ticket: string, code: string) => backend.call(null, 'bestaetigeAnmeldung', { ticket, code })
  const betreffe = async () => {
    const mails = await backend.db.selectFrom('mail').select('betreff').where('an', '=', TEAM).execute()
    return mails.map(({ betreff }) => betreff)
  }
  const idZugangOf = async (email: string) =>
    (await backend.db.selectFrom('zugang').select('idZugang').where('email', '=', email).executeTakeFirstOrThrow())
      .idZugang

  it('is asked for only once it was confirmed by a code', async () => {
    const token = await backend.login(TEAM)
    await backend.call(token, 'beginneZweiFaktor', { passwort })
    expect(await backend.login(TEAM)).toBeTypeOf('string')
    await expect(backend.call(token, 'bestaetigeZweiFaktor', { code: '000000' })).rejects.toMatchObject({
      code: 'CODE_FALSCH',
      fehler: { felder: { code: expect.stringContaining('stimmt nicht') as string } },
    })
    expect((await backend.call(token, 'fetchZugang', {})).zweiFaktor).toBe(false)
    const { token: same } = await switchOnFactor(backend, TEAM)
    expect(await backend.call(same, 'fetchZugang', {})).toMatchObject({ zweiFaktor: true, codesUebrig: 10 })
    await expect(backend.login(TEAM)).rejects.toThrow('second factor')
    expect(await betreffe()).toEqual(['Zwei-Faktor-Anmeldung eingeschaltet'])
  })

  it('cannot be begun without the password, nor over one that is on', async () => {
    const token = await backend.login(TEAM)
    const wrong = backend.call(token, 'beginneZweiFaktor', { passwort: 'falsch' })
    await expect(wrong).rejects.toMatchObject({ code: 'PASSWORT_FALSCH' })
    await switchOnFactor(backend, TEAM)
    await expect(backend.call(token, 'beginneZweiFaktor', { passwort })).rejects.toMatchObject({ status: 409 })
  })

  it('must be confirmed within half an hour', async () => {
    const token = await backend.login(TEAM)
    await backend.call(token, 'beginneZweiFaktor', { passwort })
    backend.tick(20 * MINUTE)
    await backend.call(token, 'fetchZugang', {})
    backend.tick(11 * MINUTE)
    const late = backend.call(token, 'bestaetigeZweiFaktor', { code: '123456' })
    await expect(late).rejects.toMatchObject({ code: 'EINRICHTUNG_ABGELAUFEN' })
  })

  it('the first step gives a ticket that is no session and stands nowhere in plain', async () => {
    await switchOnFactor(backend, TEAM)
    const sessions = () => backend.db.selectFrom('sitzung').select('idSitzung').execute()
    const before = await sessions()
    const ticket = await firstStep(backend, TEAM)
    expect(await sessions()).toHaveLength(before.length)
    expect((await backend.send(ticket, 'fetchZugang', {})).status).toBe(401)
    const rows = await backend.db.selectFrom('anmeldeTicket').select('ticketHash').execute()
    expect(rows).toEqual([{ ticketHash: sha256(ticket) }])
  })

  it('ticket and code end in a session, once', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    const { accessToken, user } = await enter(ticket, code())
    expect(user.vorname).toBe('Jonas')
    expect((await backend.call(accessToken, 'checkUserLogin', {})).loginState).toBe(true)
    backend.tick(SCHRITT_MS)
    await expect(enter(ticket, code())).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
  })

  it('a code counts once, and none before it counts later', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    await enter(await firstStep(backend, TEAM), code())
    const replay = await firstStep(backend, TEAM)
    await expect(enter(replay, code())).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    await expect(enter(replay, code(-1))).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    expect(await enter(replay, code(1))).toMatchObject({ loginState: true })
  })

  it('of two that send one code at once, one comes in', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const tickets = [await firstStep(backend, TEAM), await firstStep(backend, TEAM)]
    const outcomes = await Promise.allSettled(tickets.map((ticket) => enter(ticket, code())))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('a ticket lives five minutes', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    const late = await firstStep(backend, TEAM)
    backend.tick(5 * MINUTE - 1000)
    expect(await enter(ticket, code())).toMatchObject({ loginState: true })
    backend.tick(1000)
    await expect(enter(late, code(1))).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
  })

  it('a ticket takes five codes, the right one included', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(enter(ticket, '000000')).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    await expect(enter(ticket, code())).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
  })

  it('SEC-10 wrong codes are limited per login, however many tickets there are', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(enter(await firstStep(backend, TEAM), '000000')).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    const ticket = await firstStep(backend, TEAM)
    await expect(enter(ticket, code())).rejects.toMatchObject({ status: 429 })
    backend.tick(15 * MINUTE + 1000)
    expect(await enter(await firstStep(backend, TEAM), code())).toMatchObject({ loginState: true })
  })

  it('wrong codes are limited over a day as well', async () => {
    await switchOnFactor(backend, TEAM)
    for (let round = 0; round < 4; round += 1) {
      for (let attempt = 0; attempt < 10; attempt += 1)
        await enter(await firstStep(backend, TEAM), '000000').catch(() => undefined)
      backend.tick(15 * MINUTE + 1000)
    }
    await expect(enter(await firstStep(backend, TEAM), '000000')).rejects.toMatchObject({ status: 429 })
  })

  it('a recovery code works once, in any spelling, and its owner is told', async () => {
    const { codes } = await switchOnFactor(backend, TEAM)
    expect(codes).toHaveLength(10)
    expect(new Set(codes).size).toBe(10)
    const stored = await backend.db.selectFrom('wiederherstellungscode').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(codes[0]?.replaceAll('-', ''))
    const typed = ` ${codes[0]?.toUpperCase().replaceAll('-', ' ')}`
    const { accessToken } = await enter(await firstStep(backend, TEAM), typed)
    expect((await backend.call(accessToken, 'fetchZugang', {})).codesUebrig).toBe(9)
    await expect(enter(await firstStep(backend, TEAM), codes[0] ?? '')).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    expect(await betreffe()).toContain('Anmeldung mit Wiederherstellungscode')
  })

  it('new recovery codes end the old ones', async () => {
    const { token, codes, code } = await switchOnFactor(backend, TEAM)
    const fresh = await backend.call(token, 'erneuereWiederherstellungscodes', { passwort, code: code() })
    expect(fresh.codes).toHaveLength(10)
    await expect(enter(await firstStep(backend, TEAM), codes[3] ?? '')).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    expect(await enter(await firstStep(backend, TEAM), fresh.codes[3] ?? '')).toMatchObject({ loginState: true })
  })

  it('is switched off by password and code together', async () => {
    const { token, code, codes } = await switchOnFactor(backend, TEAM)
    const off = (input: { passwort: string; code: string }) => backend.call(token, 'schalteZweiFaktorAus', input)
    await expect(off({ passwort: 'falsch', code: code() })).rejects.toMatchObject({ code: 'PASSWORT_FALSCH' })
    await expect(off({ passwort, code: '000000' })).rejects.toMatchObject({ code: 'CODE_FALSCH' })
    expect(await off({ passwort, code: code() })).toMatchObject({ zweiFaktor: false, codesUebrig: 0 })
    expect(await backend.login(TEAM)).toBeTypeOf('string')
    expect(await backend.db.selectFrom('wiederherstellungscode').selectAll().execute()).toEqual([])
    expect(codes).toHaveLength(10)
  })

  it('can be taken away by an administrator: the password alone is enough, and an open second step is dead', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    const idZugang = await idZugangOf(TEAM)
    expect(await resetZweiFaktor(backend.db, idZugang)).toBe(true)
    expect(await resetZweiFaktor(backend.db, idZugang)).toBe(false)
    await expect(enter(ticket, code())).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
    expect(await backend.login(TEAM)).toBeTypeOf('string')
  })

  it('lets nobody in who was deactivated meanwhile', async () => {
    const { code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', TEAM).execute()
    await expect(enter(ticket, code())).rejects.toMatchObject({ code: 'ANMELDUNG_ABGELAUFEN' })
  })

  it('SEC-11 tells nobody who has one: without the right password the answer is the same', async () => {
    await switchOnFactor(backend, TEAM)
    const answers = await Promise.all(
      [TEAM, 'freigabe@example.org', 'niemand@example.org'].map(async (email) => {
        const response = await backend.send(null, 'loginUser', { email, passwort: 'Falsches-Passwort' })
        const { fehler } = (await response.json()) as { fehler: { code: string; text: string } }
        return [response.status, fehler.code, fehler.text]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
  })

  it('SEC-45 leaves no secret, ticket or code in the log', async () => {
    const { schluessel, codes, code } = await switchOnFactor(backend, TEAM)
    const ticket = await firstStep(backend, TEAM)
    await enter(ticket, code())
    const log = JSON.stringify(backend.log)
    for (const secret of [schluessel, ticket, ...codes]) expect(log).not.toContain(secret)
  })
})
