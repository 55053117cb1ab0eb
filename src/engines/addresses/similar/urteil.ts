/** What speaks against two values being the same, and why they could be all the same. */
export interface Urteil {
  /** 0 for equal; NaN never. Costs of name, street, number and PLZ add up. */
  kosten: number
  /** Bits of `Unterschied`. */
  gruende: number
}

export const GLEICH: Urteil = { kosten: 0, gruende: 0 }

/** More than any pair may cost. */
export const GRENZE = 0.45

export function und(a: Urteil, b: Urteil): Urteil {
  return { kosten: a.kosten + b.kosten, gruende: a.gruende | b.gruende }
}
