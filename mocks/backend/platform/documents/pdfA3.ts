import { PDFName, PDFString, type PDFContext, type PDFDict } from '@cantoo/pdf-lib'
import { srgbProfile } from '#src/engines/print/page.ts'
import { flate } from '#src/engines/print/writer.ts'

/** A file that travels inside a PDF/A-3. */
export interface Anhang {
  /** "factur-x.xml" is the name that ZUGFeRD and Factur-X ask for. */
  name: string
  beschreibung: string
  bytes: Uint8Array
}

const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const PROPERTIES: readonly [name: string, beschreibung: string, wert: (name: string) => string][] = [
  ['DocumentFileName', 'name of the embedded XML invoice file', (name) => name],
  ['DocumentType', 'INVOICE', () => 'INVOICE'],
  ['Version', 'The actual version of the ZUGFeRD XML schema', () => '1.0'],
  ['ConformanceLevel', 'The conformance level of the embedded ZUGFeRD data', () => 'EN 16931'],
]

/** XMP of PDF/A-3b and of the embedded invoice, with the schema that PDF/A wants for properties of others. */
export function pdfA3Xmp(name: string): string {
  const properties = PROPERTIES.map(
    ([key, text]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${key}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${text}</pdfaProperty:description></rdf:li>`,
  ).join('')
  const values = PROPERTIES.map(([key, , wert]) => `<fx:${key}>${wert(name)}</fx:${key}>`).join('')
  return `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${FX}">${values}</rdf:Description>`
}

/** Colour space of the document and the file inside it, in the catalogue. `erstellt`: ISO moment. */
export function addPdfA3(context: PDFContext, catalog: PDFDict, anhang: Anhang, erstellt: string): void {
  const profile = context.register(flate(context, srgbProfile(), { N: 3 }))
  const intent = {
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB IEC61966-2.1'),
    Info: PDFString.of('sRGB IEC61966-2.1'),
    DestOutputProfile: profile,
  }
  const date = PDFString.of(`D:${erstellt.replace(/[-:T]/g, '').slice(0, 14)}Z`)
  const file = context.register(
    flate(context, anhang.bytes, {
      Type: 'EmbeddedFile',
      Subtype: 'text/xml',
      Params: { ModDate: date, Size: anhang.bytes.length },
    }),
  )
  const name = PDFString.of(anhang.name)
  const spec = context.register(
    context.obj({
      Type: 'Filespec',
      F: name,
      UF: name,
      Desc: PDFString.of(anhang.beschreibung),
      AFRelationship: 'Alternative',
      EF: { F: file, UF: file },
    }),
  )
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]))
  catalog.set(PDFName.of('AF'), context.obj([spec]))
  catalog.set(PDFName.of('Names'), context.obj({ EmbeddedFiles: { Names: [name, spec] } }))
}
