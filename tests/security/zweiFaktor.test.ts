import { expect, it } from 'vitest'
import { createEmployee } from '#tests/support/accessActors.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll()

it('a password that an administrator reset does not lead around the second factor', async () => {
  const owner = await backend.login('kunde@example.org')
  const { idThHeadhunterMitarbeiter, idZugang, email } = await createEmployee(backend, 1, 'gestalter')
  const zeit = backend.context.realNow().toISOString()
  await backend.db
    .insertInto('zweiFaktor')
    .values({ idZugang, aktivSeit: zeit, begonnenAm: zeit, schluessel: 'A'.repeat(32), salz: 'x', letzterSchritt: 0 })
    .execute()
  await backend.call(owner, 'setzeZugangZurueck', { idThHeadhunterMitarbeiter, was: 'passwort' })
  const { link } = await backend.db
    .selectFrom('mail')
    .select('link')
    .where('an', '=', email)
    .orderBy('idMail', 'desc')
    .executeTakeFirstOrThrow()
  const hashKey = link?.slice(link.lastIndexOf('/') + 1) ?? ''
  const passwort = 'drei müde Ziegen am See'
  expect(await backend.call(null, 'setzeNeuesPasswort', { hashKey, passwort })).toEqual({ anmeldung: null })
  expect(await backend.call(null, 'loginUser', { email, passwort })).toMatchObject({ loginState: false })
})
