import type { PDFDict, PDFDocument, PDFPage } from '@cantoo/pdf-lib'
import type { Abhilfe } from '#src/contract/abhilfe.ts'
import type { Befund, FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { BLEED_MM, FORMATS } from '../formats.ts'
import { formatMasse, formatMm } from '../units.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import { mediaBox, pageBox, shownSize } from '../objects/uploadPage.ts'

/** Sizes count as equal up to this difference, mm (PDF-05). */
const TOLERANCE_MM = 0.5

/** Does the file end where its own index says? A cut download does not. */
export function isComplete(bytes: Uint8Array): boolean {
  const tail = text(bytes, bytes.length - 2048, bytes.length)
  const end = tail.lastIndexOf('%%EOF')
  const match = [...tail.slice(0, Math.max(end, 0)).matchAll(/startxref\s+(\d+)/g)].at(-1)
  if (end < 0 || !match) return false
  const head = Math.max(0, text(bytes, 0, 1024).indexOf('%PDF-'))
  const at = Number(match[1])
  return [at, at + head].some((place) => /^\s*(xref|\d+\s+\d+\s+obj)/.test(text(bytes, place, place + 40)))
}

/** Most bytes that fit into one call as arguments. */
const AT_ONCE = 8192

/** Bytes from..to as characters of the same numbers. */
export function text(bytes: Uint8Array, from: number, to: number): string {
  const part = bytes.subarray(Math.max(0, from), to)
  let all = ''
  for (let at = 0; at < part.length; at += AT_ONCE) all += String.fromCharCode(...part.subarray(at, at + AT_ONCE))
  return all
}

/** Things in the file that a print never carries out. */
export function documentFindings(doc: PDFDocument, objects: Objects): Befund[] {
  const { catalog } = doc
  const names = objects.dict(catalog, 'Names')
  const found: Befund[] = []
  const active = objects.get(names, 'JavaScript') ?? objects.get(catalog, 'OpenAction') ?? objects.get(catalog, 'AA')
  if (active && isScript(objects, catalog, names)) {
    found.push({
      schwere: 'warnung',
      code: 'aktiverInhalt',
      text: 'Die Datei enthält Skripte oder Aktionen. Sie werden beim Druck entfernt.',
    })
  }
  if (objects.get(names, 'EmbeddedFiles')) {
    found.push({
      schwere: 'warnung',
      code: 'anhang',
      text: 'Die Datei enthält Anhänge. Sie werden beim Druck entfernt.',
    })
  }
  if (objects.array(objects.dict(catalog, 'AcroForm'), 'Fields')?.length) {
    found.push({
      schwere: 'warnung',
      code: 'formular',
      text: 'Die Datei enthält Formularfelder. Sie werden nicht gedruckt.',
      hilfe: 'Reduzieren Sie die Formularfelder vor dem Hochladen.',
    })
  }
  if (!objects.array(catalog, 'OutputIntents')?.length) {
    found.push({
      schwere: 'hinweis',
      code: 'keinAusgabeprofil',
      text: 'Die Datei enthält kein Ausgabeprofil (Druckbedingung).',
    })
  }
  return found
}

/** An OpenAction that only chooses a view is harmless. */
function isScript(objects: Objects, catalog: PDFDict, names: PDFDict | null): boolean {
  if (objects.get(names, 'JavaScript') || objects.get(catalog, 'AA')) return true
  const kind = objects.text(objects.dict(catalog, 'OpenAction'), 'S')
  return kind !== null && kind !== 'GoTo'
}

const near = (a: { w: number; h: number }, b: { w: number; h: number }) =>
  Math.abs(a.w - b.w) < TOLERANCE_MM && Math.abs(a.h - b.h) < TOLERANCE_MM

/** Size, trim and bleed of one page against the format (spec 3). */
export function sizeFindings(page: PDFPage, seite: SeitenName, format: FormatId): Befund[] {
  const { data, final } = FORMATS[format]
  const media = mediaBox(page)
  const sheet = shownSize(page, media)
  const trimBox = pageBox(page, 'TrimBox')
  const trim = trimBox && shownSize(page, trimBox)
  const soll = `${formatMasse(data.w, data.h)} mit Beschnitt, ${formatMasse(final.w, final.h)} Endformat`
  const ist = trim
    ? `${formatMasse(sheet.w, sheet.h)}, Endformat ${formatMasse(trim.w, trim.h)}`
    : formatMasse(sheet.w, sheet.h)
  const fehler = (code: string, message: string, hilfe: string, abhilfe: Abhilfe): Befund[] => [
    { schwere: 'fehler', code, seite, text: message, hilfe, ist, soll, abhilfe },
  ]
  const ohneBeschnitt = () =>
    fehler(
      'ohneBeschnitt',
      'Die Seite hat keinen Beschnitt.',
      `Exportieren Sie die Datei mit ${formatMm(BLEED_MM)} Beschnitt auf allen Seiten.`,
      'spiegelBeschnitt',
    )
  const size = trim ?? sheet
  const falsch = () =>
    fehler(
      'seitenformat',
      'Das Seitenformat passt nicht.',
      `Legen Sie die Seite mit ${formatMasse(data.w, data.h)} an.`,
      size.w <= final.w && size.h <= final.h ? 'zentrieren' : 'aufFormat',
    )
  if (!trim || !trimBox) {
    if (near(sheet, data)) return [noTrimBox(seite, soll)]
    return near(sheet, final) ? ohneBeschnitt() : falsch()
  }
  if (!near(trim, final)) return near(sheet, data) && near(trim, sheet) ? [noTrimBox(seite, soll)] : falsch()
  if (near(sheet, final)) return ohneBeschnitt()
  const bleed = smallestBleed(page, trimBox, pageBox(page, 'BleedBox') ?? media)
  if (bleed >= BLEED_MM - TOLERANCE_MM) return []
  return [
    {
      schwere: 'fehler',
      code: 'beschnittZuKlein',
      seite,
      text: 'Der Beschnitt ist zu klein.',
      hilfe: `Exportieren Sie die Datei mit ${formatMm(BLEED_MM)} Beschnitt auf allen Seiten.`,
      ist: formatMm(Math.max(0, bleed)),
      soll: formatMm(BLEED_MM),
      abhilfe: 'spiegelBeschnitt',
    },
  ]
}

function noTrimBox(seite: SeitenName, soll: string): Befund {
  return {
    schwere: 'warnung',
    code: 'keinEndformat',
    seite,
    text: 'Die Datei nennt kein Endformat (TrimBox). Wir richten das Endformat mittig auf der Seite aus.',
    soll,
  }
}

/** Smallest distance between trim and bleed on the four sides, mm. */
function smallestBleed(page: PDFPage, trim: Rect, outer: Rect): number {
  const sides = [
    trim.x - outer.x,
    trim.y - outer.y,
    outer.x + outer.w - trim.x - trim.w,
    outer.y + outer.h - trim.y - trim.h,
  ]
  const smallest = Math.min(...sides)
  return shownSize(page, { x: 0, y: 0, w: smallest, h: smallest }).w
}
