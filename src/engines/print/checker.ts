/** PDF files examined, repaired and judged. */

export { type Abweichung, checkCodes, type WantedPage } from './finished/checkCodes.ts'
export { chosenPieces, type CodeReader, readCodes } from './finished/readCodes.ts'
export { checkUpload, isJudged } from './judge/checkUpload.ts'
export { judgeSheet, type Sheet } from './judge/judgeSheet.ts'
export { loadPdf } from './objects/loadPdf.ts'
export { checkPdfx as pruefePdfx } from './pdfx/checkPdfx.ts'
export { preflightPdf, ZU_AUFWENDIG } from './preflight/preflightPdf.ts'
export { adaptPdf } from './repair/adaptPdf.ts'
export type { Farbwandler } from './repair/farbziel.ts'
export { repairPdf, type Reparatur } from './repair/repairPdf.ts'
export { Textprobe } from './textprobe/textprobe.ts'
