import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { FASSUNG, FORMATS } from '#src/engines/print/rules.ts'
import { loadPdf, pruefePdfx } from '#src/engines/print/checker.ts'
import { writePdf } from '#src/engines/print/writer.ts'
import { nodeFontSet } from '../platform/print/nodeFonts.ts'

/**
 * Makes the print file of an upload and holds it against the rules of print 14, before anybody orders and pays for what
 * the hand-over would refuse.
 */
export async function druckprobe(bytes: Uint8Array, format: FormatId, profil: Uint8Array): Promise<Befund[]> {
  const context = {
    format,
    empfaenger: null,
    absender: null,
    fassung: FASSUNG,
    datenschutzText: null,
    qrUrls: {},
    fonts: nodeFontSet(),
  }
  const pdf = await writePdf({
    format,
    title: 'Druckprobe',
    erstellt: new Date(0).toISOString(),
    outputIntent: { bedingung: 'Druckprobe', profil },
    basePdf: bytes,
    pages: FORMATS[format].pages.map((side) => ({ seite: { side, layers: [], guides: [] }, context })),
    assets: (id) => Promise.reject(new Error(`No picture ${id} in an upload`)),
  })
  return pruefePdfx(await loadPdf(pdf), pdf).map(({ regel, text }) => ({
    schwere: 'fehler',
    code: 'nichtDruckbar',
    text: `Die Datei enthält etwas, das Druckereien nicht verarbeiten: ${text} (Regel ${regel}).`,
    hilfe: 'Exportieren Sie die Datei als PDF/X-4 in CMYK und laden Sie sie erneut hoch.',
  }))
}
