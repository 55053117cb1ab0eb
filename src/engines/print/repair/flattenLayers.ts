import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'
import type { Befund, SeitenName } from '#src/contract/dokument.ts'
import { Objects } from '../objects/pdfObjects.ts'
import { rewriteContents, type Umschreiben } from './contentStreams.ts'
import { cutHidden } from './cutHidden.ts'
import { Ebenen, type Sicht } from './ebenen.ts'

const name = (key: string) => PDFName.of(key)

/**
 * Takes out of the file, in memory, what its layers hide when it is printed, and every word of layers. What was taken
 * out is told, and what could not be decided (print 5.1).
 */
export function flattenLayers(doc: PDFDocument, seiten: readonly SeitenName[]): Befund[] {
  const objects = new Objects(doc.context)
  const ebenen = Ebenen.of(doc, objects)
  if (!ebenen) return []
  const run = new Flattening(objects, ebenen, seiten)
  rewriteContents(doc, objects, run)
  run.finish()
  doc.catalog.delete(name('OCProperties'))
  return run.befunde()
}

class Flattening implements Umschreiben {
  readonly #objects: Objects
  readonly #ebenen: Ebenen
  readonly #seiten: readonly SeitenName[]
  readonly #sichten = new Map<PDFStream, Sicht>()
  /** Entries of resources that go when everything was read: several streams may share them. */
  readonly #leftOver: { dict: PDFDict; key: PDFName }[] = []
  readonly #found = new Map<string, Befund>()
  /** Side that is being read. */
  #seite: SeitenName | undefined

  constructor(objects: Objects, ebenen: Ebenen, seiten: readonly SeitenName[]) {
    this.#objects = objects
    this.#ebenen = ebenen
    this.#seiten = seiten
  }

  page(index: number): void {
    this.#seite = this.#seiten[index]
  }

  enter(kind: string, object: PDFObject | undefined, key: PDFName, dict: PDFDict): boolean {
    if (kind === 'Properties') {
      const type = object instanceof PDFDict ? this.#objects.text(object, 'Type') : null
      if (type === 'OCG' || type === 'OCMD') this.#leftOver.push({ dict, key })
      return false
    }
    if (kind !== 'XObject' || !(object instanceof PDFStream)) return true
    const oc = object.dict.get(name('OC'))
    if (oc !== undefined && !this.#sichten.has(object)) this.#sichten.set(object, this.#ebenen.sichtOf(oc))
    // An other picture for the printer may be tied to layers; what is shown is what is printed.
    object.dict.delete(name('Alternates'))
    if (this.#sichten.get(object)?.printed !== false) return true
    this.#leftOver.push({ dict, key })
    return false
  }

  content(content: Uint8Array, resources: PDFDict | null): Uint8Array {
    const objects = this.#objects
    const properties = objects.dict(resources, 'Properties')
    const xobjects = objects.dict(resources, 'XObject')
    const sichtOf = (layer: string): Sicht => this.#ebenen.sichtOf(properties?.get(name(layer)))
    return cutHidden(content, {
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
    })
  }

  replaced(old: PDFStream, next: PDFStream): void {
    const sicht = this.#sichten.get(old)
    if (sicht) this.#sichten.set(next, sicht)
  }

  finish(): void {
    for (const { dict, key } of this.#leftOver) dict.delete(key)
    for (const stream of this.#sichten.keys()) stream.dict.delete(name('OC'))
  }

  befunde(): Befund[] {
    return [...this.#found.values()]
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
    const key = `${code} ${this.#seite ?? ''} ${befund.text}`
    if (!this.#found.has(key)) this.#found.set(key, { ...befund, code, ...(this.#seite && { seite: this.#seite }) })
  }
}

const werden = ({ direct, names }: Sicht): string => (direct && names.length > 1 ? 'werden' : 'wird')
