/** Most rows of one list. CSV-20 (assumed). */
export const MAX_ZEILEN = 1_000_000
/** Longest text between two quotes, bytes; beyond it the opening quote is taken as an ordinary sign. */
export const MAX_FELD_BYTES = 16_384
/** Columns of one file. */
export const MAX_SPALTEN = 200
