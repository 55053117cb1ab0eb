import { PDFDict, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { Befund, FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { FORMATS } from '../formats.ts'
import { documentFindings, sizeFindings, text } from './fileChecks.ts'
import { PageCollector } from './pageFindings.ts'
import { loadPdf, TooLarge } from '../objects/loadPdf.ts'
import { flattenLayers } from '../repair/flattenLayers.ts'
import { fontProgramFindings } from '../repair/fontPrograms.ts'
import { zustandOf } from './zustand.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { pictureInks } from './pictures/pictureInks.ts'
import { sorted } from './sorted.ts'
import { rounded } from './thresholds.ts'
import { walkPage } from '../page/walk/walkPage.ts'

/** Pages beyond these are not looked at; no format has as many (PDF-03). */
const MAX_PAGES = 20

const KEINE_PDF: Befund = {
  schwere: 'fehler',
  code: 'keinePdf',
  text: 'Das ist keine PDF-Datei.',
  hilfe: 'Laden Sie eine Datei hoch, die Ihr Layoutprogramm als PDF exportiert hat.',
}
const BESCHAEDIGT: Befund = {
  schwere: 'fehler',
  code: 'beschaedigt',
  text: 'Die Datei ist beschädigt oder unvollständig.',
  hilfe: 'Exportieren Sie die Datei neu und laden Sie sie erneut hoch.',
}
const WIEDERHERGESTELLT: Befund = {
  schwere: 'hinweis',
  code: 'wiederhergestellt',
  text: 'Das Verzeichnis der Datei war beschädigt. Ihr Inhalt ist vollständig und wurde wiederhergestellt.',
}
export const ZU_AUFWENDIG: Befund = {
  schwere: 'fehler',
  code: 'zuAufwendig',
  text: 'Die Datei ist zu aufwendig aufgebaut, um geprüft zu werden.',
  hilfe: 'Exportieren Sie die PDF-Datei neu, möglichst mit weniger Einzelteilen.',
}

/** Checks an uploaded print PDF against the format. The same module runs in the browser and on the server. */
export async function preflightPdf(bytes: Uint8Array, format: FormatId): Promise<Befund[]> {
  if (!text(bytes, 0, 1024).includes('%PDF-')) return [KEINE_PDF]
  const { doc, befunde } = await open(bytes)
  if (!doc) return befunde
  try {
    // Of a protected file the streams cannot be read as they are.
    const zustand = befunde.length > 0 ? 'ganz' : zustandOf(doc, bytes)
    if (zustand === 'beschaedigt') return [BESCHAEDIGT]
    if (zustand === 'wiederherstellbar') befunde.push(WIEDERHERGESTELLT)
    return sorted([...befunde, ...check(doc, format)])
  } catch (error) {
    return sorted([...befunde, error instanceof TooLarge ? ZU_AUFWENDIG : BESCHAEDIGT])
  }
}

/** A protected file is refused; one that opens without a password is checked all the same. */
async function open(bytes: Uint8Array): Promise<{ doc: PDFDocument | null; befunde: Befund[] }> {
  const options = { throwOnInvalidObject: false }
  try {
    const doc = await loadPdf(bytes, { ...options, ignoreEncryption: true })
    if (!doc.context.trailerInfo.Encrypt)
      return hasCatalog(doc) ? { doc, befunde: [] } : { doc: null, befunde: [BESCHAEDIGT] }
  } catch (error) {
    return { doc: null, befunde: [error instanceof TooLarge ? ZU_AUFWENDIG : BESCHAEDIGT] }
  }
  const geschuetzt = (message: string): Befund => ({
    schwere: 'fehler',
    code: 'geschuetzt',
    text: message,
    hilfe: 'Exportieren Sie die Datei ohne Passwort und ohne Einschränkungen.',
  })
  try {
    const doc = await loadPdf(bytes, { ...options, password: '' })
    return { doc, befunde: [geschuetzt('Die Datei ist gegen Änderungen geschützt.')] }
  } catch {
    return { doc: null, befunde: [geschuetzt('Die Datei ist mit einem Passwort geschützt.')] }
  }
}

function hasCatalog(doc: PDFDocument): boolean {
  return doc.context.lookup(doc.context.trailerInfo.Root) instanceof PDFDict
}

function check(doc: PDFDocument, format: FormatId): Befund[] {
  const objects = new Objects(doc.context)
  const pages = doc.getPages()
  const { pages: seiten, label } = FORMATS[format]
  // What is checked is what is printed: without hidden layers.
  const befunde = [
    ...documentFindings(doc, objects),
    ...flattenLayers(doc, seiten),
    ...fontProgramFindings(doc, seiten),
  ]
  if (pages.length !== seiten.length) {
    befunde.push({
      schwere: 'fehler',
      code: 'seitenzahl',
      text: `Die Seitenzahl der Datei passt nicht zum Format „${label}“.`,
      ist: String(pages.length),
      soll: String(seiten.length),
    })
  }
  const fonts = new Map<string, Befund>()
  const spots = new Map<string, Befund>()
  for (const [i, page] of pages.slice(0, MAX_PAGES).entries()) {
    const seite = seiten[i]
    if (seite === undefined) break
    const collector = pageCollector(page, objects, format)
    befunde.push(
      ...sizeFindings(page, seite, format),
      ...collector.findings(seite),
      ...annotationFindings(page, objects, seite),
    )
    for (const [name, box] of collector.rules.fonts) once(fonts, name, fontFinding(name, seite, box))
    for (const [name, box] of collector.rules.spots) once(spots, name, spotFinding(name, seite, box))
  }
  return [...befunde, ...fonts.values(), ...spots.values()]
}

/** The first place of a thing that a file is told of once. */
function once(found: Map<string, Befund>, name: string, befund: Befund): void {
  if (!found.has(name)) found.set(name, befund)
}

function pageCollector(page: PDFPage, objects: Objects, format: FormatId): PageCollector {
  const collector = new PageCollector(format, (picture) => pictureInks(objects, picture))
  walkPage(page, objects, format, collector)
  return collector
}

function annotationFindings(page: PDFPage, objects: Objects, seite: SeitenName): Befund[] {
  const annotations = objects.array(page.node, 'Annots') ?? []
  // A link paints nothing.
  const visible = annotations.filter((entry) => entry instanceof PDFDict && objects.text(entry, 'Subtype') !== 'Link')
  if (visible.length === 0) return []
  return [
    {
      schwere: 'warnung',
      code: 'anmerkung',
      seite,
      text: 'Auf der Seite liegen Kommentare oder Formularfelder. Sie werden nicht gedruckt.',
    },
  ]
}

function fontFinding(name: string, seite: SeitenName, box: Rect): Befund {
  return {
    schwere: 'fehler',
    code: 'schriftFehlt',
    seite,
    text: `Die Schrift „${name}“ ist nicht eingebettet.`,
    hilfe: 'Betten Sie beim Export alle Schriften ein oder wandeln Sie den Text in Pfade um.',
    stelle: rounded(box),
  }
}

function spotFinding(name: string, seite: SeitenName, box: Rect): Befund {
  return {
    schwere: 'warnung',
    code: 'sonderfarbe',
    seite,
    text: `Die Sonderfarbe „${name}“ wird in CMYK umgewandelt.`,
    hilfe: 'Wandeln Sie sie vor dem Export selbst um, wenn es auf den Farbton ankommt.',
    stelle: rounded(box),
  }
}
