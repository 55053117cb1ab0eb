import type { PDFName } from '@cantoo/pdf-lib'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import { fitBoxes } from './fitBoxes.ts'
import { flattenLayers } from './flattenLayers.ts'
import { convertRgb } from './convertRgb.ts'
import type { Farbwandler } from './farbziel.ts'
import { printPassermarkenBlack } from './pressReady.ts'
import { sweep } from './sweep.ts'

/** Findings about what is mended here: they are told of the customer's file and stay with the mended one. */
const MENDED = [
  'wiederhergestellt',
  'ebeneAusgeblendet',
  'ebeneNurDruck',
  'ebeneUnklar',
  'aktiverInhalt',
  'anhang',
  'formular',
  'anmerkung',
]
/** What cannot be opened, or not as it was meant, is not mended. */
const REFUSED = ['keinePdf', 'beschaedigt', 'zuAufwendig', 'geschuetzt']
/** All that a print needs of a file besides its pages. */
const CATALOG = ['Type', 'Pages', 'Version', 'OutputIntents', 'Metadata']
const PAGE = ['Type', 'Parent', 'Resources', 'Contents', 'Group', 'Rotate', 'UserUnit']

const UMGEWANDELT: Befund = {
  schwere: 'hinweis',
  code: 'rgbUmgewandelt',
  text: 'RGB-Farben wurden mit dem Druckprofil in CMYK umgewandelt. Schwarz und Grau werden nur mit Schwarz gedruckt.',
  hilfe: 'Exportieren Sie die Datei in CMYK, wenn es auf genaue Farben ankommt.',
}

/** What was printed with black alone lies where the finding of the customer's file said. */
const passermarkenSchwarz = ({ seite, stelle }: Befund): Befund => ({
  schwere: 'hinweis',
  code: 'passermarkenSchwarz',
  text: 'Was in der Farbe „Passermarken“ angelegt war, wird nur mit Schwarz gedruckt statt mit allen Farben übereinander.',
  hilfe: 'Legen Sie die Stellen in CMYK an und exportieren Sie die Datei neu, wenn sie anders aussehen sollen.',
  ...(seite && { seite }),
  ...(stelle && { stelle }),
})

export interface Reparatur {
  bytes: Uint8Array
  /** What the customer is told of it. */
  befunde: Befund[]
}

/**
 * The file as it is stored, shown, judged and printed: with a separate index, without hidden layers, comments, scripts
 * and attachments, its RGB colours turned into inks, the ink of registration marks into black, cut to our sheet. null
 * where nothing has to be mended: such a file stays as it came, byte by byte (print 5.2). `befunde`: what the check found in the customer's file.
 */
export async function repairPdf(
  bytes: Uint8Array,
  format: FormatId,
  { befunde, wandler }: { befunde: readonly Befund[]; wandler?: () => Farbwandler },
): Promise<Reparatur | null> {
  if (befunde.some(({ code }) => REFUSED.includes(code))) return null
  const doc = await loadPdf(bytes, { throwOnInvalidObject: false })
  const mended = befunde.filter(({ code }) => MENDED.includes(code))
  const fitted = fitBoxes(doc, format)
  flattenLayers(doc, FORMATS[format].pages)
  const rgb = wandler !== undefined && befunde.some(({ code }) => code === 'rgb')
  if (rgb && (await convertRgb(doc, wandler()).catch(() => false))) mended.push(UMGEWANDELT)
  const passermarken = befunde.filter(({ code }) => code === 'passermarkenFarbe')
  if (passermarken.length > 0 && printPassermarkenBlack(doc)) mended.push(...passermarken.map(passermarkenSchwarz))
  if (mended.length === 0 && !fitted) return null
  keepOnly(doc.catalog, CATALOG)
  for (const page of doc.getPages()) keepOnly(page.node, PAGE, /Box$/)
  sweep(doc.context)
  return { bytes: await doc.save({ addDefaultPage: false, updateFieldAppearances: false }), befunde: mended }
}

function keepOnly(
  dict: { keys(): PDFName[]; delete(key: PDFName): boolean },
  names: readonly string[],
  also?: RegExp,
): void {
  for (const key of dict.keys()) {
    const name = key.decodeText()
    if (!names.includes(name) && !also?.test(name)) dict.delete(key)
  }
}
