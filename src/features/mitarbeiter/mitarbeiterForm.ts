import * as z from 'zod/mini'
import { MITARBEITER_ROLLEN, ZAHLUNGSLIMIT_MAX_CT, type MitarbeiterDetail } from '#src/contract/mitarbeiter.ts'
import { ANREDEN } from '#src/contract/registrierung.ts'
import { mailAdresse } from '#src/contract/wire.ts'
import { formatBetrag } from '#src/base/number/german.ts'
import { readAmount } from '#src/base/number/typed.ts'
import type { RechteVon } from '#src/domain/mitarbeiter/rechte.ts'
import { text } from '#src/shared/i18n/i18n.ts'

const filled = (key: string) => z.string().check(z.trim(), z.minLength(1, { error: () => text(key) }), z.maxLength(80))

const angabenFelder = {
  anrede: z.enum(ANREDEN),
  titel: z.string().check(z.trim(), z.maxLength(40)),
  vorname: filled('mitarbeiter:error.vorname'),
  nachname: filled('mitarbeiter:error.nachname'),
  telefon: z.string().check(z.trim(), z.maxLength(40)),
  position: z.string().check(z.trim(), z.maxLength(80)),
}

/** Empty, or an amount over 0 that may be a limit. */
const limitFeld = z.string().check(
  z.refine(
    (value) => {
      if (value.trim() === '') return true
      const ct = readAmount(value)
      return ct !== null && ct > 0 && ct <= ZAHLUNGSLIMIT_MAX_CT
    },
    { error: () => text('mitarbeiter:error.limit') },
  ),
)

const rechteFelder = {
  role: z.enum(MITARBEITER_ROLLEN, { error: () => text('mitarbeiter:error.role') }),
  ability: z.array(z.object({ action: z.string(), subject: z.string(), erlaubt: z.boolean() })),
  limit: limitFeld,
}

/** Rights as the form holds them; shared by the invitation. */
export const rechteForm = z.object(rechteFelder)
export type RechteForm = z.infer<typeof rechteForm>

export const angabenForm = z.object(angabenFelder)
export type AngabenForm = z.infer<typeof angabenForm>

export const mitarbeiterForm = z.object({
  ...angabenFelder,
  ...rechteFelder,
  email: z.pipe(
    z.string().check(z.trim(), z.minLength(1, { error: () => text('mitarbeiter:error.email') })),
    mailAdresse(() => text('mitarbeiter:error.emailFalsch')),
  ),
})
export type MitarbeiterForm = z.infer<typeof mitarbeiterForm>

const limitOf = (limit: string) => (limit.trim() === '' ? null : readAmount(limit))

/** What the fields of the rights say, whether they can be saved or not. */
export function toRechte({
  role,
  ability,
  limit,
}: Pick<RechteForm, 'ability' | 'limit'> & { role: string }): RechteVon {
  return { role, ability, zahlungslimit: limitOf(limit) }
}

/** The rights as they travel. */
export function fromRechte({ role, ability, limit }: RechteForm) {
  return { role, ability, zahlungslimit: limitOf(limit) }
}

export function toAngaben(person: MitarbeiterDetail): AngabenForm {
  const { titel, vorname, nachname, telefon, position } = person
  const anrede = ANREDEN.find((one) => one === person.anrede) ?? ''
  return { anrede, titel, vorname, nachname, telefon, position }
}

/** Values of the form for a stored person, or for a new one. */
export function toForm(person: MitarbeiterDetail | null): MitarbeiterForm {
  if (person === null)
    return {
      anrede: '',
      titel: '',
      vorname: '',
      nachname: '',
      telefon: '',
      position: '',
      email: '',
      ...NEUE_RECHTE,
    }
  const { email, role, ability, zahlungslimit } = person
  return {
    ...toAngaben(person),
    email,
    role: MITARBEITER_ROLLEN.find((one) => one === role) ?? NEUE_RECHTE.role,
    ability,
    limit: zahlungslimit === null ? '' : formatBetrag(zahlungslimit),
  }
}

/** What somebody new begins with: looking, until more is chosen. */
export const NEUE_RECHTE: RechteForm = { role: 'betrachter', ability: [], limit: '' }

/** The whole form as it travels. */
export function fromForm({ role, ability, limit, ...rest }: MitarbeiterForm) {
  return { ...rest, ...fromRechte({ role, ability, limit }) }
}
