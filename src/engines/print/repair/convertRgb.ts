import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { Objects } from '../objects/pdfObjects.ts'
import { readInline } from '../page/walk/inlinePicture.ts'
import type { PlacedOperation } from '../objects/tokens.ts'
import { rewriteContents, rewriteForms, type Umschreiben } from './contentStreams.ts'
import { ALS_MASKE, type Farbwandler, type Farbziel, inDruckfarben } from './farbziel.ts'
import { FarbeUnklar, rgbContent } from './rgbContent.ts'
import { convertImage, isRgbPicture } from './rgbImage.ts'
import { InlinePictures } from './rgbInline.ts'
import { convertShading } from './rgbShading.ts'
import { Srgb } from './srgb.ts'

const name = (key: string) => PDFName.of(key)
/** Masks within masks. */
const MAX_MASKS = 8

/**
 * Turns the RGB colours of a file into inks of the output profile, once (print 5.5): colours of drawings and texts,
 * gradients, pictures, and the space that transparency is mixed in; those of masks into grey. Whether anything was turned.
 * What cannot be decided from the file alone stays as it is, and stays a finding of the check.
 */
export async function convertRgb(doc: PDFDocument, wandler: Farbwandler): Promise<boolean> {
  const objects = new Objects(doc.context)
  const inlines = new InlinePictures(objects)
  const pages = new Lauf(objects, inlines, inDruckfarben(wandler))
  if (!pages.isClear((umschreiben) => rewriteContents(doc, objects, umschreiben))) return false
  let changed = await pages.convert((umschreiben) => rewriteContents(doc, objects, umschreiben))
  let { masks } = pages
  for (let i = 0; masks.size > 0 && i < MAX_MASKS; i++) {
    const run = new Lauf(objects, inlines, ALS_MASKE)
    const forms = [...masks]
    const start = (umschreiben: Umschreiben) => rewriteForms(forms, objects, umschreiben)
    if (run.isClear(start)) changed = (await run.convert(start)) || changed
    masks = run.masks
  }
  for (const page of doc.getPages()) if (changed) mixIn(objects, page.node, 'DeviceCMYK')
  return changed
}

type Start = (umschreiben: Umschreiben) => void

/** One way through what is drawn with, into one space. */
class Lauf {
  /** Forms that are masks of what was seen: they are turned into grey. */
  readonly masks = new Set<PDFRef>()
  readonly #objects: Objects
  readonly #srgb: Srgb
  readonly #inlines: InlinePictures
  readonly #ziel: Farbziel
  readonly #images = new Map<PDFRef, PDFRawStream>()
  readonly #shadings = new Set<PDFObject>()
  /** Spaces of patterns that were turned, whose colours are still to be. */
  readonly #patterns = new Set<PDFObject>()

  constructor(objects: Objects, inlines: InlinePictures, ziel: Farbziel) {
    this.#objects = objects
    this.#srgb = new Srgb(objects)
    this.#inlines = inlines
    this.#ziel = ziel
  }

  /** Does each stream say of its colours in which space they are? */
  isClear(start: Start): boolean {
    try {
      start(this.#umschreiben(false))
      return true
    } catch (error) {
      if (error instanceof FarbeUnklar) return false
      throw error
    }
  }

  async convert(start: Start): Promise<boolean> {
    const run = this.#umschreiben(true)
    start(run)
    let { changed } = run
    const umgebung = { objects: this.#objects, ziel: this.#ziel, isRgb: (space?: PDFObject) => this.#srgb.is(space) }
    for (const shading of this.#shadings) changed = convertShading(shading, umgebung) || changed
    for (const [ref, image] of this.#images) {
      // One that is too large to be turned in our memory stays, and stays a finding.
      const next = await convertImage(image, umgebung).catch(() => null)
      if (!next) continue
      this.#objects.context.assign(ref, next)
      changed = true
    }
    return changed
  }

  #umschreiben(write: boolean): Umschreiben & { changed: boolean } {
    const run = {
      changed: false,
      content: (content: Uint8Array, resources: PDFDict | null) => {
        const next = rgbContent(content, {
          isRgb: (space) => this.#srgb.isNamed(resources, space),
          isRgbPattern: (space) => {
            const entry = this.#objects.get(this.#objects.dict(resources, 'ColorSpace'), space)
            return entry !== undefined && (this.#patterns.has(entry) || this.#srgb.isPattern(entry))
          },
          ziel: this.#ziel,
          inline: (picture) => (write ? this.#ownPicture(content, picture, resources) : null),
        })
        run.changed ||= next !== content
        return write ? next : content
      },
      enter: (kind: string, object: PDFObject | undefined, key: PDFName, dict: PDFDict) => {
        this.#note(kind, object, dict.get(key))
        if (write && kind === 'XObject' && object instanceof PDFStream)
          mixIn(this.#objects, object.dict, this.#ziel.space)
        if (write && kind === 'ColorSpace' && object && this.#srgb.isPattern(object)) {
          const next = this.#objects.context.obj([name('Pattern'), name(this.#ziel.space)])
          this.#patterns.add(next)
          dict.set(key, next)
        }
        // What a mask lets through depends on its own colours.
        return kind !== 'ExtGState'
      },
    }
    return run
  }

  #note(kind: string, object: PDFObject | undefined, value: PDFObject | undefined): void {
    const objects = this.#objects
    const dict = object instanceof PDFStream ? object.dict : object
    if (kind === 'XObject' && object instanceof PDFRawStream && value instanceof PDFRef) {
      if (objects.text(object.dict, 'Subtype') === 'Image') this.#images.set(value, object)
    } else if (kind === 'Shading' && value) this.#shadings.add(value)
    else if (kind === 'Pattern' && dict instanceof PDFDict) {
      const shading = dict.get(name('Shading'))
      if (shading) this.#shadings.add(shading)
    } else if (kind === 'ExtGState' && dict instanceof PDFDict) {
      const group = objects.dict(dict, 'SMask')?.get(name('G'))
      if (group instanceof PDFRef) this.masks.add(group)
    }
  }

  #ownPicture(content: Uint8Array, picture: PlacedOperation, resources: PDFDict | null): string | null {
    const image = readInline(this.#objects, content, picture, resources)
    const isRgb = (space?: PDFObject) => this.#srgb.is(space)
    if (!image || !resources || !isRgbPicture(image.dict, { objects: this.#objects, isRgb })) return null
    const { ref, drawn } = this.#inlines.own(image, resources)
    this.#images.set(ref, image)
    return drawn
  }
}

function mixIn(objects: Objects, dict: PDFDict, space: Farbziel['space']): void {
  const group = objects.dict(dict, 'Group')
  if (group?.has(name('CS'))) group.set(name('CS'), name(space))
}
