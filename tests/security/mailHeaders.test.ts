import { expect, it } from 'vitest'
import { sendMail } from '#mocks/backend/platform/mail.ts'
import { backendForAll } from '#tests/support/standIn.ts'

const backend = backendForAll({ verbraucher: 10 })

it.each(['\r\n', '\n', '\r', '\u2028', '\u0000\n'])(
  'a line break (%j) in a name starts no header of a mail',
  async (br) => {
    await sendMail(backend.context, {
      an: `kunde@example.org${br}Bcc: alle@example.org`,
      betreff: `Freigabe für „Herbst${br}Bcc: alle@example.org${br}${br}<script>“`,
      text: 'Guten Tag',
    })
    const mail = await backend.db.selectFrom('mail').selectAll().orderBy('idMail', 'desc').executeTakeFirstOrThrow()
    expect(mail.betreff).toBe('Freigabe für „Herbst Bcc: alle@example.org <script>“')
    expect(mail.an).toBe('kunde@example.org Bcc: alle@example.org')
  },
)
