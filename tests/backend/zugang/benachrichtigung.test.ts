import { describe, expect, it } from 'vitest'
import { sendBenachrichtigung } from '#mocks/backend/zugang/benachrichtigung.ts'
import { backendForEach } from '#tests/support/standIn.ts'

const TEAM = 'team@example.org'

describe('notices by mail', () => {
  const backend = backendForEach({ verbraucher: 10 })

  it('come as long as nobody says otherwise, for the kinds of the role', async () => {
    const arten = async (email: string) =>
      (await backend.call(await backend.login(email), 'fetchBenachrichtigungen', {})).arten
    expect(await arten(TEAM)).toEqual([
      { art: 'freigabe', mail: true },
      { art: 'zahlung', mail: true },
      { art: 'pruefung', mail: true },
      { art: 'versand', mail: true },
      { art: 'storno', mail: true },
    ])
    expect((await arten('freigabe@example.org')).map(({ art }) => art)).toEqual([])
  })

  it('that are switched off are not sent; others are, and so are those of others', async () => {
    const token = await backend.login(TEAM)
    const { arten } = await backend.call(token, 'saveBenachrichtigungen', { arten: [{ art: 'versand', mail: false }] })
    expect(arten.filter(({ mail }) => !mail)).toEqual([{ art: 'versand', mail: false }])
    const send = (an: string, art: 'versand' | 'storno') =>
      sendBenachrichtigung(backend.context, art, { an, betreff: `${art} an ${an}`, text: 'Text' })
    await send(TEAM, 'versand')
    await send(TEAM, 'storno')
    await send('kunde@example.org', 'versand')
    await send('drucker@example.com', 'versand')
    const sent = await backend.db.selectFrom('mail').select('betreff').orderBy('idMail').execute()
    expect(sent.map(({ betreff }) => betreff)).toEqual([
      `storno an ${TEAM}`,
      'versand an kunde@example.org',
      'versand an drucker@example.com',
    ])
    await backend.call(token, 'saveBenachrichtigungen', { arten: [{ art: 'versand', mail: true }] })
    await send(TEAM, 'versand')
    expect(await backend.db.selectFrom('mail').select('betreff').execute()).toHaveLength(4)
  })

  it('of kinds that do not concern the role are not stored', async () => {
    const token = await backend.login('freigabe@example.org')
    await backend.call(token, 'saveBenachrichtigungen', { arten: [{ art: 'versand', mail: false }] })
    expect(await backend.db.selectFrom('benachrichtigungEinstellung').selectAll().execute()).toEqual([])
  })
})
