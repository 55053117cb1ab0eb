import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib'
import type { Befund, SeitenName } from '#src/contract/dokument.ts'
import { flate } from '../pdf/stream.ts'
import { Objects } from '../preflight/pdfObjects.ts'
import { pageContent } from '../preflight/uploadPage.ts'
import { cutHidden, type Fragen } from './cutHidden.ts'
import { Ebenen, type Sicht } from './ebenen.ts'

const MAX_DEPTH = 12
const name = (key: string) => PDFName.of(key)

/**
 * Takes out of the file, in memory, what its layers hide when it is printed, and every word of layers. What was taken
 * out is told, and what could not be decided (print 5.1).
 */
export function flattenLayers(doc: PDFDocument, seiten: readonly SeitenName[]): Befund[] {
  const objects = new Objects(doc.context)
  const ebenen = Ebenen.of(doc, objects)
  if (!ebenen) return []
  const run = new Flattening(objects, ebenen)
  for (const [index, page] of doc.getPages().entries()) {
    run.seite = seiten[index]
    const resources = page.node.Resources() ?? null
    const content = pageContent(page, objects)
    const cut = run.content(content, resources, 0)
    if (cut !== content) page.node.set(name('Contents'), doc.context.register(flate(doc.context, cut)))
  }
  run.finish()
  doc.catalog.delete(name('OCProperties'))
  return run.befunde()
}

class Flattening {
  /** Side that is being read. */
  seite: SeitenName | undefined
  readonly #objects: Objects
  readonly #ebenen: Ebenen
  readonly #visited = new Set<PDFStream>()
  readonly #sichten = new Map<PDFStream, Sicht>()
  /** Entries of resources that go when everything was read: several streams may share them. */
  readonly #leftOver: { dict: PDFDict; key: PDFName }[] = []
  readonly #found = new Map<string, Befund>()

  constructor(objects: Objects, ebenen: Ebenen) {
    this.#objects = objects
    this.#ebenen = ebenen
  }

  content(content: Uint8Array, resources: PDFDict | null, depth: number): Uint8Array {
    const objects = this.#objects
    const properties = objects.dict(resources, 'Properties')
    const xobjects = objects.dict(resources, 'XObject')
    if (depth < MAX_DEPTH) this.#resources(resources, depth)
    const sichtOf = (layer: string): Sicht => this.#ebenen.sichtOf(properties?.get(name(layer)))
    const fragen: Fragen = {
      printsLayer: (layer) => {
        const sicht = sichtOf(layer)
        this.#tell(sicht, false)
        return sicht.printed
      },
      printsObject: (key) => {
        const object = objects.get(xobjects, key)
        const sicht = object instanceof PDFStream ? this.#sichten.get(object) : undefined
        if (sicht) this.#tell(sicht, true)
        return sicht?.printed ?? true
      },
      onCut: (layer) => this.#tell(sichtOf(layer), true),
    }
    return cutHidden(content, fragen)
  }

  finish(): void {
    for (const { dict, key } of this.#leftOver) dict.delete(key)
    for (const stream of this.#sichten.keys()) stream.dict.delete(name('OC'))
  }

  befunde(): Befund[] {
    return [...this.#found.values()]
  }

  #resources(resources: PDFDict | null, depth: number): void {
    const objects = this.#objects
    for (const [key, object, dict] of this.#entries(resources, 'XObject')) {
      if (!(object instanceof PDFStream)) continue
      const oc = object.dict.get(name('OC'))
      if (oc !== undefined && !this.#sichten.has(object)) this.#sichten.set(object, this.#ebenen.sichtOf(oc))
      // An other picture for the printer may be tied to layers; what is shown is what is printed.
      object.dict.delete(name('Alternates'))
      if (this.#sichten.get(object)?.printed === false) this.#leftOver.push({ dict, key })
      else if (objects.text(object.dict, 'Subtype') === 'Form') this.#stream(dict.get(key), object, resources, depth)
    }
    for (const [key, , dict] of this.#entries(resources, 'Properties')) {
      const type = objects.text(objects.dict(dict, key.decodeText()), 'Type')
      if (type === 'OCG' || type === 'OCMD') this.#leftOver.push({ dict, key })
    }
    for (const [key, object, dict] of this.#entries(resources, 'Pattern'))
      if (object instanceof PDFStream) this.#stream(dict.get(key), object, resources, depth)
    for (const [, object] of this.#entries(resources, 'ExtGState')) {
      const mask = object instanceof PDFDict ? objects.dict(object, 'SMask') : null
      const group = objects.get(mask, 'G')
      if (group instanceof PDFStream) this.#stream(mask?.get(name('G')), group, resources, depth)
    }
    for (const [, object] of this.#entries(resources, 'Font')) {
      if (!(object instanceof PDFDict)) continue
      const own = objects.dict(object, 'Resources') ?? resources
      for (const [key, glyph, dict] of this.#entries(object, 'CharProcs'))
        if (glyph instanceof PDFStream) this.#stream(dict.get(key), glyph, own, depth)
    }
  }

  #entries(parent: PDFDict | null, key: string): [PDFName, PDFObject | undefined, PDFDict][] {
    const dict = this.#objects.dict(parent, key)
    return dict ? dict.entries().map(([entry, value]) => [entry, this.#objects.context.lookup(value), dict]) : []
  }

  /** A stream with content of its own is rewritten in its place, once. */
  #stream(ref: PDFObject | undefined, stream: PDFStream, inherited: PDFDict | null, depth: number): void {
    if (this.#visited.has(stream)) return
    this.#visited.add(stream)
    const content = this.#objects.bytes(stream)
    const resources = this.#objects.dict(stream.dict, 'Resources') ?? inherited
    const cut = this.content(content, resources, depth + 1)
    if (cut === content || !(ref instanceof PDFRef)) return
    const { context } = this.#objects
    const next = flate(context, cut)
    const sicht = this.#sichten.get(stream)
    if (sicht) this.#sichten.set(next, sicht)
    this.#visited.add(next)
    for (const [key, value] of stream.dict.entries())
      if (!/^\/(?:Filter|DecodeParms|Length|OC)$/.test(key.asString())) next.dict.set(key, value)
    context.assign(ref, next)
  }

  #tell(sicht: Sicht, paints: boolean): void {
    const layers = sicht.names.map((layer) => `„${layer}“`).join(', ')
    const several = sicht.names.length > 1
    const direct = several ? `Die Ebenen ${layers} sind` : `Die Ebene ${layers} ist`
    const depending = `Inhalt, der von ${several ? 'den Ebenen' : 'der Ebene'} ${layers} abhängt, ist`
    const ebene = sicht.direct ? direct : depending
    if (sicht.unclear) {
      this.#add('ebeneUnklar', {
        schwere: 'warnung',
        text:
          layers === ''
            ? 'Ein Teil der Seite gehört zu einer Ebene, die in der Datei nicht erklärt ist.'
            : `${ebene} nur unter Bedingungen sichtbar.`,
        hilfe: sicht.printed
          ? 'Der Inhalt wird gedruckt. Prüfen Sie die Vorschau und reduzieren Sie die Ebenen beim Export.'
          : 'Der Inhalt wird nicht gedruckt. Prüfen Sie die Vorschau und reduzieren Sie die Ebenen beim Export.',
      })
    } else if (!sicht.printed && paints) {
      this.#add('ebeneAusgeblendet', {
        schwere: 'warnung',
        text: sicht.shown
          ? `${ebene} vom Druck ausgenommen und ${werden(sicht)} nicht gedruckt, auch wenn Ihr Programm sie zeigt.`
          : `${ebene} ausgeblendet und ${werden(sicht)} nicht gedruckt.`,
        hilfe: 'Soll der Inhalt gedruckt werden, blenden Sie die Ebene ein und exportieren Sie die Datei neu.',
      })
    } else if (sicht.printed && !sicht.shown) {
      this.#add('ebeneNurDruck', {
        schwere: 'warnung',
        text: `${ebene} am Bildschirm ausgeblendet, aber für den Druck eingeschaltet und ${werden(sicht)} gedruckt.`,
        hilfe: 'Prüfen Sie die Vorschau. Soll der Inhalt nicht gedruckt werden, löschen Sie die Ebene.',
      })
    }
  }

  #add(code: string, befund: Omit<Befund, 'code'>): void {
    const key = `${code} ${this.seite} ${befund.text}`
    if (!this.#found.has(key)) this.#found.set(key, { ...befund, code, ...(this.seite && { seite: this.seite }) })
  }
}

const werden = ({ direct, names }: Sicht): string => (direct && names.length > 1 ? 'werden' : 'wird')
