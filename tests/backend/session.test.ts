import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword } from '#mocks/backend/platform/passwords.ts'
import { sha256 } from '#mocks/backend/platform/files.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a session', () => {
  const backend = backendForEach({ verbraucher: 10 })
  const state = async (token: string) => (await backend.call(token, 'checkUserLogin', {})).loginState
  const wrong = (email = 'kunde@example.org') =>
    backend.send(null, 'loginUser', { email, passwort: 'Falsches-Passwort' })

  it('gives the user with his rights, and stores only the hash of the token', async () => {
    const answer = await backend.call(null, 'loginUser', { email: ' TEAM@example.org ', passwort: 'Postkarte-2026!' })
    if (!('accessToken' in answer)) throw new Error('no second factor was set up')
    expect(answer.accessToken).toMatch(/^[\w-]{43}$/)
    expect(answer.user).toMatchObject({ vorname: 'Jonas', accountType: 'employee', role: 'kampagnenmanager' })
    expect(answer.user.idPtKundeMitarbeiter).toBeTypeOf('number')
    const rows = await backend.db.selectFrom('sitzung').selectAll().execute()
    expect(rows.map((row) => row.tokenHash)).toEqual([sha256(answer.accessToken)])
  })

  it('NET-22 stores nothing for a call that is meant as somebody else', async () => {
    const token = await backend.login('kunde@example.org')
    const { user } = await backend.call(token, 'checkUserLogin', {})
    if (user === null) throw new Error('nobody is logged in')
    const save = (konto: string) =>
      backend.send(token, 'saveKampagne', { bezeichnung: 'Wessen?' }, { 'X-Konto': konto })
    const kampagnen = () => backend.db.selectFrom('kampagne').select('idPtKampagne').execute()
    for (const konto of ['999999-0', `${user.idPtKunde}-1`, 'kunde', '']) {
      const answer = await save(konto)
      expect([konto, answer.status]).toEqual([konto, 409])
      expect(await answer.json()).toMatchObject({ fehler: { code: 'ANDERES_KONTO' } })
    }
    expect(await kampagnen()).toEqual([])
    expect((await save(`${user.idPtKunde}-0`)).status).toBe(200)
    expect(await kampagnen()).toHaveLength(1)
  })

  it('never answers the login check with 401', async () => {
    for (const token of [null, 'unknown', 'x'.repeat(43)]) {
      const response = await backend.send(token, 'checkUserLogin', {})
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ loginState: 0, user: null })
    }
  })

  it('SEC-17 SEC-19 gives each login a token of its own; logout ends only that one', async () => {
    const [first, second] = [await backend.login('kunde@example.org'), await backend.login('kunde@example.org')]
    expect(first).not.toBe(second)
    await backend.call(first, 'logout', {})
    expect([await state(first), await state(second)]).toEqual([false, true])
    expect((await backend.send(first, 'fetchKonto', {})).status).toBe(401)
  })

  it('SEC-18 ends after half an hour without use', async () => {
    const token = await backend.login('kunde@example.org')
    backend.tick(30 * MINUTE - 1000)
    expect(await state(token)).toBe(true)
    backend.tick(30 * MINUTE + 1000)
    expect(await state(token)).toBe(false)
  })

  it('SEC-18 ends after twelve hours in any case', async () => {
    const token = await backend.login('kunde@example.org')
    for (let passed = 0; passed < 12 * HOUR - 20 * MINUTE; passed += 20 * MINUTE) {
      backend.tick(20 * MINUTE)
      expect(await state(token)).toBe(true)
    }
    backend.tick(20 * MINUTE)
    expect(await state(token)).toBe(false)
  })

  it('survives a jump of the service’s clock', async () => {
    const token = await backend.login('kunde@example.org')
    await backend.advance(10)
    const { loginState, serverzeit } = await backend.call(token, 'checkUserLogin', {})
    expect([loginState, serverzeit]).toEqual([true, '2026-11-30T09:00:00.000Z'])
  })

  it('ends at once for a deactivated employee, who cannot log in again', async () => {
    const token = await backend.login('team@example.org')
    await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', 'team@example.org').execute()
    expect(await state(token)).toBe(false)
    expect((await backend.send(token, 'fetchKampagnen', {})).status).toBe(401)
    await expect(backend.login('team@example.org')).rejects.toMatchObject({ code: 'ANMELDUNG_FEHLGESCHLAGEN' })
  })

  it('follows changed rights with the next call', async () => {
    const token = await backend.login('team@example.org')
    expect((await backend.send(token, 'fetchKampagnen', {})).status).toBe(200)
    await backend.db
      .updateTable('mitarbeiter')
      .set({ role: 'unbekannteRolle' })
      .where('email', '=', 'team@example.org')
      .execute()
    expect((await backend.send(token, 'fetchKampagnen', {})).status).toBe(403)
  })

  it('says the same for an unknown address and a wrong password', async () => {
    const [known, unknown] = [await wrong(), await wrong('niemand@example.org')]
    const body = async (response: Response) => ((await response.json()) as { fehler: { text: string } }).fehler.text
    expect(known.status).toBe(unknown.status)
    expect(await body(known)).toBe(await body(unknown))
  })

  it('SEC-10 refuses the eleventh attempt in a quarter of an hour, for this account alone', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await wrong()).status).toBe(422)
    const refused = await wrong()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    const right = { email: 'kunde@example.org', passwort: 'Postkarte-2026!' }
    expect((await backend.send(null, 'loginUser', right)).status).toBe(429)
    expect(await backend.login('team@example.org')).toBeTypeOf('string')
    backend.tick(15 * MINUTE + 1000)
    expect(await backend.login('kunde@example.org')).toBeTypeOf('string')
  })

  it('forgets failed attempts after a success', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 9; attempt += 1) await wrong()
      expect(await backend.login('kunde@example.org')).toBeTypeOf('string')
    }
  })

  it('SEC-10 limits one address that tries many accounts', async () => {
    const statuses = []
    for (let attempt = 0; attempt < 51; attempt += 1) statuses.push((await wrong(`a${attempt}@example.org`)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(429)
  })

  it('SEC-10 keeps counting an address whose caller logs into an account of his own in between', async () => {
    for (let attempt = 0; attempt < 49; attempt += 1) await wrong(`a${attempt}@example.org`)
    for (let round = 0; round < 3; round += 1) expect(await backend.login('andere@example.org')).toBeTypeOf('string')
    expect((await wrong('b@example.org')).status).toBe(422)
    expect((await wrong('c@example.org')).status).toBe(429)
  })
})

describe('a password', () => {
  it('is hashed with a salt and checked by what the hash says', async () => {
    const [first, second] = [await hashPassword('Zebra, Ähre & 🦓'), await hashPassword('Zebra, Ähre & 🦓')]
    expect(first).not.toBe(second)
    expect(await checkPassword('Zebra, Ähre & 🦓', first)).toBe(true)
    // The same letters, composed differently by another keyboard.
    expect(await checkPassword('Zebra, Ähre & 🦓'.normalize('NFD'), first)).toBe(true)
    expect(await checkPassword('zebra, Ähre & 🦓', first)).toBe(false)
    expect(await checkPassword('', null)).toBe(false)
  })
})
