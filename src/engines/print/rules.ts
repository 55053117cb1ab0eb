/** Measures, colours, texts and kinds: needs no package, so rules and other engines load it. */

export { absenderTeile, absenderZeile } from './absender.ts'
export { adressZeilen, BEISPIEL_EMPFAENGER, OHNE_NAMEN, platzhalterWert } from './beispiel.ts'
export {
  type BildOp,
  type GlyphsOp,
  type LayoutContext,
  type Op,
  PFAD,
  pfadLength,
  type PfadOp,
  pfadToSvg,
  type QrUrls,
} from './displayList.ts'
export {
  bedingungOf,
  genannteWerte,
  isFor,
  isSameSpalte,
  isSameWert,
  isSpaltenKey,
  spaltenKey,
  spaltenNameOf,
  spaltenOf,
} from './eigeneSpalten.ts'
export { doppelteId, mitEigenenIds } from './ebenenId.ts'
export { farbName, hexToCmyk, PALETTE, type PalettenFarbe, sameFarbe, toCmyk } from './editor/farben.ts'
export {
  type EinfacheForm,
  newBackgroundImage,
  newImageLayer,
  newShapeLayer,
  newTextLayer,
} from './editor/newLayers.ts'
export { SCHWARZ, toCss } from './farbe.ts'
export { ERSTE_FASSUNG, FASSUNG, hasAbsenderzeile as hatAbsenderzeile } from './fassung.ts'
export { BLEED_MM, dataRect, type FormatDef, FORMATS, safetyRect, trimRect, zonesOf } from './formats.ts'
export { grow } from './geometry.ts'
export { mitUrteil, NICHT_BEURTEILT, ohneUrteil } from './judge/urteil.ts'
export { ANSCHRIFT_SIZE_MM, defaultSeiten, printOrder, uploadSeiten } from './layers.ts'
export { type Herkunft, herkunftXmp } from './marks/herkunftXmp.ts'
export { herkunftVon, kennzeichnungDerSeiten, kennzeichnungVon, quelleVon } from './marks/kennzeichnung.ts'
export { type Fundstelle, fundstellenOf } from './preflight/fundstellen.ts'
export { sorted } from './preflight/sorted.ts'
export { PRUEFUNG_ZU_LANGE } from './preflight/zuLange.ts'
export { beispielLinks, qrName, zielText } from './qrWorte.ts'
export { type Anpassung, anpassungenFor } from './repair/anpassung.ts'
export { platzbedarf } from './schwereFaelle.ts'
export { anschriftHat } from './text/anschriftZeichen.ts'
export { isMissingInPrint as fehltImDruck, mitGewoehnlichenLeerzeichen, ohneUnsichtbare } from './text/zeichen.ts'
export {
  effektiveDpi,
  formatMasse,
  formatMm,
  GUT_DPI,
  MINDEST_DPI,
  MM_PER_INCH,
  MM_PER_PT,
  PT_PER_MM,
} from './units.ts'
export { isVectorMotiv as istVektorMotiv, MOTIV_JE_MM } from './vektor/isVectorMotiv.ts'
export { writeVektor } from './vektor/vektorSvg.ts'
export { zeilenOf } from './zeilen.ts'
