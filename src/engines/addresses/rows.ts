/** A row judged and put right, by the tables of places and names. */

export { type Befund, type Sicht, ZEILEN_WAHL, type ZeilenWahl } from './desk/sicht.ts'
export { type Entscheidungen, standVon, type TischStand } from './desk/stand.ts'
export { plzOrtPasstNicht } from './places/ortspruefung.ts'
export { isBekanntePlz, ortMitNamen } from './places/verzeichnis.ts'
export { titelVorn } from './proposals/vorsatz.ts'
export { type FeldAenderung, assignRow as ordneZeile } from './proposals/vorschlag.ts'
export { checkRow, LEERER } from './row/checkRow.ts'
export { passtNicht, spaltenWert } from './row/spaltenWert.ts'
export type { GepruefteZeile } from './row/zeile.ts'
