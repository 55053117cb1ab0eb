import { type PDFDict, type PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { num } from '../pdf/content.ts'
import { Objects } from '../preflight/pdfObjects.ts'
import { rewriteContents } from './contentStreams.ts'
import { FarbeUnklar, rgbContent } from './rgbContent.ts'
import { convertImage, type Farbwandler } from './rgbImage.ts'
import { Srgb } from './srgb.ts'

const name = (key: string) => PDFName.of(key)

/**
 * Turns the RGB colours of a file into inks of the output profile, once (print 5.5): colours of drawings and texts,
 * pictures, and the space that transparency is mixed in. Whether anything was turned. What cannot be decided from the file
 * alone stays as it is, and stays a finding of the check.
 */
export async function convertRgb(doc: PDFDocument, wandler: Farbwandler): Promise<boolean> {
  const objects = new Objects(doc.context)
  const srgb = new Srgb(objects)
  const colours = new Map<string, string>()
  const images = new Map<PDFRef, PDFRawStream>()
  const inks = (rgb: readonly [number, number, number]): string => {
    const known = colours.get(rgb.join(' '))
    if (known === undefined) colours.set(rgb.join(' '), '')
    return known ?? '0 0 0 1'
  }
  const run = (write: boolean): boolean => {
    let changed = false
    rewriteContents(doc, objects, {
      content: (content, resources) => {
        const next = rgbContent(content, { isRgb: (space) => srgb.isNamed(resources, space), inks })
        changed ||= next !== content
        return write ? next : content
      },
      enter: (kind, object, key, dict) => {
        const ref = dict.get(key)
        if (kind === 'XObject' && object instanceof PDFRawStream && ref instanceof PDFRef) {
          if (objects.text(object.dict, 'Subtype') === 'Image') images.set(ref, object)
          if (write) mixInCmyk(objects, object.dict)
        }
        // What a mask lets through depends on its own colours.
        return kind !== 'ExtGState'
      },
    })
    return changed
  }
  try {
    run(false)
  } catch (error) {
    if (error instanceof FarbeUnklar) return false
    throw error
  }
  fill(colours, wandler)
  let changed = run(true)
  for (const [ref, image] of images) {
    // One that is too large to be turned in our memory stays, and stays a finding.
    const next = await convertImage(image, { objects, wandler, isRgb: (space) => srgb.is(space) }).catch(() => null)
    if (!next) continue
    doc.context.assign(ref, next)
    changed = true
  }
  for (const page of doc.getPages()) if (changed) mixInCmyk(objects, page.node)
  return changed
}

/** Inks of the colours found: black and greys are printed with black alone, all others by the profile. */
function fill(colours: Map<string, string>, wandler: Farbwandler): void {
  const keys = [...colours.keys()]
  const parts = keys.map((key) => key.split(' ').map(Number))
  const converted = wandler.pixels(Uint8Array.from(parts.flat(), (part) => Math.round(part * 255)))
  for (const [i, key] of keys.entries()) {
    const [r = 0, g = 0, b = 0] = parts[i] ?? []
    const grey = Math.max(r, g, b) - Math.min(r, g, b) < 1 / 512
    const inks = grey ? [0, 0, 0, 1 - r] : Array.from(converted.slice(4 * i, 4 * i + 4), (ink) => ink / 255)
    colours.set(key, inks.map((ink) => num(ink, 4)).join(' '))
  }
}

function mixInCmyk(objects: Objects, dict: PDFDict): void {
  const group = objects.dict(dict, 'Group')
  if (group?.has(name('CS'))) group.set(name('CS'), name('DeviceCMYK'))
}
