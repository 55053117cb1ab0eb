import * as z from 'zod/mini'
import { EINLADUNGEN_MAX } from '#src/contract/mitarbeiter.ts'
import { leseEinladung } from '#src/domain/mitarbeiter/person.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { fromRechte, NEUE_RECHTE, rechteForm } from '../mitarbeiterForm.ts'

/** First mistake in the field of the addresses; null when everybody can be invited. */
function adressenFehler(value: string): string | null {
  const { personen, falsch } = leseEinladung(value)
  if (falsch.length > 0)
    return text('mitarbeiter:einladen.falsch', { falsch: falsch.slice(0, 3).join(', '), count: falsch.length })
  if (personen.length === 0) return text('mitarbeiter:einladen.fehlt')
  if (personen.length > EINLADUNGEN_MAX) return text('mitarbeiter:einladen.zuViele', { max: EINLADUNGEN_MAX })
  return null
}

export const einladungForm = z.extend(rechteForm, {
  adressen: z.string().check(
    z.superRefine((value, context) => {
      const message = adressenFehler(value)
      if (message !== null) context.addIssue({ code: 'custom', message })
    }),
  ),
})
export type EinladungForm = z.infer<typeof einladungForm>

export const NEUE_EINLADUNG: EinladungForm = { adressen: '', ...NEUE_RECHTE }

/** The invitation as it travels. */
export function fromEinladung({ adressen, ...rechte }: EinladungForm) {
  return { personen: leseEinladung(adressen).personen, ...fromRechte(rechte) }
}
