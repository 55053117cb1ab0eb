import type { Befund } from '#src/contract/dokument.ts'
import type { KampagnePreis } from '#src/contract/kampagne.ts'
import type { Ct } from '#src/base/number/german.ts'

/** Pieces that a finding concerns of an order of so many: all, or those of the recipients it was seen at. */
export function gefaehrdeteStueck({ betrifft, stueck }: Pick<Befund, 'betrifft' | 'stueck'>, menge: number): number {
  return betrifft === 'empfaenger' ? Math.min(menge, Math.max(1, stueck ?? 1)) : menge
}

/**
 * Gross amount that is lost if a finding turns the pieces it concerns into waste (print 5): the whole order, or the pieces
 * of the recipients it was seen at, one at least and never more than the order. Advice endangers nothing.
 */
export function gefaehrdet(
  { schwere, betrifft, stueck }: Pick<Befund, 'schwere' | 'betrifft' | 'stueck'>,
  { brutto, jeStueck }: Pick<KampagnePreis, 'brutto' | 'jeStueck'>,
): Ct {
  if (schwere === 'hinweis') return 0
  return betrifft === 'empfaenger' ? Math.min(brutto, jeStueck * Math.max(1, stueck ?? 1)) : brutto
}
