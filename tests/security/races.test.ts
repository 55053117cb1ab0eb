import { expect, it } from 'vitest'
import { createEmployee } from '#tests/support/accessActors.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

it('two administrators who deactivate each other at once leave one of them', async () => {
  const [first, second] = [
    await createEmployee(backend, 1, 'administrator'),
    await createEmployee(backend, 1, 'administrator'),
  ]
  const version = async (id: number) =>
    (await backend.call(first.token, 'fetchMitarbeiter', { idThHeadhunterMitarbeiter: id })).version
  const deactivate = async (token: string, id: number) =>
    backend.send(token, 'deaktiviereMitarbeiter', {
      idThHeadhunterMitarbeiter: id,
      version: await version(id),
      idThUebernehmer: null,
    })
  const answers = await Promise.all([
    deactivate(first.token, second.idThHeadhunterMitarbeiter),
    deactivate(second.token, first.idThHeadhunterMitarbeiter),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const active = await backend.db
    .selectFrom('mitarbeiter')
    .select('idThHeadhunterMitarbeiter')
    .where('role', '=', 'administrator')
    .where('aktiv', '=', 1)
    .execute()
  expect(active).toHaveLength(1)
})

it('twenty renewals of one API token at once make one new token', async () => {
  const owner = await backend.login('kunde@example.org')
  const { token } = await backend.call(owner, 'erstelleApiToken', {
    bezeichnung: 'Shop',
    rechte: ['kampagne.lesen'],
    modus: 'live',
    ipListe: [],
    gueltigBis: '2027-06-30',
  })
  const { idPtApiToken } = token
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => backend.send(owner, 'rotiereApiToken', { idPtApiToken })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ])
  expect(await backend.db.selectFrom('apiToken').select('idPtApiToken').execute()).toHaveLength(2)
})
