import { PDFArray, PDFDict, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib'
import { colorSpaceName, type Objects } from '../objects/pdfObjects.ts'
import { keysOf, textOf, type Regel } from './verstoss.ts'

/** One object of the file: a dictionary, or a stream with its own. */
export interface Objekt {
  dict: PDFDict
  stream: PDFStream | null
  objects: Objects
}

/** Blend modes of PDF 1.6. */
const MISCHUNGEN = new Set([
  'Normal',
  'Compatible',
  'Multiply',
  'Screen',
  'Overlay',
  'Darken',
  'Lighten',
  'ColorDodge',
  'ColorBurn',
  'HardLight',
  'SoftLight',
  'Difference',
  'Exclusion',
  'Hue',
  'Saturation',
  'Color',
  'Luminosity',
])
const FONT_DATEIEN = ['FontFile', 'FontFile2', 'FontFile3']
const SCHRIFTEN = new Set(['Type1', 'MMType1', 'TrueType', 'CIDFontType0', 'CIDFontType2'])
/** Colours that belong to no printing condition; RGB needs a separate profile. */
const OHNE_BEDINGUNG = new Set(['DeviceRGB', 'CalRGB', 'CalGray'])

const kindOf = ({ dict, objects }: Objekt) => objects.text(dict, 'Subtype') ?? ''
const typeOf = ({ dict, objects }: Objekt) => objects.text(dict, 'Type') ?? ''

function listOf(value: PDFObject | undefined): PDFObject[] {
  if (value instanceof PDFArray) return value.asArray()
  return value === undefined ? [] : [value]
}

/** Rules of single objects (print 14). */
export const OBJEKT_REGELN: readonly Regel<Objekt>[] = [
  {
    id: 'PX-20',
    check: (objekt) => {
      if (typeOf(objekt) !== 'Font' || !SCHRIFTEN.has(kindOf(objekt))) return []
      const { dict, objects } = objekt
      const descriptor = objects.dict(dict, 'FontDescriptor')
      const embedded = descriptor !== null && FONT_DATEIEN.some((key) => objects.get(descriptor, key) !== undefined)
      return embedded ? [] : [`Schrift ${objects.text(dict, 'BaseFont') ?? '?'} nicht eingebettet`]
    },
  },
  {
    id: 'PX-21',
    check: ({ dict, stream, objects }) => {
      if (stream === null) return []
      const filters = listOf(objects.get(dict, 'Filter')).map((filter) => textOf(objects.context.lookup(filter)))
      return [
        ...filters.filter((filter) => filter === 'LZWDecode' || filter === 'Crypt').map((filter) => `Filter ${filter}`),
        ...(['F', 'FFilter', 'FDecodeParms'].some((key) => dict.has(PDFName.of(key))) ? ['Daten außerhalb'] : []),
      ]
    },
  },
  {
    id: 'PX-22',
    check: (objekt) => {
      const { dict, objects } = objekt
      if (typeOf(objekt) !== 'ExtGState') return []
      const mischung = listOf(objects.get(dict, 'BM')).map((mode) => textOf(objects.context.lookup(mode)) ?? '?')
      const transfer = objects.get(dict, 'TR2') ?? objects.get(dict, 'TR')
      return [
        ...mischung.filter((mode) => !MISCHUNGEN.has(mode)).map((mode) => `Mischung ${mode}`),
        ...(transfer === undefined || ['Default', 'Identity'].includes(textOf(transfer) ?? '')
          ? []
          : ['Übertragungskurve']),
        ...(keysOf(dict).includes('HTP') ? ['Rasterursprung'] : []),
      ]
    },
  },
  {
    id: 'PX-23',
    check: (objekt) => {
      if (kindOf(objekt) !== 'Image') return []
      const { dict, objects } = objekt
      const space = objects.get(dict, 'ColorSpace')
      const name = space === undefined ? '' : colorSpaceName(objects, space)
      return [
        ...(OHNE_BEDINGUNG.has(name) ? [`Bild in ${name}`] : []),
        ...['Alternates', 'OPI'].filter((key) => keysOf(dict).includes(key)),
        ...(String(objects.get(dict, 'Interpolate')) === 'true' ? ['Interpolate'] : []),
      ]
    },
  },
  {
    id: 'PX-24',
    check: (objekt) => {
      const { dict, objects } = objekt
      const isForm = kindOf(objekt) === 'Form'
      const space = objects.get(objects.dict(dict, 'Group'), 'CS')
      const name = space === undefined ? '' : colorSpaceName(objects, space)
      return [
        ...(kindOf(objekt) === 'PS' || (isForm && objects.text(dict, 'Subtype2') === 'PS') ? ['PostScript'] : []),
        ...(isForm ? ['OPI', 'Ref'].filter((key) => keysOf(dict).includes(key)) : []),
        ...(OHNE_BEDINGUNG.has(name) ? [`Transparenz in ${name}`] : []),
      ]
    },
  },
  {
    id: 'PX-25',
    check: ({ dict }) => (dict.has(PDFName.of('OC')) ? ['Inhalt einer Ebene'] : []),
  },
  {
    id: 'PX-26',
    check: (objekt) => {
      const { dict, objects } = objekt
      if (objects.number(dict, 'ShadingType') === null) return []
      const name = colorSpaceName(objects, objects.get(dict, 'ColorSpace'))
      return OHNE_BEDINGUNG.has(name) ? [`Verlauf in ${name}`] : []
    },
  },
]
