/** What the service keeps, sends and takes away. */

export { BILD_AUFBEWAHRUNG_TAGE, BILDAUFTRAG_AUFBEWAHRUNG_TAGE } from './aufbewahrung.ts'
export { dienstText } from './dienstText.ts'
export { jpegOhneMetadaten, pngOhneMetadaten } from './ohneMetadaten.ts'
export { seitenHinweis } from './seitenHinweis.ts'
