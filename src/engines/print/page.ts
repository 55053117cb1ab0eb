/** A sheet laid out and shown, with fonts, QR codes and the colours of the press. */

export { bildGroessen } from './bildGroessen.ts'
export { Bildwandler } from './colour/bildwandler.ts'
export { Druckprofil, DRUCKPROFIL_ADRESSE } from './colour/druckprofil.ts'
export { profilFehler, readIcc } from './colour/iccFile.ts'
export { anleitung, druckdaten, druckdatenText, type Programm, PROGRAMM_NAMEN, PROGRAMME } from './druckdaten.ts'
export { layerDpi, zoomedCrop } from './editor/images.ts'
export {
  DEFAULT_FONT,
  type Face,
  faceFile,
  faceKey,
  facesOf,
  familyOf,
  FONT_FAMILIES,
  type FontFamily,
  type FontSet,
  loadFontSet,
  nearestFace,
  NO_FONTS,
  openFontSet,
  SCHRIFT_GRUPPEN,
} from './fonts.ts'
export { qrMatrixOf } from './layerOps.ts'
export { backgroundOps, isPrinted, layout, layoutDrawable, layoutLayer, tryLayoutLayer } from './layout.ts'
export { herkunftAus } from './marks/herkunft.ts'
export { hasBaseline, type JpegInfo, readJpeg } from './objects/jpeg.ts'
export { srgbProfile } from './pdf/iccProfile.ts'
export { readPng } from './pdf/png.ts'
export { moduleMm, QR_MIN_MODULE_MM, QR_QUIET_MODULES, qrModules, qrRuns, qrText } from './qr.ts'
export {
  type GezaehlterCode,
  kurzlinks,
  linkNummer,
  type QrCode,
  qrCodesOf,
  sameLink,
  count as zaehle,
  ZUSATZ_LAENGE,
} from './qrCodes.ts'
export { pageToSvg } from './svg.ts'
export { readVektor } from './vektor/readVektor.ts'
export { vorlageSeiten } from './vorlage.ts'
