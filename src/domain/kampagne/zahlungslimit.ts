import { formatEuro, type Ct } from '#src/base/number/german.ts'

/**
 * Why somebody may not pay for a campaign; null when he may. What counts is the whole price, not what is still open:
 * otherwise a dear campaign could be paid in two corrections.
 */
export function refuseUeberLimit(brutto: Ct, zahlungslimit: Ct | null, werZahlt: readonly string[]): string | null {
  if (zahlungslimit === null || brutto <= zahlungslimit) return null
  const wer = werZahlt.length === 0 ? '' : ` Bezahlen kann: ${werZahlt.join(', ')}.`
  return `Diese Kampagne kostet ${formatEuro(brutto)}. Sie dürfen bis ${formatEuro(zahlungslimit)} je Kampagne bezahlen. Es wurde nichts bestellt.${wer}`
}
