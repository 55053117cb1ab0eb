/** Longest text between two quotes, bytes: what a cell of Excel holds (32 767 signs of up to four). Beyond it a quote is open. */
export const MAX_FELD_BYTES = 131_072
/** Columns of one file. */
export const MAX_SPALTEN = 200

/** Longest cell of an address, signs: what a cell of the table takes (assumed). */
export const MAX_ANGABE = 500
/** Longest cell whose words are looked at, characters: patterns of words may take longer than their text grows. */
export const LAENGSTE_ZELLE = 200
/** The same of a remark. */
export const LAENGSTE_BEMERKUNG = 500
