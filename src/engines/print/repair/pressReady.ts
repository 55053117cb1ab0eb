import { lightness } from '../colour/lightness.ts'
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'

const name = (key: string) => PDFName.of(key)

/**
 * Takes out of another program's file what print files may not hold and no reader needs (print 14, PX-23 and PX-24):
 * smoothing of pictures, and masks that are mixed in the RGB of a device. A mask is as strong as its colours are light,
 * which is what turning them into grey makes of them.
 */
export function makePressReady(doc: PDFDocument): void {
  const masks = new Set<PDFStream>()
  for (const [, object] of doc.context.enumerateIndirectObjects())
    visit(object, (dict) => {
      if (dict.lookup(name('Subtype')) === name('Image')) dict.delete(name('Interpolate'))
      const mask = dict.lookup(name('SMask'))
      const group = mask instanceof PDFDict ? mask.lookup(name('G')) : undefined
      if (group instanceof PDFStream) masks.add(group)
      if (mask instanceof PDFDict) greyGround(mask)
    })
  // Forms that a mask draws are mixed as it is; the set grows while it is walked.
  for (const form of masks) {
    const group = form.dict.lookup(name('Group'))
    if (group instanceof PDFDict && group.lookup(name('CS')) === name('DeviceRGB'))
      group.set(name('CS'), name('DeviceGray'))
    for (const drawn of formsOf(form)) masks.add(drawn)
  }
}

/** Colour that a mask begins with: of three parts it belongs to the space that was taken away. */
function greyGround(mask: PDFDict): void {
  const ground = mask.lookup(name('BC'))
  if (!(ground instanceof PDFArray) || ground.size() !== 3) return
  const rgb = ground.asArray().map((part) => (part instanceof PDFNumber ? part.asNumber() : 0))
  mask.set(name('BC'), mask.context.obj([lightness(rgb)]))
}

/** The dictionaries of an object, those that stand directly in it among them. */
function visit(object: PDFObject, see: (dict: PDFDict) => void): void {
  const dict = object instanceof PDFStream ? object.dict : object
  if (dict instanceof PDFDict) see(dict)
  const parts = dict instanceof PDFDict ? dict.values() : dict instanceof PDFArray ? dict.asArray() : []
  for (const part of parts) if (!(part instanceof PDFRef)) visit(part, see)
}

function formsOf(form: PDFStream): PDFStream[] {
  const resources = form.dict.lookup(name('Resources'))
  const drawn = resources instanceof PDFDict ? resources.lookup(name('XObject')) : undefined
  if (!(drawn instanceof PDFDict)) return []
  return drawn.keys().flatMap((key) => {
    const object = drawn.lookup(key)
    return object instanceof PDFStream && object.dict.lookup(name('Subtype')) === name('Form') ? [object] : []
  })
}
