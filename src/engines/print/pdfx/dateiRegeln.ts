import { PDFArray, PDFDict, PDFName, PDFStream } from '@cantoo/pdf-lib'
import type { Objects } from '../objects/pdfObjects.ts'
import { keysOf, textOf, type Datei, type Regel } from './verstoss.ts'

/** What XMP has to say, each in its element (print 14, PX-04). */
const XMP: readonly (readonly [string, RegExp])[] = [
  ['pdfxid:GTS_PDFXVersion', /^PDF\/X-4$/],
  ['dc:title', /./],
  ['xmp:CreateDate', /^\d{4}-\d\d-\d\dT/],
  ['xmp:ModifyDate', /^\d{4}-\d\d-\d\dT/],
  ['xmp:MetadataDate', /^\d{4}-\d\d-\d\dT/],
  ['xmpMM:DocumentID', /^uuid:[\da-f-]{36}$/],
  ['xmpMM:InstanceID', /^uuid:[\da-f-]{36}$/],
  ['xmpMM:VersionID', /^\d+$/],
  ['xmpMM:RenditionClass', /^default$/],
  ['pdf:Trapped', /^(True|False)$/],
]
/** Keys of the catalogue by which a file acts. */
const AKTIV = new Set(['OpenAction', 'AA'])

/** Text of an XMP element, entities resolved; null where it is missing. */
function xmpText(xmp: string, element: string): string | null {
  const from = xmp.indexOf(`<${element}>`)
  const to = xmp.indexOf(`</${element}>`, from)
  if (from < 0 || to < 0) return null
  // An alternative by language holds its text in an item.
  const inner = xmp.slice(from + element.length + 2, to).replaceAll(/<[^>]{1,80}>/g, '')
  return inner.replaceAll(/&#(\d{1,7});/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

/** A CMYK profile of an output device, as the head of the ICC file says. */
function profileFaults(stream: unknown, objects: Objects): string[] {
  if (!(stream instanceof PDFStream)) return ['Ausgabeprofil fehlt']
  const bytes = objects.bytes(stream)
  const four = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (four(36) !== 'acsp') return ['Ausgabeprofil unlesbar']
  return [
    ...(four(16) === 'CMYK' ? [] : ['Ausgabeprofil ist nicht CMYK']),
    ...(four(12) === 'prtr' ? [] : ['Ausgabeprofil ist nicht das eines Druckers']),
  ]
}

/** Rules of the file as a whole (print 14). */
export const DATEI_REGELN: readonly Regel<Datei>[] = [
  { id: 'PX-01', check: ({ kopf }) => (/^%PDF-1\.[3-6]/.test(kopf) ? [] : [`Version ${kopf}`]) },
  {
    id: 'PX-02',
    check: ({ doc }) => (doc.context.trailerInfo.Encrypt === undefined ? [] : ['verschlüsselt']),
  },
  {
    id: 'PX-03',
    check: ({ doc }) => {
      const id = doc.context.lookup(doc.context.trailerInfo.ID)
      const parts = id instanceof PDFArray ? id.asArray().map((part) => textOf(part) ?? '') : []
      return parts.length === 2 && parts.every((part) => part !== '') ? [] : ['ID fehlt']
    },
  },
  {
    id: 'PX-04',
    check: ({ xmp }) =>
      XMP.flatMap(([element, form]) => (form.test(xmpText(xmp, element) ?? '') ? [] : [`${element} fehlt`])),
  },
  {
    id: 'PX-05',
    check: ({ doc, objects, xmp }) => {
      const info = doc.context.lookup(doc.context.trailerInfo.Info)
      const said = (key: string) => (info instanceof PDFDict ? objects.text(info, key) : null)
      return [
        ...(said('Title') === xmpText(xmp, 'dc:title') ? [] : ['Titel in Info und XMP verschieden']),
        ...(said('Trapped') === xmpText(xmp, 'pdf:Trapped') ? [] : ['Trapped in Info und XMP verschieden']),
      ]
    },
  },
  {
    id: 'PX-06',
    check: ({ doc, objects }) => {
      const intents = (objects.array(doc.catalog, 'OutputIntents') ?? []).filter(
        (intent) => intent instanceof PDFDict && objects.text(intent, 'S') === 'GTS_PDFX',
      )
      const [intent] = intents
      if (intents.length !== 1 || !(intent instanceof PDFDict)) return [`${intents.length} Ausgabebedingungen`]
      const named = (objects.text(intent, 'OutputConditionIdentifier') ?? '') !== ''
      return [
        ...(named ? [] : ['Ausgabebedingung ohne Namen']),
        ...profileFaults(objects.get(intent, 'DestOutputProfile'), objects),
      ]
    },
  },
  {
    id: 'PX-07',
    check: ({ doc, objects }) => {
      const names = objects.dict(doc.catalog, 'Names')
      return [
        ...keysOf(doc.catalog).filter((key) => AKTIV.has(key)),
        ...(names ? keysOf(names).filter((key) => key === 'JavaScript' || key === 'EmbeddedFiles') : []),
        ...(doc.catalog.has(PDFName.of('AcroForm')) ? ['AcroForm'] : []),
      ]
    },
  },
  {
    // What is printed must depend on nobody's switch: our own files hold no layers at all.
    id: 'PX-08',
    check: ({ doc }) => (doc.catalog.has(PDFName.of('OCProperties')) ? ['ausblendbare Ebenen'] : []),
  },
]
