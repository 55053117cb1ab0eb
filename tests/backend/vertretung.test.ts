import { beforeEach, expect, test } from 'vitest'
import { melden } from '#mocks/backend/zahlung/meldung.ts'
import { approved, flowForEach, startZahlung } from './kampagneFlow.ts'

const flow = flowForEach()
let owner: string
beforeEach(() => {
  owner = flow.kunde
})

const TEAM = 'team@example.org'
const list = async () => (await flow.call(owner, 'fetchMitarbeiterListe', {})).mitarbeiter
const byEmail = async (email: string) => (await list()).find((one) => one.email === email)

/** A campaign that the employee made, ready to pay, and its payment under way. */
async function started() {
  const kampagne = await approved({ ...flow, kunde: await flow.login(TEAM) })
  const { zahlung } = await startZahlung(flow, kampagne)
  return zahlung.referenz
}

async function deactivate(email: string, uebernehmer: string | null): Promise<void> {
  const person = await byEmail(email)
  const an = uebernehmer === null ? null : await byEmail(uebernehmer)
  await flow.call(owner, 'deaktiviereMitarbeiter', {
    idThHeadhunterMitarbeiter: person?.idThHeadhunterMitarbeiter ?? 0,
    version: person?.version ?? 0,
    idThUebernehmer: an?.idThHeadhunterMitarbeiter ?? null,
  })
}

const paidMails = () =>
  flow.db.selectFrom('mail').select(['an', 'text']).where('betreff', 'like', 'Zahlung eingegangen%').execute()

test('whoever took over is told of the campaigns of somebody who left, and he himself of nothing', async () => {
  const referenz = await started()
  await deactivate(TEAM, 'buchhaltung@example.org')
  await melden(flow.context, referenz, 'bezahlt')
  const mails = await paidMails()
  expect(mails.map(({ an }) => an)).toEqual(['buchhaltung@example.org'])
  expect(mails[0]?.text).toContain('Guten Tag Thomas Reuter,')
})

test('where he who took over left as well, the next one is told', async () => {
  const referenz = await started()
  await deactivate(TEAM, 'buchhaltung@example.org')
  await deactivate('buchhaltung@example.org', 'freigabe@example.org')
  await melden(flow.context, referenz, 'bezahlt')
  expect((await paidMails()).map(({ an }) => an)).toEqual(['freigabe@example.org'])
})

test('where nobody took over by name, the customer and his administrators are told', async () => {
  const referenz = await started()
  await flow.db
    .updateTable('mitarbeiter')
    .set({ role: 'administrator' })
    .where('email', '=', 'freigabe@example.org')
    .execute()
  await deactivate(TEAM, null)
  await melden(flow.context, referenz, 'bezahlt')
  expect((await paidMails()).map(({ an }) => an).toSorted()).toEqual(['freigabe@example.org', 'kunde@example.org'])
})

test('he who comes back is told again', async () => {
  const referenz = await started()
  await deactivate(TEAM, 'buchhaltung@example.org')
  const person = await byEmail(TEAM)
  await flow.call(owner, 'reaktiviereMitarbeiter', {
    idThHeadhunterMitarbeiter: person?.idThHeadhunterMitarbeiter ?? 0,
    version: person?.version ?? 0,
  })
  await melden(flow.context, referenz, 'bezahlt')
  expect((await paidMails()).map(({ an }) => an)).toEqual([TEAM])
})
