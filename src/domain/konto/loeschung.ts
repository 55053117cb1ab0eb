import type { KampagneState } from '#src/contract/kampagne.ts'

/** Days between the request and the deletion, in which it can be called off. assumed: time to notice a mistake. */
export const LOESCHUNG_WARTEZEIT_TAGE = 30

/** Whole years after the year of issue that invoices stay (§ 147 AO, § 14b UStG since 2025). */
export const RECHNUNG_AUFBEWAHRUNG_JAHRE = 8

/** Whole years after the year of the end in which the contract's acceptance and the log can prove something (§ 195, § 199 BGB). */
export const NACHWEIS_AUFBEWAHRUNG_JAHRE = 3

/** States in which money was taken and the mailing has not gone out. */
const UNTERWEGS: readonly KampagneState[] = [
  'inExternerFreigabe',
  'inAnreicherung',
  'inVersandstellung',
  'inLettershop',
  'inVersandFehlgeschlagen',
]

/** Why an account cannot be deleted now, or null. Campaigns that were paid come first to their end. */
export function loeschHindernis(kampagnen: readonly { bezeichnung: string; state: KampagneState }[]): string | null {
  const unterwegs = kampagnen.filter(({ state }) => UNTERWEGS.includes(state))
  const [erste] = unterwegs
  if (erste === undefined) return null
  const weitere = unterwegs.length - 1
  const wer =
    weitere === 0 ? `„${erste.bezeichnung}“ ist` : `„${erste.bezeichnung}“ und ${weitere} weitere Kampagnen sind`
  return `${wer} bezahlt und noch nicht versendet. Bitte warten Sie den Versand ab oder stornieren Sie vorher.`
}
