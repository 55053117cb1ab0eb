import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import type { registrierungOperations } from '#src/contract/registrierung.ts'
import type { Input } from '#src/contract/operation.ts'
import { adoptAnschrift } from '#mocks/backend/kampagne/anschrift.ts'
import { hashCosts } from '#mocks/backend/platform/hashCost.ts'
import { hashPassword, KEIN_PASSWORT } from '#mocks/backend/platform/passwords.ts'
import { forgetRegistrations } from '#mocks/backend/registrierung/links.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NEU = 'drei müde Ziegen im Regen'
const DEAD = { status: 404, code: 'LINK_UNGUELTIG' }
const ANGABEN: Input<typeof registrierungOperations.registriere> = {
  firma: 'Teeladen am Markt',
  anrede: 'Frau',
  vorname: 'Edda',
  nachname: 'Lorenz',
  email: 'edda@example.org',
  passwort: NEU,
  agbAkzeptiert: true,
}

const backend = backendForEach({ verbraucher: 10 })

const mails = (an: string) =>
  backend.db.selectFrom('mail').selectAll().where('an', '=', an).orderBy('idMail', 'desc').execute()

/** Key in the newest mail to a person. */
async function keyInMail(an: string): Promise<string> {
  const [mail] = await mails(an)
  return mail?.link?.split('/').at(-1) ?? ''
}

/** Status, code and texts of an answer: all that somebody outside can see of it, but the request number. */
async function seen(response: Response) {
  const { fehler, ...rest } = (await response.json()) as { fehler?: { anfrage?: string } }
  return { status: response.status, rest, fehler: { ...fehler, anfrage: undefined } }
}

/** An employee who has been invited and has no password yet. */
async function invite(email = 'neu@example.org'): Promise<number> {
  const person = { vorname: 'Nora', nachname: 'Neumann', email }
  const { idThHeadhunterMitarbeiter } = await backend.db
    .insertInto('mitarbeiter')
    .values({ ...person, idPtKunde: 1, role: 'kampagnenmanager', aktiv: 1 })
    .returning('idThHeadhunterMitarbeiter')
    .executeTakeFirstOrThrow()
  const { idZugang } = await backend.db
    .insertInto('zugang')
    .values({ idPtKunde: 1, idThHeadhunterMitarbeiter, email, passwort: KEIN_PASSWORT, letzterLogin: null })
    .returning('idZugang')
    .executeTakeFirstOrThrow()
  return idZugang
}

const logIn = (email: string, passwort: string) => backend.send(null, 'loginUser', { email, passwort })

describe('a registration', () => {
  it('is no customer before its confirmation, and an empty account after it', async () => {
    expect(await backend.call(null, 'registriere', { ...ANGABEN, email: ' Edda@Example.ORG ' })).toEqual({})
    expect((await logIn('edda@example.org', NEU)).status).toBe(422)
    expect(await backend.db.selectFrom('kunde').selectAll().where('firma', '=', ANGABEN.firma).execute()).toEqual([])

    const hashKey = await keyInMail('edda@example.org')
    expect(await backend.call(null, 'pruefeSchluessel', { art: 'aktivierung', hashKey })).toEqual({
      gueltig: true,
      inhaber: { email: 'edda@example.org', vorname: 'Edda', nachname: 'Lorenz', firma: 'Teeladen am Markt' },
    })
    const { accessToken, user } = await backend.call(null, 'aktiviere', { hashKey, passwort: NEU })
    expect(user).toMatchObject({ accountType: 'customer', role: 'inhaber', avvAkzeptiert: false })
    const konto = await backend.call(accessToken, 'fetchKonto', {})
    expect(konto).toMatchObject({ firma: 'Teeladen am Markt', strasse: '', rechnungsEmail: 'edda@example.org' })
    expect((await backend.call(accessToken, 'fetchZielgruppen', {})).zielgruppen).toEqual([])
    const stored = await backend.db.selectFrom('kunde').selectAll().where('firma', '=', ANGABEN.firma).execute()
    expect(stored).toMatchObject([{ anrede: 'Frau', agbAkzeptiertAm: '2026-11-20T09:00:00.000Z' }])
    expect(await backend.db.selectFrom('registrierung').selectAll().execute()).toEqual([])
  })

  it('needs the password too: a link that somebody else asked for confirms nothing', async () => {
    await backend.call(null, 'registriere', ANGABEN)
    const hashKey = await keyInMail('edda@example.org')
    await expect(backend.call(null, 'aktiviere', { hashKey, passwort: 'ein ganz anderes' })).rejects.toMatchObject({
      status: 422,
      code: 'PASSWORT_FALSCH',
    })
    expect((await backend.call(null, 'aktiviere', { hashKey, passwort: NEU })).loginState).toBe(true)
  })

  it('without acceptance of the terms, or with half an address, is refused at the field', async () => {
    for (const [felder, field] of [
      [{ agbAkzeptiert: false }, 'agbAkzeptiert'],
      [{ email: 'edda@' }, 'email'],
      [{ firma: ' ' }, 'firma'],
    ] as const) {
      const fields = { aktion: 'registriere', ...ANGABEN, agbAkzeptiert: '1', ...felder }
      const response = await backend.app.request('/api/registrierung/', {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status).toBe(422)
      expect(Object.keys(((await response.json()) as { fehler: { felder: object } }).fehler.felder)).toEqual([field])
    }
  })

  it('SEC-12 SEC-13 with a short, common or telling password is refused by the service itself', async () => {
    for (const passwort of ['kurz', 'password', 'Kampagne2026', 'Teeladen-2026', 'eddalorenz1', 'x'.repeat(129)]) {
      await expect(backend.call(null, 'registriere', { ...ANGABEN, passwort })).rejects.toMatchObject({
        code: 'PASSWORT_UNGEEIGNET',
        fehler: { felder: { passwort: expect.any(String) as string } },
      })
    }
    expect(await mails('edda@example.org')).toEqual([])
  })

  it('SEC-15 an activation link serves once, for 24 hours, and dies with a newer one', async () => {
    const dead = (hashKey: string) =>
      expect(backend.call(null, 'aktiviere', { hashKey, passwort: NEU })).rejects.toMatchObject(DEAD)
    await backend.call(null, 'registriere', ANGABEN)
    const older = await keyInMail('edda@example.org')
    await backend.call(null, 'passwortVergessen', { email: 'edda@example.org' })
    const newer = await keyInMail('edda@example.org')
    expect(newer).not.toBe(older)
    await dead(older)
    backend.tick(24 * HOUR)
    await dead(newer)
    await backend.call(null, 'passwortVergessen', { email: 'edda@example.org' })
    const last = await keyInMail('edda@example.org')
    await backend.call(null, 'aktiviere', { hashKey: last, passwort: NEU })
    await dead(last)
    expect(await backend.call(null, 'pruefeSchluessel', { art: 'aktivierung', hashKey: last })).toEqual({
      gueltig: false,
      inhaber: null,
    })
  })

  it('of two clicks at once makes one customer', async () => {
    await backend.call(null, 'registriere', ANGABEN)
    const hashKey = await keyInMail('edda@example.org')
    const clicks = [1, 2, 3].map(() => backend.send(null, 'aktiviere', { hashKey, passwort: NEU }))
    const statuses = (await Promise.all(clicks)).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    expect(
      await backend.db.selectFrom('zugang').select('email').where('email', '=', 'edda@example.org').execute(),
    ).toHaveLength(1)
  })
})

describe('who is known', () => {
  /** Passwords hashed while something runs. */
  async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
    const scrypt = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    await work()
    const { length } = scrypt.mock.calls
    scrypt.mockRestore()
    syncBuiltinESMExports()
    return length
  }

  it.each([
    ['loginUser', (email: string) => logIn(email, 'Falsches-Passwort')],
    ['passwortVergessen', (email: string) => backend.send(null, 'passwortVergessen', { email })],
    ['registriere', (email: string) => backend.send(null, 'registriere', { ...ANGABEN, email })],
  ] as const)(
    'SEC-11 %s answers the same for a known and an unknown address, after the same hash work',
    async (_, call) => {
      await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', 'team@example.org').execute()
      const answers = []
      for (const email of ['kunde@example.org', 'niemand@example.org', 'team@example.org']) {
        let response: Response | undefined
        const hashes = await hashesDuring(async () => {
          response = await call(email)
        })
        answers.push({ hashes, seen: response && (await seen(response)) })
      }
      expect(answers[0]).toMatchObject({ hashes: 1 })
      expect(answers[1]).toEqual(answers[0])
      expect(answers[2]).toEqual(answers[0])
    },
  )

  it('SEC-11 is told to the owner of the address alone', async () => {
    await backend.call(null, 'registriere', { ...ANGABEN, email: 'kunde@example.org' })
    const [mail] = await mails('kunde@example.org')
    expect(mail).toMatchObject({ betreff: 'Sie haben schon ein Konto bei Postkampagne' })
    expect(mail?.link).toBe('http://localhost:3000/login')
    await backend.call(null, 'passwortVergessen', { email: 'niemand@example.org' })
    expect(await mails('niemand@example.org')).toEqual([])
    // Nor did the attempt change the password.
    expect((await logIn('kunde@example.org', NEU)).status).toBe(422)
  })

  it('SEC-11 a deactivated employee gets no link', async () => {
    await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', 'team@example.org').execute()
    await backend.call(null, 'passwortVergessen', { email: 'team@example.org' })
    expect(await mails('team@example.org')).toEqual([])
  })

  it('SEC-10 SEC-11 the lock says the same for an address without an account, and mails nothing there', async () => {
    const locked = []
    for (const email of ['kunde@example.org', 'niemand@example.org']) {
      for (let attempt = 0; attempt < 10; attempt += 1) await logIn(email, 'Falsches-Passwort')
      locked.push(await seen(await logIn(email, 'Falsches-Passwort')))
    }
    expect(locked[0]).toMatchObject({ status: 429, fehler: { code: 'ZU_VIELE_VERSUCHE' } })
    expect(locked[1]).toEqual(locked[0])
    expect(await mails('niemand@example.org')).toEqual([])
    expect(await mails('kunde@example.org')).toHaveLength(1)
  })
})

describe('a forgotten password', () => {
  const reset = (hashKey: string, passwort = NEU) => backend.send(null, 'passwortZuruecksetzen', { hashKey, passwort })

  async function askForLink(): Promise<string> {
    await backend.call(null, 'passwortVergessen', { email: 'kunde@example.org' })
    return keyInMail('kunde@example.org')
  }

  it('SEC-15 SEC-20 is replaced: sessions end, the old one is refused, the owner is told', async () => {
    const tokens = [await backend.login('kunde@example.org'), await backend.login('kunde@example.org')]
    expect((await reset(await askForLink())).status).toBe(200)
    for (const token of tokens) expect((await backend.send(token, 'fetchKonto', {})).status).toBe(401)
    expect((await logIn('kunde@example.org', 'Postkarte-2026!')).status).toBe(422)
    expect((await logIn('kunde@example.org', NEU)).status).toBe(200)
    expect((await mails('kunde@example.org'))[0]?.betreff).toBe('Ihr Passwort wurde geändert')
  })

  it('SEC-15 used, expired, older and unknown links look the same, and the password stays', async () => {
    const used = await askForLink()
    await reset(used, 'erste neue Ziegenherde')
    const older = await askForLink()
    const expired = await askForLink()
    const before = [
      await seen(await reset(used)),
      await seen(await reset(older)),
      await seen(await reset('x'.repeat(43))),
    ]
    backend.tick(HOUR)
    for (const answer of [...before, await seen(await reset(expired)), await seen(await reset(''))])
      expect(answer).toEqual(before[0])
    expect(before[0]).toMatchObject({ status: 404, fehler: { code: 'LINK_UNGUELTIG' } })
    expect((await logIn('kunde@example.org', 'erste neue Ziegenherde')).status).toBe(200)
  })

  it('SEC-15 a refused password leaves the link alive', async () => {
    const hashKey = await askForLink()
    expect((await reset(hashKey, 'password')).status).toBe(422)
    expect((await reset(hashKey)).status).toBe(200)
  })

  it('SEC-15 a link of one kind is none of another', async () => {
    const hashKey = await askForLink()
    await expect(backend.call(null, 'setzeNeuesPasswort', { hashKey, passwort: NEU })).rejects.toMatchObject(DEAD)
    await expect(backend.call(null, 'entsperre', { hashKey })).rejects.toMatchObject(DEAD)
    await expect(backend.call(null, 'aktiviere', { hashKey, passwort: NEU })).rejects.toMatchObject(DEAD)
  })

  it('SEC-10 links are mailed three times in a quarter of an hour, then one waits', async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await askForLink()
    const refused = await backend.send(null, 'passwortVergessen', { email: 'kunde@example.org' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60)
    expect(await mails('kunde@example.org')).toHaveLength(3)
    backend.tick(15 * MINUTE)
    await askForLink()
  })
})

describe('the first password of an invited employee', () => {
  it('is set by a link that the employee can ask for again, and logs in', async () => {
    await invite()
    expect((await logIn('neu@example.org', 'irgendeines')).status).toBe(422)
    await backend.call(null, 'passwortVergessen', { email: 'neu@example.org' })
    const [mail] = await mails('neu@example.org')
    expect(mail?.link).toMatch(/\/passwort_neu\/[\w-]{43}$/)
    const hashKey = await keyInMail('neu@example.org')
    backend.tick(6 * 24 * HOUR)
    const { anmeldung } = await backend.call(null, 'setzeNeuesPasswort', { hashKey, passwort: NEU })
    expect(anmeldung?.user).toMatchObject({ vorname: 'Nora', accountType: 'employee' })
    expect((await backend.call(anmeldung?.accessToken ?? '', 'checkUserLogin', {})).loginState).toBe(true)
    expect((await logIn('neu@example.org', NEU)).status).toBe(200)
  })

  it('a forced change does not log in: a second factor may be due', async () => {
    const { issueKey } = await import('#mocks/backend/zugang/schluessel.ts')
    const link = await issueKey(backend.context, 'passwort_neu', 1)
    const hashKey = link.split('/').at(-1) ?? ''
    expect(await backend.call(null, 'setzeNeuesPasswort', { hashKey, passwort: NEU })).toEqual({ anmeldung: null })
  })

  it('SEC-15 the link of a deactivated employee is dead', async () => {
    await invite()
    await backend.call(null, 'passwortVergessen', { email: 'neu@example.org' })
    const hashKey = await keyInMail('neu@example.org')
    await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', 'neu@example.org').execute()
    await expect(backend.call(null, 'setzeNeuesPasswort', { hashKey, passwort: NEU })).rejects.toMatchObject(DEAD)
  })
})

describe('a locked login', () => {
  it('SEC-10 SEC-15 opens by the mailed link, once, or when the time is over', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn('kunde@example.org', 'Falsches-Passwort')
    expect((await logIn('kunde@example.org', 'Postkarte-2026!')).status).toBe(429)
    expect((await mails('kunde@example.org'))[0]?.link).toMatch(/\/entsperrung\/[\w-]{43}$/)
    const hashKey = await keyInMail('kunde@example.org')
    await backend.call(null, 'entsperre', { hashKey })
    expect((await logIn('kunde@example.org', 'Postkarte-2026!')).status).toBe(200)
    await expect(backend.call(null, 'entsperre', { hashKey })).rejects.toMatchObject(DEAD)

    for (let attempt = 0; attempt < 11; attempt += 1) await logIn('kunde@example.org', 'Falsches-Passwort')
    backend.tick(15 * MINUTE)
    expect((await logIn('kunde@example.org', 'Postkarte-2026!')).status).toBe(200)
  })

  it('SEC-10 parallel attempts do not slip through together', async () => {
    const tries = Array.from({ length: 30 }, () => logIn('kunde@example.org', 'Falsches-Passwort'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(await mails('kunde@example.org')).toHaveLength(1)
  })
})

it('SEC-10 guessing keys is refused after thirty', async () => {
  const guess = () => backend.send(null, 'pruefeSchluessel', { art: 'passwort_neu', hashKey: 'x'.repeat(43) })
  for (let attempt = 0; attempt < 30; attempt += 1) expect((await guess()).status).toBe(200)
  expect((await guess()).status).toBe(429)
  backend.tick(10 * MINUTE)
  expect((await guess()).status).toBe(200)
})

it('SEC-14 production hashes with scrypt, N = 2^17, r = 8, p = 1, off the main loop', async () => {
  const calls: unknown[][] = []
  const scrypt = vi.spyOn(crypto, 'scrypt')
  const sync = vi.spyOn(crypto, 'scryptSync')
  scrypt.mockImplementation(((...call: unknown[]) => {
    calls.push(call)
    const done = call.at(-1) as (error: null, key: Buffer) => void
    done(null, Buffer.alloc(32))
  }) as typeof crypto.scrypt)
  syncBuiltinESMExports()
  const stored = await hashPassword(NEU, hashCosts(undefined).passwort)
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  expect(calls[0]?.[3]).toMatchObject({ N: 2 ** 17, r: 8, p: 1 })
  expect(sync).not.toHaveBeenCalled()
  expect(stored).toMatch(/^scrypt\$17\$[\w-]{22}\$[\w-]{43}$/)
  // Only tests take the cheap way.
  for (const asked of [undefined, '', 'production', '1'])
    expect(hashCosts(asked)).toEqual({ passwort: 17, wiederherstellung: 14 })
  expect(await hashPassword(NEU)).toMatch(/^scrypt\$10\$/)
})

it('mails are text and HTML, in which nothing that people wrote is markup', async () => {
  const firma = '<img src=x onerror="alert(1)"> & Söhne'
  await backend.call(null, 'registriere', { ...ANGABEN, firma })
  const [mail] = await mails('edda@example.org')
  expect(mail?.text).toContain(firma)
  expect(mail?.html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; Söhne')
  expect(mail?.html).not.toContain('<img')
  expect(mail?.html).toContain(`href="${mail?.link}"`)
  expect(mail?.html).toContain('<html lang="de">')
})

it('a mail as HTML is shown in the outbox alone, and runs nothing', async () => {
  await backend.call(null, 'registriere', ANGABEN)
  const [mail] = await mails('edda@example.org')
  const answer = await backend.app.request(`/simulator/post/${mail?.idMail}/html`)
  expect(await answer.text()).toContain('Konto aktivieren')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'self'/)
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect((await backend.app.request('/simulator/post/987654/html')).status).toBe(404)
})

it('the sender of the first campaign becomes the address of an account that has none', async () => {
  const absender = { firma: 'Teeladen', strasse: 'Marktgasse', hausnummer: '3', plz: '01067', ort: 'Dresden' }
  const address = { strasse: 'Marktgasse', hausnummer: '3', plz: '01067', ort: 'Dresden' }
  await backend.call(null, 'registriere', ANGABEN)
  const hashKey = await keyInMail('edda@example.org')
  const { user } = await backend.call(null, 'aktiviere', { hashKey, passwort: NEU })
  const neu = user.idPtKunde ?? 0
  const stored = (idPtKunde = neu) =>
    backend.db.selectFrom('kunde').selectAll().where('idPtKunde', '=', idPtKunde).executeTakeFirstOrThrow()
  await adoptAnschrift(backend.db, neu, { ...absender, ort: ' ' })
  expect((await stored()).strasse).toBe('')
  await adoptAnschrift(backend.db, neu, absender)
  expect(await stored()).toMatchObject({ firma: 'Teeladen am Markt', ...address })
  // An address that is there stays.
  await adoptAnschrift(backend.db, 1, absender)
  expect((await stored(1)).ort).toBe('Dresden')
  expect((await stored(1)).strasse).toBe('Am Lindenspeicher')
})

it('a registration that nobody confirms is forgotten after a week', async () => {
  await backend.call(null, 'registriere', ANGABEN)
  backend.tick(7 * 24 * HOUR - 1)
  expect(await forgetRegistrations(backend.context)).toBe(0)
  backend.tick(1)
  expect(await forgetRegistrations(backend.context)).toBe(1)
  await backend.call(null, 'passwortVergessen', { email: 'edda@example.org' })
  expect(await mails('edda@example.org')).toHaveLength(1)
})
