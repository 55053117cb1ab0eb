import type { Farbe, ImageLayer, Layer, Mm, Rect, ShapeLayer, TextLayer, TextStyle } from '#src/contract/dokument.ts'
import { SCHWARZ } from '../farbe.ts'
import { roundMm } from '../units.ts'

const FREE: Layer['locked'] = { position: false, size: false, content: false, order: false, delete: false }

/** Size, mm, and text of a new text layer; assumed: a readable line of about 11 pt. */
const NEW_TEXT = { w: 80, h: 16, size: 4, lineHeight: 5.2 } as const
const NEW_SHAPE = { w: 60, h: 36 } as const
/** Share of the page that a new picture takes at most; assumed. */
const NEW_IMAGE_SHARE = 0.5

function base(id: string, name: string, rect: Rect) {
  return {
    id,
    name,
    x: roundMm(rect.x),
    y: roundMm(rect.y),
    w: roundMm(rect.w),
    h: roundMm(rect.h),
    rotation: 0,
    opacity: 1,
    visible: true,
    print: true,
    locked: FREE,
    required: false,
  }
}

/** Centres a size in the free area, scaled down where it is larger. */
function placedIn(area: Rect, w: Mm, h: Mm): Rect {
  const scale = Math.min(1, area.w / w, area.h / h)
  const width = w * scale
  const height = h * scale
  return { x: area.x + (area.w - width) / 2, y: area.y + (area.h - height) / 2, w: width, h: height }
}

function newTextStyle(font: string): TextStyle {
  return { font, weight: 400, italic: false, size: NEW_TEXT.size, color: SCHWARZ, tracking: 0, underline: false }
}

export function newTextLayer(id: string, area: Rect, font: string): TextLayer {
  return {
    ...base(id, 'Text', placedIn(area, NEW_TEXT.w, NEW_TEXT.h)),
    type: 'text',
    paragraphs: [{ align: 'left', runs: [{ t: 'text', text: 'Ihr Text' }] }],
    style: newTextStyle(font),
    lineHeight: NEW_TEXT.lineHeight,
    padding: 0,
    vAlign: 'top',
    overflow: 'fehler',
  }
}

/** A shape that the editor draws itself; drawings come with templates. */
export type EinfacheForm = Exclude<ShapeLayer['shape'], 'zeichnung'>

export function newShapeLayer(id: string, area: Rect, shape: EinfacheForm, fill: Farbe): ShapeLayer {
  const name = { rechteck: 'Fläche', ellipse: 'Ellipse', linie: 'Linie' }[shape]
  if (shape === 'linie') {
    const line = { ...base(id, name, placedIn(area, NEW_SHAPE.w, 1)), type: 'form' as const, shape }
    return { ...line, stroke: { color: fill, width: 0.5 } }
  }
  return { ...base(id, name, placedIn(area, NEW_SHAPE.w, NEW_SHAPE.h)), type: 'form', shape, fill }
}

interface NewImage {
  assetId: string
  /** File name without its ending: what the layer is called. */
  name: string
  px: readonly [number, number]
  /** Greatest width at which it is to be placed, mm: a small picture of a service stays sharp. */
  hoechstens?: Mm | undefined
}

export function newImageLayer(id: string, area: Rect, image: NewImage, at?: { x: Mm; y: Mm }): ImageLayer {
  const [pxW, pxH] = image.px
  const widest = image.hoechstens ?? Infinity
  const scale = Math.min((area.w * NEW_IMAGE_SHARE) / pxW, (area.h * NEW_IMAGE_SHARE) / pxH, widest / pxW)
  const placed = placedIn(area, pxW * scale, pxH * scale)
  const rect = at ? { ...placed, x: at.x - placed.w / 2, y: at.y - placed.h / 2 } : placed
  return { ...base(id, image.name, rect), ...pictureOf(image) }
}

/**
 * A picture over the whole data format, at the bottom of the page. It is locked where it lies, since a drag over the empty
 * sheet begins on it; its picture, its place in the order and its deletion stay free.
 */
export function newBackgroundImage(id: string, data: { w: Mm; h: Mm }, image: NewImage): ImageLayer {
  const locked = { ...FREE, position: true, size: true }
  return { ...base(id, 'Hintergrundbild', { x: 0, y: 0, ...data }), ...pictureOf(image), locked }
}

function pictureOf(image: NewImage) {
  return {
    type: 'bild' as const,
    assetId: image.assetId,
    fit: 'fuellen' as const,
    crop: { x: 0, y: 0, w: 1, h: 1 },
    flipX: false,
    flipY: false,
    alt: '',
  }
}
