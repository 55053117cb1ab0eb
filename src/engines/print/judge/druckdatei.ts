import type { FormatId, Rect, SeitenName } from '#src/contract/dokument.ts'
import { dataRect, FORMATS, trimRect } from '../formats.ts'
import { contains, grow } from '../geometry.ts'
import { loadPdf } from '../objects/loadPdf.ts'
import type { Colour } from '../objects/colours.ts'
import { sizeFindings } from '../preflight/fileChecks.ts'
import type { Mark } from '../page/walk/marks.ts'
import { vanishes } from '../preflight/ink/overprint.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { walkPage } from '../page/walk/walkPage.ts'
import { flattenLayers } from '../repair/flattenLayers.ts'
import { MM_PER_PT } from '../units.ts'
import { lightOf } from './measure.ts'
import { takeOutOverprintedWhite } from './ueberdruckt.ts'

/** A text as an uploaded page paints it. */
interface GemalterText {
  /** Box of half-high letters, mm. */
  box: Rect
  /** Light that its colour gives back, 0..1. */
  light: number
}

/** What the operators of an uploaded page say, and its pixels alone do not. */
export interface Hochgeladen {
  texte: readonly GemalterText[]
  /** Has the page a bleed that could be filled? */
  mitBeschnitt: boolean
}

/** Type below this is no text that somebody reads, points. Assumed (druckbild 2). */
const LEAST_SIZE_PT = 2
/** A box this near to the edge of its clip may be cut by it, points. */
const CLIP_PT = 0.01

/**
 * A print PDF of the customer's own as the judge has it: its bytes as a press prints them, without white that overprints,
 * and what its operators say of each side.
 */
export async function readDruckdatei(
  bytes: Uint8Array,
  format: FormatId,
): Promise<{ bytes: Uint8Array; seiten: ReadonlyMap<SeitenName, Hochgeladen> }> {
  const doc = await loadPdf(bytes)
  const { pages } = FORMATS[format]
  flattenLayers(doc, pages)
  const objects = new Objects(doc.context)
  const seiten = new Map<SeitenName, Hochgeladen>()
  let overprinted = false
  for (const [i, page] of doc.getPages().slice(0, pages.length).entries()) {
    const seite = pages[i]
    if (seite === undefined) break
    const texte: GemalterText[] = []
    const mark = (painted: Mark) => {
      overprinted ||= vanishes(painted)
      const text = readable(painted, format)
      if (text) texte.push(text)
    }
    walkPage(page, objects, format, { mark, beginGroup: () => undefined, endGroup: () => undefined })
    const mitBeschnitt = sizeFindings(page, seite, format).every(({ schwere }) => schwere !== 'fehler')
    seiten.set(seite, { texte, mitBeschnitt })
  }
  if (!overprinted) return { bytes, seiten }
  takeOutOverprintedWhite(doc, objects)
  return { bytes: await doc.save({ addDefaultPage: false, updateFieldAppearances: false }), seiten }
}

/** null for what is no text that was meant to be read: hidden by alpha, mask or clip, off the page, a speck. */
function readable(mark: Mark, format: FormatId): GemalterText | null {
  const { inhalt, colours, alpha, masked, clip, clipPath, inPattern, size, box: pt } = mark
  const [colour] = colours
  if (inhalt !== 'Text' || alpha === 0 || masked || clipPath || inPattern || !colour) return null
  if (typeof size === 'number' && size < LEAST_SIZE_PT) return null
  if (!contains(grow(clip, -CLIP_PT), pt)) return null
  const box = {
    x: pt.x * MM_PER_PT,
    y: dataRect(format).h - (pt.y + pt.h) * MM_PER_PT,
    w: pt.w * MM_PER_PT,
    h: pt.h * MM_PER_PT,
  }
  const light = lightOfInk(colour)
  return light !== null && contains(trimRect(format), box) ? { box, light } : null
}

function lightOfInk({ white, pattern, rgb, cmyk }: Colour): number | null {
  if (white) return 1
  if (pattern) return null
  if (cmyk) return lightOf({ c: cmyk[0], m: cmyk[1], y: cmyk[2], k: cmyk[3] })
  const [r, g, b] = rgb ?? []
  return r === undefined || g === undefined || b === undefined ? null : lightOf({ r, g, b })
}
