import * as z from 'zod/mini'
import { EINLADUNGEN_MAX } from '#src/contract/mitarbeiter.ts'
import { readEinladung } from '#src/domain/mitarbeiter/person.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { fromRechte, NEUE_RECHTE, rechteForm } from '../mitarbeiterForm.ts'

/** Why nobody can be invited; null when somebody can. One bad address keeps nobody else out: it is named. */
function adressenFehler(value: string): string | null {
  const { personen, falsch } = readEinladung(value)
  if (personen.length === 0) return falschText(falsch) ?? text('mitarbeiter:einladen.fehlt')
  if (personen.length > EINLADUNGEN_MAX) return text('mitarbeiter:einladen.zuViele', { max: EINLADUNGEN_MAX })
  return null
}

/** What was typed and is no address; null: nothing. */
export const falschText = (falsch: readonly string[]): string | null =>
  falsch.length === 0
    ? null
    : text('mitarbeiter:einladen.falsch', { falsch: falsch.slice(0, 3).join(', '), count: falsch.length })

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
  return { personen: readEinladung(adressen).personen, ...fromRechte(rechte) }
}
