import * as z from 'zod/mini'
import { apiRecht, TOKEN_MODI, type ApiRecht, type ApiTokenEingabe } from '#src/contract/apizugang.ts'
import { TOKEN_TAGE, tokenProbleme } from '#src/domain/apizugang/token.ts'
import { addTage } from '#src/domain/kampagne/schedule.ts'
import { heute } from '#src/shared/clock.ts'
import { text } from '#src/shared/i18n/i18n.ts'

const felder = z.object({
  bezeichnung: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('apizugang:token.fehlt.bezeichnung') }),
      z.maxLength(80, { error: () => text('apizugang:token.fehlt.bezeichnungLang') }),
    ),
  modus: z.enum(TOKEN_MODI),
  rechte: z.array(apiRecht).check(z.minLength(1, { error: () => text('apizugang:token.fehlt.rechte') })),
  /** One address or range a line. */
  ipListe: z.string(),
  gueltigBis: z
    .string()
    .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: () => text('apizugang:token.fehlt.gueltigBis') })),
})
export type TokenValues = z.infer<typeof felder>

/** Same rules as the service's. */
export const tokenForm = felder.check(({ value, issues }) => {
  for (const [feld, message] of Object.entries(tokenProbleme(toEingabe(value), heute())))
    issues.push({ code: 'custom', input: value, path: [feld], message })
})

export function toEingabe({ ipListe, ...values }: TokenValues): ApiTokenEingabe {
  return { ...values, ipListe: ipListe.split(/[\s,;]+/).filter((eintrag) => eintrag !== '') }
}

export const emptyToken = (rechte: ApiRecht[]): TokenValues => ({
  bezeichnung: '',
  modus: 'test',
  rechte,
  ipListe: '',
  gueltigBis: addTage(heute(), TOKEN_TAGE),
})
