import * as z from 'zod/mini'

/** Who is taken where not everybody is (domain 4.3.11). */
export const AUSWAHL_REGELN = ['naechste', 'gleichmaessig', 'zufall'] as const
export const auswahlRegel = z.enum(AUSWAHL_REGELN)
export type AuswahlRegel = (typeof AUSWAHL_REGELN)[number]

/** So many of those whom the filter reaches: a number, or a budget in ct with VAT that the service turns into one. */
export const auswahlMenge = z.object({
  /** Beside a budget the number that it paid for when it was counted; the service sets it. */
  anzahl: z.optional(z.int().check(z.gte(0), z.lte(100_000_000))),
  budgetCt: z.optional(z.int().check(z.gte(1), z.lte(100_000_000_000))),
  regel: auswahlRegel,
  /** Of `zufall`: the same number draws the same people again. */
  startzahl: z.optional(z.int().check(z.gte(0), z.lte(999_999_999))),
})
export type AuswahlMenge = z.infer<typeof auswahlMenge>
