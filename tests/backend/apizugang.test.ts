import { beforeEach, describe, expect, it } from 'vitest'
import { operations, type OperationName } from '#src/contract/index.ts'
import { isPerApiErreichbar, tokenErreicht } from '#src/domain/apizugang/rechte.ts'
import { endAllTokens } from '#mocks/backend/apizugang/tokens.ts'
import { backendForEach } from '#tests/support/standIn.ts'
import { ALLE_RECHTE, eingabe, neuesToken } from './apizugang.ts'
import { refused } from './kampagneFlow.ts'

const backend = backendForEach()
let kunde: string
beforeEach(async () => {
  kunde = await backend.login('kunde@example.org')
})

const status = async (token: string, name: OperationName = 'fetchKampagnen') =>
  (await backend.send(token, name, {} as never)).status
const code = async (call: Promise<unknown>) => (await refused(call))?.code ?? 'ok'

describe('a token', () => {
  it('SEC-16 shows its secret once and keeps only a hash', async () => {
    const { token, geheimnis } = await neuesToken(backend, kunde)
    expect(geheimnis).toMatch(/^pk_live_[\w-]{43}$/)
    expect(token).toMatchObject({ praefix: geheimnis.slice(0, 16), status: 'aktiv', vonMir: true, anfragen30Tage: 0 })
    const rows = await backend.db.selectFrom('apiToken').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(geheimnis.slice(16))
    const list = await backend.send(kunde, 'fetchApiTokens', {})
    expect(await list.text()).not.toContain(geheimnis.slice(16))
    expect(JSON.stringify(backend.log)).not.toContain(geheimnis.slice(16))
  })

  it('acts as the person who made it, with what both may do', async () => {
    const { geheimnis } = await neuesToken(backend, kunde, { rechte: ['zielgruppe.lesen', 'zielgruppe.schreiben'] })
    const filter = { geschlecht: [], kaufkraft: [], haustyp: [], gebiet: { art: 'deutschland' as const } }
    const made = await backend.call(geheimnis, 'saveZielgruppe', { bezeichnung: 'Alle', filter })
    expect((await backend.call(kunde, 'fetchZielgruppen', {})).zielgruppen).toMatchObject([made])
    expect(await code(backend.call(geheimnis, 'fetchKampagnen', {}))).toBe('RECHT_FEHLT')
    const [row] = (await backend.call(kunde, 'fetchApiTokens', {})).tokens
    expect(row).toMatchObject({ letzteIp: '127.0.0.1', anfragen30Tage: 2 })
  })

  it('refuses what its maker may not give, and what makes no sense', async () => {
    const bad = { ipListe: ['300.1.1.1'], gueltigBis: '2026-11-19' }
    const answer = await backend.send(kunde, 'erstelleApiToken', eingabe(bad))
    expect(answer.status).toBe(422)
    const body = (await answer.json()) as { fehler: { felder: object } }
    expect(Object.keys(body.fehler.felder)).toEqual(['ipListe', 'gueltigBis'])
    // Holds rights over tokens, but none over payments.
    await backend.db
      .updateTable('mitarbeiter')
      .set({ role: 'administrator' })
      .where('email', '=', 'team@example.org')
      .execute()
    const team = await backend.login('team@example.org')
    const { geheimnis } = await neuesToken(backend, team, { rechte: ALLE_RECHTE })
    expect(await status(geheimnis)).toBe(200)
    // SEC-05: what the person loses, his tokens lose at once.
    await backend.db
      .updateTable('mitarbeiter')
      .set({ role: 'buchhaltung' })
      .where('email', '=', 'team@example.org')
      .execute()
    expect(await status(geheimnis, 'fetchZielgruppen')).toBe(403)
    expect(await status(geheimnis, 'fetchRechnungen')).toBe(200)
  })

  it('SEC-20 ends with the employee, with a new password and when all tokens of a login end', async () => {
    await backend.db
      .updateTable('mitarbeiter')
      .set({ role: 'administrator' })
      .where('email', '=', 'team@example.org')
      .execute()
    const team = await backend.login('team@example.org')
    const { geheimnis } = await neuesToken(backend, team)
    await backend.db.updateTable('mitarbeiter').set({ aktiv: 0 }).where('email', '=', 'team@example.org').execute()
    expect(await status(geheimnis)).toBe(401)
    const mine = await neuesToken(backend, kunde)
    const other = await neuesToken(backend, await backend.login('andere@example.org'))
    const input = { altesPasswort: 'Postkarte-2026!', neuesPasswort: 'Ein-ganz-neues-Wort-44' }
    await backend.call(kunde, 'aenderePasswort', input)
    expect([await status(mine.geheimnis), await status(other.geheimnis)]).toEqual([401, 200])
    const { idZugang } = await backend.db
      .selectFrom('zugang')
      .select('idZugang')
      .where('email', '=', 'andere@example.org')
      .executeTakeFirstOrThrow()
    await endAllTokens(backend.db, backend.clock, idZugang)
    expect(await status(other.geheimnis)).toBe(401)
    await backend.db.deleteFrom('zugang').where('idZugang', '=', idZugang).execute()
    expect(await status(other.geheimnis)).toBe(401)
  })

  it('is out of reach of its own login, of sessions, tokens and people', async () => {
    const { geheimnis } = await neuesToken(backend, kunde, { rechte: ALLE_RECHTE })
    const closed = (Object.keys(operations) as OperationName[]).filter((name) => !isPerApiErreichbar(name))
    expect(closed).toEqual(expect.arrayContaining(['loginUser', 'logout', 'checkUserLogin', 'erstelleApiToken']))
    expect(closed).toEqual(
      expect.arrayContaining(['aenderePasswort', 'fetchSitzungen', 'saveMitarbeiter', 'saveWebhook']),
    )
    for (const name of ['logout', 'checkUserLogin', 'fetchApiTokens', 'fetchWebhooks'] as const)
      expect([name, await status(geheimnis, name)]).toEqual([name, 403])
    expect(await status(geheimnis, 'fetchGeneralPricelist')).toBe(200)
  })
})

/** A call by its name alone: who may is judged before what is asked. */
function bare(name: OperationName, token: string): Request {
  const { path, aktion, method, encoding } = operations[name]
  const url = new URL(path, 'http://localhost:3000')
  const headers = { authorization: `Bearer ${token}` }
  if (encoding === 'query') {
    if (aktion !== null) url.searchParams.set('aktion', aktion)
    return new Request(url, { method, headers })
  }
  const body = encoding === 'multipart' ? new FormData() : new URLSearchParams()
  if (aktion !== null) body.set('aktion', aktion)
  return new Request(url, { method, headers, body })
}

describe('SEC-02 rights of tokens', () => {
  it.each(ALLE_RECHTE)('%s opens its own calls and no other', async (recht) => {
    const { geheimnis } = await neuesToken(backend, kunde, { rechte: [recht] })
    const opened: OperationName[] = []
    for (const [index, name] of (Object.keys(operations) as OperationName[]).entries()) {
      if (index % 100 === 99) backend.tick(60_000)
      const response = await backend.app.request(bare(name, geheimnis))
      const text = response.status === 403 ? await response.text() : ''
      if (!/RECHT_FEHLT|NICHT_PER_API/.test(text)) opened.push(name)
      // Nobody is asked for a right that the person behind the token holds anyway.
      expect([name, text.includes('KEINE_BERECHTIGUNG')]).toEqual([name, false])
    }
    const expected = (Object.keys(operations) as OperationName[]).filter((name) => tokenErreicht([recht], name))
    expect(opened).toEqual(expected)
  })
})

describe('time and place of a token', () => {
  it('is let in only from its addresses, without a word about them', async () => {
    const { geheimnis } = await neuesToken(backend, kunde, { ipListe: ['203.0.113.0/24', '2001:db8::/32'] })
    const answer = await backend.send(geheimnis, 'fetchKampagnen', {})
    expect(answer.status).toBe(403)
    expect(await answer.text()).not.toMatch(/IP|203|Adresse/)
    expect(answer.headers.get('ratelimit-remaining')).toBeNull()
    const here = await neuesToken(backend, kunde, { ipListe: ['127.0.0.0/8'] })
    expect(await status(here.geheimnis)).toBe(200)
  })

  it('ends on its last day and says that it runs out before', async () => {
    const { geheimnis, token } = await neuesToken(backend, kunde, { gueltigBis: '2026-12-20' })
    expect(token.status).toBe('aktiv')
    await backend.advance(30)
    expect(await status(geheimnis)).toBe(200)
    expect((await backend.call(kunde, 'fetchApiTokens', {})).tokens[0]?.status).toBe('laeuftAb')
    await backend.advance(1)
    expect(await code(backend.call(geheimnis, 'fetchKampagnen', {}))).toBe('TOKEN_ABGELAUFEN')
  })

  it('lives on for a day when it is replaced', async () => {
    const old = await neuesToken(backend, kunde, { rechte: ['kampagne.lesen', 'statistik.lesen'] })
    const { idPtApiToken } = old.token
    const fresh = await backend.call(kunde, 'rotiereApiToken', { idPtApiToken })
    expect(fresh.token).toMatchObject({ bezeichnung: 'Shop', rechte: old.token.rechte, status: 'aktiv' })
    expect(fresh.alt).toMatchObject({ status: 'laeuftAb', endetAm: '2026-11-21T09:00:00.000Z' })
    expect(await code(backend.call(kunde, 'rotiereApiToken', { idPtApiToken }))).toBe('NICHT_MOEGLICH')
    await backend.clock.moveBy(24 * 3_600_000 - 1)
    expect([await status(old.geheimnis), await status(fresh.geheimnis)]).toEqual([200, 200])
    await backend.clock.moveBy(1)
    expect([await status(old.geheimnis), await status(fresh.geheimnis)]).toEqual([401, 200])
  })

  it('is renewed by its maker alone, and revoked by whoever keeps the tokens', async () => {
    await backend.db
      .updateTable('mitarbeiter')
      .set({ role: 'administrator' })
      .where('email', '=', 'team@example.org')
      .execute()
    const team = await backend.login('team@example.org')
    const { geheimnis, token } = await neuesToken(backend, kunde)
    const { idPtApiToken } = token
    expect(await code(backend.call(team, 'rotiereApiToken', { idPtApiToken }))).toBe('FREMDES_TOKEN')
    expect(await backend.call(team, 'widerrufeApiToken', { idPtApiToken })).toMatchObject({ status: 'widerrufen' })
    expect(await code(backend.call(geheimnis, 'fetchKampagnen', {}))).toBe('TOKEN_UNGUELTIG')
    expect(await status(`pk_live_${'x'.repeat(43)}`)).toBe(401)
    expect(await status(`pk_live_${'x'.repeat(43)}`, 'fetchGeneralPricelist')).toBe(401)
  })
})
