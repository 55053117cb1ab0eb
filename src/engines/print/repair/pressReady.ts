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
const NO_INK = [0, 0, 0, 0]
const BLACK = [0, 0, 0, 1]

/**
 * Takes out of another program's file what print files may not hold and no reader needs (print 14, PX-23 and PX-24):
 * smoothing of pictures, and masks that are mixed in the RGB of a device. A mask is as strong as its colours are light,
 * which is what turning them into grey makes of them.
 */
export function makePressReady(doc: PDFDocument): void {
  const masks = new Set<PDFStream>()
  for (const [, object] of doc.context.enumerateIndirectObjects())
    visit(object, (dict) => {
      if (!(dict instanceof PDFDict)) return
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

/**
 * Prints the ink of registration marks with black alone, tint for tint: what knocks out or overprints does so as before
 * (ISO 32000-1, 8.6.6.4). Whether any was there.
 */
export function printPassermarkenBlack({ context }: PDFDocument): boolean {
  const found: PDFArray[] = []
  for (const [, object] of context.enumerateIndirectObjects())
    visit(object, (part) => {
      if (!(part instanceof PDFArray) || part.size() !== 4) return
      if (part.lookup(0) === name('Separation') && part.lookup(1) === name('All')) found.push(part)
    })
  if (found.length === 0) return false
  const tint = context.register(context.obj({ FunctionType: 2, Domain: [0, 1], C0: NO_INK, C1: BLACK, N: 1 }))
  for (const space of found)
    for (const [i, entry] of [name('Black'), name('DeviceCMYK'), tint].entries()) space.set(i + 1, entry)
  return true
}

/** The dictionaries and lists of an object, those that stand directly in it among them. */
function visit(object: PDFObject, see: (part: PDFDict | PDFArray) => void): void {
  const part = object instanceof PDFStream ? object.dict : object
  if (!(part instanceof PDFDict || part instanceof PDFArray)) return
  see(part)
  const inner = part instanceof PDFDict ? part.values() : part.asArray()
  for (const value of inner) if (!(value instanceof PDFRef)) visit(value, see)
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
