import { escapeXml } from '#src/base/xml.ts'
import { fnv1a } from '#src/base/hash.ts'
import { PDFHexString, PDFString, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'
import { HERKUNFT_XMLNS, herkunftElement, type Herkunft } from '../marks/herkunftXmp.ts'
import { readIcc } from '../colour/iccFile.ts'
import { pdfText } from './pdfFont.ts'
import { flate, raw } from '../objects/stream.ts'

/** Printing condition of the print shop. */
export interface OutputIntent {
  /** Name of the condition as the print shop or the registry of the ICC has it, "FOGRA39". */
  bedingung: string
  /** CMYK profile of that condition. */
  profil: Uint8Array
}

interface About {
  title: string
  outputIntent: OutputIntent | null
  erstellt: string | null
  /** Of the pictures on the pages: says that some were generated. */
  herkunft?: Herkunft | null
  /** Further XMP descriptions, of PDF/A; such a file says nothing of trapping. */
  xmp?: string
}

/** Conditions that the registry of the ICC lists. */
const REGISTERED = /^(FOGRA\d|CGATS|CRPC|JC20|PSO)/
const REGISTRY = 'http://www.color.org'
const PRODUCER = 'Postkampagne'

/** D:20261120140300Z */
function pdfDate(iso: string): string {
  return `D:${iso.replace(/[-:T]/g, '').slice(0, 14)}Z`
}

function xmp({ title, outputIntent, erstellt, herkunft, xmp: weitere }: About, id: string): string {
  const date = erstellt
    ? `<xmp:CreateDate>${erstellt}</xmp:CreateDate><xmp:ModifyDate>${erstellt}</xmp:ModifyDate><xmp:MetadataDate>${erstellt}</xmp:MetadataDate>`
    : ''
  const source = herkunft ? herkunftElement(herkunft) : ''
  const mark = herkunft ? ` ${HERKUNFT_XMLNS}` : ''
  const version = outputIntent ? `<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>${versionElements(id)}` : ''
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"${mark}>
<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<pdf:Producer>${PRODUCER}</pdf:Producer>${weitere === undefined ? '<pdf:Trapped>False</pdf:Trapped>' : ''}${version}${date}${source}
</rdf:Description>${weitere ?? ''}</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
}

/** What PDF/X-4 asks of XMP beside the dates: which document this is, and which version of it. */
function versionElements(id: string): string {
  const uuid = `uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`
  return (
    `<xmpMM:DocumentID>${uuid}</xmpMM:DocumentID><xmpMM:InstanceID>${uuid}</xmpMM:InstanceID>` +
    '<xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>'
  )
}

/** 128 bits that differ with the content, for the file's /ID. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193, 0xdeadbeef, 0x9e3779b9]
    .map((seed) => fnv1a(text, seed).toString(16).padStart(8, '0'))
    .join('')
}

/** Information, XMP and printing condition; answers with the entries of the catalogue. */
export function describe(context: PDFContext, about: About): Record<string, PDFObject> {
  const { title, outputIntent, erstellt } = about
  const info = context.obj({
    Title: pdfText(title),
    Producer: PDFString.of(PRODUCER),
    ...(about.xmp === undefined && { Trapped: 'False' }),
    ...(erstellt && { CreationDate: PDFString.of(pdfDate(erstellt)), ModDate: PDFString.of(pdfDate(erstellt)) }),
    ...(outputIntent && { GTS_PDFXVersion: PDFString.of('PDF/X-4') }),
  })
  context.trailerInfo.Info = context.register(info)
  const mark = fingerprint(`${title} ${erstellt ?? ''} ${context.largestObjectNumber}`)
  const id = PDFHexString.of(mark)
  context.trailerInfo.ID = context.obj([id, id])
  const metadata = raw(context, new TextEncoder().encode(xmp(about, mark)), { Type: 'Metadata', Subtype: 'XML' })
  const entries: Record<string, PDFObject> = { Metadata: context.register(metadata) }
  if (outputIntent) {
    const profile = context.register(flate(context, outputIntent.profil, { N: 4 }))
    entries.OutputIntents = context.obj([
      {
        Type: 'OutputIntent',
        S: 'GTS_PDFX',
        OutputConditionIdentifier: PDFString.of(outputIntent.bedingung),
        Info: pdfText(readIcc(outputIntent.profil)?.name || outputIntent.bedingung),
        ...(REGISTERED.test(outputIntent.bedingung) && { RegistryName: PDFString.of(REGISTRY) }),
        DestOutputProfile: profile,
      },
    ])
  }
  return entries
}
