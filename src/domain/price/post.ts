import type { FormatId } from '#src/contract/dokument.ts'
import type { Ct } from '#src/base/number/german.ts'

/**
 * What the post asks for advertising mail in 2026, net, in ct: the one table that prices, bounds and job ticket are made
 * of (domain 6). It changes with the post's price list, each January.
 */
export const POST = {
  /** Fewest items of one posting; from here to `easyBis` as DIALOGPOST EASY, for a surcharge. */
  mindestmenge: 500,
  easyBis: 4999,
  easyCt: 18,
  /** September to December, months 1-12. */
  saisonMonate: [9, 10, 11, 12],
  saisonCt: 1,
  /** Item that machines cannot read: ink in a zone of the post, or no matrix code. */
  nichtLesbarCt: 5,
} as const

interface Produkt {
  name: string
  ct: Ct
  /** Heaviest item at this price, g. */
  bisGramm: number
}

const STANDARD: Produkt = { name: 'DIALOGPOST Standard', ct: 38, bisGramm: 20 }

/** Product of the post by format; an A4 sheet goes folded in a long window envelope. */
export const POST_PRODUKT: Record<FormatId, Produkt> = {
  maxipostkarte: { name: 'DIALOGPOST Karte', ct: 36, bisGramm: 20 },
  dina4mailing: STANDARD,
  'dina4mailing-2seitig': STANDARD,
}

/** How a posting is franked: what the print shop has to print, and what the post charges for each item. */
export interface Frankierung {
  /** "DIALOGPOST Karte EASY". */
  produkt: string
  /** Since 1 January 2026 the post takes no other franking for this product. */
  art: 'DV-Freimachung mit DataMatrix-Code'
  /** Net, ct per item: product, EASY, season. */
  entgeltCt: Ct
  zuschlaege: { name: string; ct: Ct }[]
}

/** Does the post charge its autumn surcharge on this ISO day? */
export const isSaison = (versandDatum: string | null): boolean =>
  versandDatum !== null && POST.saisonMonate.some((monat) => monat === Number(versandDatum.slice(5, 7)))

/** Franking of so many items on a day (ISO); from `mindestmenge` on. */
export function frankierung(format: FormatId, menge: number, versandDatum: string | null): Frankierung {
  const { name, ct } = POST_PRODUKT[format]
  const easy = menge <= POST.easyBis
  const zuschlaege = [
    ...(easy ? [{ name: 'EASY', ct: POST.easyCt }] : []),
    ...(isSaison(versandDatum) ? [{ name: 'September bis Dezember', ct: POST.saisonCt }] : []),
  ]
  return {
    produkt: easy ? `${name} EASY` : name,
    art: 'DV-Freimachung mit DataMatrix-Code',
    entgeltCt: zuschlaege.reduce((sum, zuschlag) => sum + zuschlag.ct, ct),
    zuschlaege,
  }
}
