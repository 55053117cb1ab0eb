import type { Befund, FormatId, Rect, Seite } from '#src/contract/dokument.ts'
import type { Empfaenger } from '#src/contract/zielgruppe.ts'
import type { LayoutContext } from '../displayList.ts'
import { isFor, seiteFor } from '../eigeneSpalten.ts'
import { FASSUNG } from '../fassung.ts'
import type { FontSet } from '../fonts.ts'
import { grow } from '../geometry.ts'
import { qrMatrixOf } from '../layerOps.ts'
import { isPrinted, layoutDrawable } from '../layout.ts'
import type { AssetBytes } from '../pdf/pdfImage.ts'
import { writePdf } from '../pdf/writePdf.ts'
import { isBackground } from '../preflight/placementChecks.ts'
import { QR_QUIET_MODULES } from '../qr.ts'
import type { Renderer } from '../render/pdfium.ts'
import { platzbedarf } from '../schwereFaelle.ts'
import { inkBox } from '../textLayers.ts'
import { anschriftFindings } from './anschrift.ts'
import { beschnittFindings } from './beschnitt.ts'
import { type Hochgeladen, readDruckdatei } from './druckdatei.ts'
import { farbauftragFindings, zuVielFarbe } from './farbauftrag.ts'
import { lesbarkeitFindings } from './lesbar.ts'
import { JUDGE_DPI } from './measure.ts'
import type { JudgedPage, Plate } from './sheet.ts'
import { sichtbarFindings } from './sichtbar.ts'
import { zoneFindings } from './zones.ts'

export interface Sheet {
  format: FormatId
  seiten: readonly Seite[]
  bytesOf(id: string): Promise<AssetBytes>
  fonts: FontSet
  /** Hard cases of the target group; the longest address of each variant is judged. None: the example recipient. */
  empfaenger?: readonly Empfaenger[]
  /** Sender of the campaign; without it a sample. */
  absender?: LayoutContext['absender']
  datenschutzText?: string | null
  qrUrls?: LayoutContext['qrUrls']
  /** Print PDF of the customer's own that lies under our layers. */
  basePdf?: Uint8Array
}

/** A side for which the file has no page. */
const LEER: Hochgeladen = { texte: [], mitBeschnitt: false }

/** Variants of a sheet that are judged, at most: each is drawn. Assumed. */
const VARIANTEN = 4

/**
 * What would be printed, judged by its pixels: designed and uploaded pages alike (druckbild 2). Where conditions make
 * several variants of the sheet, each that the given recipients have, and what they have in common once.
 */
export async function judgeSheet(sheet: Sheet, renderer: Renderer): Promise<Befund[]> {
  const found: Befund[] = []
  for (const empfaenger of judgedRecipients(sheet)) {
    const more = await judgeFor(empfaenger, sheet, renderer)
    const isKnown = ({ code, seite, layerId }: Befund) =>
      found.some((befund) => befund.code === code && befund.seite === seite && befund.layerId === layerId)
    found.push(...(found.length === 0 ? more : more.filter((befund) => !isKnown(befund))))
  }
  return found
}

/** Of each variant the recipient whose address needs most room; null: the example. */
function judgedRecipients({ seiten, empfaenger = [] }: Sheet): (Empfaenger | null)[] {
  const variants = new Map<string, Empfaenger[]>()
  for (const one of empfaenger) {
    const shown = seiten.flatMap(({ layers }) => layers.map((layer) => (isFor(layer, one) ? '1' : '0'))).join('')
    variants.set(shown, [...(variants.get(shown) ?? []), one])
  }
  return variants.size === 0 ? [null] : [...variants.values()].slice(0, VARIANTEN).map(hardest)
}

async function judgeFor(empfaenger: Empfaenger | null, sheet: Sheet, renderer: Renderer): Promise<Befund[]> {
  const context: LayoutContext = {
    format: sheet.format,
    empfaenger,
    absender: sheet.absender ?? null,
    fassung: FASSUNG,
    datenschutzText: sheet.datenschutzText ?? null,
    qrUrls: sheet.qrUrls ?? {},
    fonts: sheet.fonts,
  }
  // Layers that cannot be laid out are reported by the check of the document.
  const seiten = sheet.seiten.map((seite) => layoutDrawable(seiteFor(seite, empfaenger), context))
  const views = seiten.map(({ seite }) => viewsOf(seite, sheet))
  const druckdatei = sheet.basePdf ? await readDruckdatei(sheet.basePdf, sheet.format) : null
  const bytes = await writePdf({
    format: sheet.format,
    title: '',
    pages: views.flatMap((view) => view.map((seite) => ({ seite, context }))),
    assets: sheet.bytesOf,
    ...(druckdatei && { basePdf: druckdatei.bytes }),
  })
  // The customer's part is the second view of each page.
  const starts = views.map((_, index) => views.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const own = starts.map((start) => start + 1)
  const farbe = sheet.basePdf ? null : await zuVielFarbe(bytes, sheet.format, own)
  const drawing = renderer.open(bytes)
  try {
    return seiten.flatMap(({ seite, boxes }, index) => {
      const rasters = (views[index] ?? []).map((_, view) => drawing.draw((starts[index] ?? 0) + view, JUDGE_DPI))
      const [fertig, grund = fertig, objekte = grund] = rasters
      if (!fertig || !grund || !objekte) return []
      return judge({
        format: sheet.format,
        seite: seite.side,
        hochgeladen: druckdatei && (druckdatei.seiten.get(seite.side) ?? LEER),
        fertig,
        grund,
        objekte,
        layers: seite.layers.filter(isPrinted),
        boxes,
        ink: inkOf(seite, context),
        plates: platesOf(seite, context),
        farbe: farbe?.get((starts[index] ?? 0) + 1) ?? [],
      })
    })
  } finally {
    drawing.close()
  }
}

function judge(page: JudgedPage): Befund[] {
  return [
    ...zoneFindings(page),
    ...anschriftFindings(page),
    ...lesbarkeitFindings(page),
    ...sichtbarFindings(page),
    ...beschnittFindings(page),
    ...farbauftragFindings(page),
  ]
}

/** The page as printed, the customer's part of it, and that without what fills the whole page where there is such. */
function viewsOf(seite: Seite, { format, basePdf }: Sheet): Seite[] {
  const own = seite.layers.filter(({ system }) => system === undefined)
  const { background: _, ...bare } = seite
  const objekte = own.filter((layer) => !isBackground(layer, format))
  const grund = { ...seite, layers: own }
  if (basePdf || (objekte.length === own.length && seite.background === undefined)) return [seite, grund]
  return [seite, grund, { ...bare, layers: objekte }]
}

/** The address that needs most room. */
function hardest(empfaenger: readonly Empfaenger[]): Empfaenger | null {
  return empfaenger.toSorted((a, b) => platzbedarf(b) - platzbedarf(a))[0] ?? null
}

function inkOf(seite: Seite, context: LayoutContext): Map<string, Rect> {
  const ink = new Map<string, Rect>()
  for (const layer of seite.layers)
    if (layer.type === 'text' && isPrinted(layer) && !layer.background) ink.set(layer.id, inkBox(layer, context))
  return ink
}

function platesOf(seite: Seite, { qrUrls }: LayoutContext): Map<string, Plate> {
  const plates = new Map<string, Plate>()
  for (const layer of seite.layers) {
    if (layer.type !== 'qrcode' || !isPrinted(layer)) continue
    const { matrix } = qrMatrixOf(layer, qrUrls)
    if (matrix.length === 0) continue
    const edge = Math.min(layer.w, layer.h)
    const code = { x: layer.x + (layer.w - edge) / 2, y: layer.y + (layer.h - edge) / 2, w: edge, h: edge }
    plates.set(layer.id, { code, plate: grow(code, (edge / matrix.length) * QR_QUIET_MODULES) })
  }
  return plates
}
