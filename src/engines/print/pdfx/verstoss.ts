import { PDFHexString, PDFName, PDFString, type PDFDict, type PDFDocument } from '@cantoo/pdf-lib'
import type { Objects } from '../objects/pdfObjects.ts'

/** What a rule of print 14 found; the text is for people of the trade. */
export interface Verstoss {
  /** "PX-07". */
  regel: string
  text: string
}

/** A finished file, opened once for all rules. */
export interface Datei {
  doc: PDFDocument
  objects: Objects
  /** First bytes, "%PDF-1.6". */
  kopf: string
  xmp: string
}

/** One rule: its number and what it finds, in no words but the fault itself. */
export interface Regel<T> {
  id: string
  check(subject: T): string[]
}

export function anwenden<T>(regeln: readonly Regel<T>[], subject: T): Verstoss[] {
  return regeln.flatMap(({ id, check }) => check(subject).map((text) => ({ regel: id, text })))
}

export function textOf(value: unknown): string | null {
  return value instanceof PDFString || value instanceof PDFHexString || value instanceof PDFName
    ? value.decodeText()
    : null
}

export const keysOf = (dict: PDFDict): string[] => dict.keys().map((key) => key.decodeText())
