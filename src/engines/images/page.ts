/** Measures, sharpness, quota and what a description may say. */

export { checkBeschreibung as pruefeBeschreibung } from './beschreibung.ts'
export { kontingentAm, monatVon, uebrig } from './kontingent.ts'
export { gewuenschtePx, masseVon } from './masse.ts'
export { schaerfeVon, scharfBis } from './schaerfe.ts'
