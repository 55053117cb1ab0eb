import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { unzlibSync } from 'fflate'
import type { QrLayer, Seite } from '#src/contract/dokument.ts'
import type { Matrix, QrUrls } from '../displayList.ts'
import { corners, type Punkt } from '../geometry.ts'
import { isPrinted } from '../layout.ts'
import { codeSquare, qrTextOf } from '../layerOps.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import { maskOf, qrModules } from '../qr.ts'
import { unpackSmall } from '../objects/stream.ts'
import { PT_PER_MM } from '../units.ts'
import { isAt, readModules, type FoundCode } from './foundCode.ts'
import { scanContent, type Zustand } from './scan.ts'

/** A page of a print file with what its codes must hold. */
export interface WantedPage {
  seite: Seite
  qrUrls: QrUrls
}

/** A code that is not what was approved. `seite`: page of the file, from 0. */
export interface Abweichung {
  seite: number
  ebene: string
  grund: 'fehlt' | 'anders' | 'unlesbar'
}

/** A printed code stands where it is meant to within this, points. */
const PLACE_PT = 0.1
const START: Zustand = { matrix: [1, 0, 0, 1, 0, 0], black: false }

/**
 * Opens a finished print file again and compares every code of every page with what it must hold, module by module, at
 * its place (print 4). Content that pages share is read once.
 */
export async function checkCodes(
  pdf: Uint8Array,
  pages: readonly WantedPage[],
): Promise<{ verglichen: number; abweichung: Abweichung | null }> {
  const document = await loadPdf(pdf)
  const reader = new PageReader(document)
  const finished = document.getPages()
  let verglichen = 0
  for (const [i, { seite, qrUrls }] of pages.entries()) {
    const page = finished[i]
    const wanted = codeLayers(seite)
    const found = page && wanted.length > 0 ? reader.codes(page) : []
    for (const layer of wanted) {
      const grund = difference(layer, qrUrls, found, page?.getBleedBox())
      if (grund !== null) return { verglichen, abweichung: { seite: i, ebene: layer.name, grund } }
      verglichen += 1
    }
  }
  return { verglichen, abweichung: null }
}

export const codeLayers = ({ layers }: Seite): QrLayer[] =>
  layers.flatMap((layer) => (layer.type === 'qrcode' && isPrinted(layer) ? [layer] : []))

/** The sheet within its page, points: a margin for the print shop may lie around it. */
type Bogen = Readonly<Record<'x' | 'y' | 'height', number>>
const OHNE_SEITE: Bogen = { x: 0, y: 0, height: 0 }

/** Corners of a layer's modules in points of the page. */
function placeOf(layer: QrLayer, bogen: Bogen): FoundCode['corners'] {
  const [a, b, , d] = corners(codeSquare(layer), layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2])
  const toPt = ([x, y]: Punkt = [0, 0]): Punkt => [bogen.x + x * PT_PER_MM, bogen.y + bogen.height - y * PT_PER_MM]
  return [toPt(a), toPt(b), toPt(d)]
}

/** What was compared already: content that is the same for all recipients, and what it held. */
const known = new WeakMap<FoundCode, string>()

function difference(layer: QrLayer, qrUrls: QrUrls, found: readonly FoundCode[], bogen: Bogen = OHNE_SEITE) {
  const place = placeOf(layer, bogen)
  // The last one is on top.
  const code = found.findLast(({ corners: at }) => isAt(at, place, PLACE_PT))
  if (!code) return 'fehlt'
  const text = qrTextOf(layer, qrUrls)
  if (!text.ok) return 'anders'
  if (known.get(code) === text.text) return null
  const wanted = qrModules(text.text, layer.ecc, maskOf(code.matrix))
  const isSame =
    wanted.length === code.matrix.length &&
    wanted.every((row, y) => row.every((black, x) => black === code.matrix[y]?.[x]))
  if (!isSame) return 'anders'
  known.set(code, text.text)
  return null
}

interface Read {
  codes: FoundCode[]
  zustand: Zustand
}

/** Reads pages of one file; streams that many pages share are kept. */
class PageReader {
  readonly #document: PDFDocument
  readonly #shared = new Map<PDFObject, Read>()
  readonly #uses = new Map<PDFObject, number>()

  constructor(document: PDFDocument) {
    this.#document = document
    for (const page of document.getPages())
      for (const ref of contentsOf(page)) this.#uses.set(ref, (this.#uses.get(ref) ?? 0) + 1)
  }

  codes(page: PDFPage): FoundCode[] {
    const all: FoundCode[] = []
    let zustand = START
    for (const ref of contentsOf(page)) {
      const read = this.#shared.get(ref) ?? this.#read(ref, zustand, page)
      if ((this.#uses.get(ref) ?? 0) > 1) this.#shared.set(ref, read)
      all.push(...read.codes)
      zustand = read.zustand
    }
    return all
  }

  #read(object: PDFObject | undefined, from: Zustand, page: PDFPage): Read {
    const stream = this.#document.context.lookup(object)
    // Forms are read when the stream is through: their bytes take its room.
    const drawn: (FoundCode | { name: string; matrix: Matrix })[] = []
    if (!(stream instanceof PDFRawStream)) return { codes: [], zustand: from }
    const zustand = scanContent(unpackSmall(stream.contents) ?? unzlibSync(stream.contents), from, {
      rects(rects, matrix, isBlack) {
        const code = isBlack ? readModules(rects, matrix) : null
        if (code) drawn.push(code)
      },
      drawn: (name, matrix) => void drawn.push({ name, matrix }),
    })
    const codes = drawn.flatMap((item) => {
      if ('corners' in item) return [item]
      const form = this.#group(item.name, page)
      return form ? this.#read(form, { matrix: item.matrix, black: false }, page).codes : []
    })
    return { codes, zustand }
  }

  /** Form of a layer with an opacity; pictures and uploaded pages hold no codes of ours. */
  #group(name: string, page: PDFPage): PDFRawStream | null {
    const forms = page.node.Resources()?.lookup(PDFName.of('XObject'))
    const form = forms instanceof PDFDict ? forms.lookup(PDFName.of(name)) : undefined
    return form instanceof PDFRawStream && isOwnGroup(form.dict) ? form : null
  }
}

/** Groups of ours share the resources of the page; an uploaded page brings its own. */
function isOwnGroup(dict: PDFDict): boolean {
  const box = dict.lookup(PDFName.of('BBox'))
  return dict.has(PDFName.of('Group')) && box instanceof PDFArray && box.get(0)?.toString() === '-5000'
}

function contentsOf(page: PDFPage): PDFObject[] {
  const contents = page.node.get(PDFName.of('Contents'))
  return contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
}
