import type { Rolle } from '#src/domain/ability/ability.ts'
import { startSession } from '#mocks/backend/zugang/sitzung.ts'
import type { Actor } from '#tests/contract/accessMatrix.ts'
import type { TestBackend } from './standIn.ts'

/** Tokens of every actor of the matrix: roles that the demo does not have become employees here. */
export async function accessTokens(backend: TestBackend): Promise<Record<Actor, string | null>> {
  const owner = await backend.login('kunde@example.org')
  const other = await backend.login('andere@example.org')
  // Without the contract the other customer would be refused for a reason of his own.
  await backend.call(other, 'akzeptiereAvv', { fassung: '2026-1', name: 'Sven Albrecht' })
  const disabled = await createEmployee(backend, 1, 'administrator')
  await backend.db
    .updateTable('mitarbeiter')
    .set({ aktiv: 0 })
    .where('idThHeadhunterMitarbeiter', '=', disabled.idThHeadhunterMitarbeiter)
    .execute()
  const tokenOf = async (role: Rolle) => (await createEmployee(backend, 1, role)).token
  return {
    nobody: null,
    inhaber: owner,
    administrator: await tokenOf('administrator'),
    kampagnenmanager: await tokenOf('kampagnenmanager'),
    gestalter: await tokenOf('gestalter'),
    freigeber: await tokenOf('freigeber'),
    buchhaltung: await tokenOf('buchhaltung'),
    betrachter: await tokenOf('betrachter'),
    otherCustomer: (await createEmployee(backend, 2, 'administrator')).token,
    disabled: disabled.token,
  }
}

let created = 0

/** An employee with a session; everything but customer, role and address is as with one of the demo's. */
export async function createEmployee({ db, clock }: TestBackend, idPtKunde: number, role: Rolle) {
  created += 1
  const email = `rolle-${created}@example.org`
  const { idThHeadhunterMitarbeiter: _id, ...colleague } = await db
    .selectFrom('mitarbeiter')
    .selectAll()
    .where('role', '=', 'kampagnenmanager')
    .executeTakeFirstOrThrow()
  const { idThHeadhunterMitarbeiter } = await db
    .insertInto('mitarbeiter')
    .values({ ...colleague, idPtKunde, role, email, aktiv: 1 })
    .returning('idThHeadhunterMitarbeiter')
    .executeTakeFirstOrThrow()
  const { idZugang: _zugang, ...login } = await db
    .selectFrom('zugang')
    .selectAll()
    .where('email', '=', 'team@example.org')
    .executeTakeFirstOrThrow()
  const { idZugang } = await db
    .insertInto('zugang')
    .values({ ...login, idPtKunde, idThHeadhunterMitarbeiter, email })
    .returning('idZugang')
    .executeTakeFirstOrThrow()
  return { idThHeadhunterMitarbeiter, idZugang, email, token: await startSession(db, clock, idZugang) }
}
