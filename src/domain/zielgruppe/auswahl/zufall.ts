/** Spreads 32 bits over 32 bits, each to another. */
function mix(zahl: number): number {
  let mixed = zahl >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/**
 * Place of a person in the draw of a start number: the lowest are drawn. No two have the same, so that a draw has exactly
 * as many as it should; the same start number draws the same people again, and a larger number draws them and others.
 */
export const rangOf = (startzahl: number, idVerbraucher: number): number =>
  mix((mix(idVerbraucher) ^ mix(startzahl + 0x9e3779b9)) >>> 0)
