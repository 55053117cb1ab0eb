import * as z from 'zod/mini'
import { plzProblem } from '#src/domain/konto/anschrift.ts'
import { text } from '#src/shared/i18n/i18n.ts'

/** Any text up to so many signs. */
export const frei = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, { error: () => text('konto:error.lang') }))

/** Fields that name a person or a company. */
export const nameFelder = { vorname: frei(80), nachname: frei(80), firma: frei(120), plz: z.string().check(z.trim()) }

interface Geprueft {
  value: Record<'nachname' | 'firma' | 'plz', string>
  issues: { push: (issue: { code: 'custom'; input: unknown; path: string[]; message: string }) => unknown }
}

/** A last name or a company, and a German postal code. */
export function checkPerson({ value, issues }: Geprueft): void {
  const add = (path: string, message: string) => issues.push({ code: 'custom', input: value, path: [path], message })
  if (value.nachname === '' && value.firma === '') add('nachname', text('konto:error.nachnameOderFirma'))
  const plz = plzProblem('DE', value.plz)
  if (plz !== null) add('plz', plz)
}
