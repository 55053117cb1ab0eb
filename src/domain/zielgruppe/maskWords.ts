/**
 * How what is hidden is drawn. `gleichLang`: sign for sign, so that a sheet looks as it will be printed. `kurz`: as one
 * sign however long it was, for a list that is only looked through.
 */
export type Maske = 'gleichLang' | 'kurz'

/** What stands behind the first letter of a word, with the point of an abbreviation; and figures. */
const HINTER_DEM_ERSTEN = /(?<=\p{L})\p{L}+\.?/gu
/** Figures, with the letter of a house number. */
const ZIFFERN = /\d+(?:\s?\p{L}(?!\p{L}))?/gu

/** Text of which the first letter of each word stays: the rule for all who may not see whose address it is (domain 4.3.14). */
export function maskWords(text: string, maske: Maske): string {
  if (maske === 'kurz') return text.replaceAll(ZIFFERN, '••').replaceAll(HINTER_DEM_ERSTEN, '…')
  return text.replaceAll(HINTER_DEM_ERSTEN, (rest) => rest.replaceAll(/\p{L}/gu, 'x')).replaceAll(/\d/g, '0')
}
