import { PDFDict, PDFName, type PDFPage } from '@cantoo/pdf-lib'
import type { Rect } from '#src/contract/dokument.ts'
import { contains } from '../geometry.ts'
import type { Objects } from '../objects/pdfObjects.ts'
import { pageBox } from '../objects/uploadPage.ts'
import type { Regel } from './verstoss.ts'

/** Edges of boxes count as equal up to this, pt. */
const TOLERANZ_PT = 0.01
/** Annotations that print shops set themselves. */
const ERLAUBT = new Set(['TrapNet', 'PrinterMark'])

export interface Blatt {
  page: PDFPage
  objects: Objects
}

const within = (inner: Rect | null, outer: Rect | null) =>
  inner === null || outer === null || contains(outer, inner, TOLERANZ_PT)

/** Rules of each page (print 14). */
export const SEITEN_REGELN: readonly Regel<Blatt>[] = [
  {
    id: 'PX-10',
    check: ({ page }) => {
      const [media, bleed, trim] = (['MediaBox', 'BleedBox', 'TrimBox'] as const).map((name) => pageBox(page, name))
      return [
        ...(media && trim ? [] : ['Endformat oder Seitengröße fehlt']),
        ...(page.node.has(PDFName.of('ArtBox')) ? ['ArtBox neben TrimBox'] : []),
        ...(within(trim ?? null, bleed ?? media ?? null) ? [] : ['Endformat ragt über den Beschnitt']),
        ...(within(bleed ?? null, media ?? null) ? [] : ['Beschnitt ragt über die Seite']),
      ]
    },
  },
  {
    id: 'PX-11',
    check: ({ page, objects }) =>
      (objects.array(page.node, 'Annots') ?? []).flatMap((entry) => {
        const kind = entry instanceof PDFDict ? (objects.text(entry, 'Subtype') ?? '?') : '?'
        return ERLAUBT.has(kind) ? [] : [`Anmerkung ${kind}`]
      }),
  },
  { id: 'PX-12', check: ({ page }) => (page.node.has(PDFName.of('AA')) ? ['Aktion einer Seite'] : []) },
  { id: 'PX-13', check: ({ page }) => (page.node.has(PDFName.of('UserUnit')) ? ['UserUnit'] : []) },
]
