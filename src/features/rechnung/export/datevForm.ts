import * as z from 'zod/mini'
import type { DatevEinstellung } from '#src/contract/rechnung.ts'

const KONTENRAHMEN = ['03', '04'] as const

type Fehler = Record<'beraternummer' | 'mandantennummer' | 'konto' | 'buSchluessel', string>

/** Form of the settings; numbers are typed as text. `fehler`: what is said at a wrong one. */
export const datevSchema = (fehler: Fehler) => {
  const zahl = (pattern: RegExp, text: string) => z.string().check(z.trim(), z.regex(pattern, text))
  return z.object({
    beraternummer: zahl(/^(100[1-9]|10[1-9]\d|1[1-9]\d\d|[2-9]\d{3}|[1-9]\d{4,6})$/, fehler.beraternummer),
    mandantennummer: zahl(/^[1-9]\d{0,4}$/, fehler.mandantennummer),
    wirtschaftsjahrMonat: z.string(),
    kontenrahmen: z.enum(KONTENRAHMEN),
    aufwandskonto: zahl(/^[1-9]\d{3,7}$/, fehler.konto),
    kreditorkonto: zahl(/^[1-9]\d{3,8}$/, fehler.konto),
    buSchluessel: zahl(/^\d{0,4}$/, fehler.buSchluessel),
    festschreibung: z.boolean(),
    /** Business year; not asked where documents were ticked. */
    jahr: z.string(),
  })
}
export type DatevValues = z.infer<ReturnType<typeof datevSchema>>

export function toForm(einstellung: DatevEinstellung, jahr: number): DatevValues {
  return {
    ...einstellung,
    beraternummer: String(einstellung.beraternummer),
    mandantennummer: String(einstellung.mandantennummer),
    wirtschaftsjahrMonat: String(einstellung.wirtschaftsjahrMonat),
    jahr: String(jahr),
  }
}

export function fromForm({ jahr: _jahr, ...values }: DatevValues): DatevEinstellung {
  return {
    ...values,
    beraternummer: Number(values.beraternummer),
    mandantennummer: Number(values.mandantennummer),
    wirtschaftsjahrMonat: Number(values.wirtschaftsjahrMonat),
  }
}
