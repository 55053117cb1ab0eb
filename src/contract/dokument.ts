import * as z from 'zod/mini'
import { named } from './correct/named.ts'
import { mm, qrInhaltTyp, seitenName } from './befund.ts'
import { anteil, farbe, zeichnung } from './zeichnung.ts'

export {
  befund,
  type Befund,
  FORMATE,
  formatId,
  type FormatId,
  type Mm,
  QR_INHALT_TYPEN,
  rect,
  type Rect,
  SEITEN,
  seitenName,
  type SeitenName,
} from './befund.ts'
export { type Farbe, farbe, type Zeichnung } from './zeichnung.ts'

/**
 * The editor's document. Lengths in mm of the data format, origin at its top left (bleed) corner, y down, rounded to
 * 0.001 mm. Rotation clockwise in degrees about the layer's centre. Array order is z-order, 0 at the bottom.
 */

export const PLATZHALTER = [
  'anrede',
  'briefanrede',
  'titel',
  'vorname',
  'nachname',
  'firma',
  'strasse',
  'hausnummer',
  'plz',
  'ort',
  'land',
  'gutscheincode',
] as const
export type PlatzhalterKey = (typeof PLATZHALTER)[number]

/** Longest name of a customer's own column, signs: as long as a heading is shown. */
export const SPALTEN_NAME_MAX = 60
/** Name of a column of the customer's own list (domain 4.3.21); braces would end its place in a text. */
export const spaltenName = z.string().check(z.minLength(1), z.maxLength(SPALTEN_NAME_MAX), z.regex(/^[^{}\p{Cc}]+$/u))
const spaltenKey = z.templateLiteral(['spalte:', z.string().check(z.minLength(1), z.maxLength(SPALTEN_NAME_MAX))])
/** What a place in a text is filled with: a field of the address, or an own column of the list. */
export type FeldKey = PlatzhalterKey | z.infer<typeof spaltenKey>

export const textStyle = z.object({
  /** Key of a family of `engines/print/fonts/families.json`; an unknown one is printed in Source Sans 3. */
  font: z.string().check(z.maxLength(60)),
  weight: z.literal([400, 600, 700]),
  italic: z.boolean(),
  size: z.number().check(z.gte(0.5), z.lte(200)),
  color: farbe,
  /** Extra advance per glyph in 1/1000 em. */
  tracking: z.number().check(z.gte(-500), z.lte(2000)),
  underline: z.boolean(),
})
export type TextStyle = z.infer<typeof textStyle>

const styleTeil = z.optional(z.partial(textStyle))
export const run = z.discriminatedUnion('t', [
  z.object({ t: z.literal('text'), text: z.string().check(z.maxLength(10_000)), style: styleTeil }),
  z.object({
    t: z.literal('ph'),
    key: z.union([z.enum(PLATZHALTER), spaltenKey]),
    /** Stands where the recipient has no value. */
    fallback: z.string().check(z.maxLength(200)),
    style: styleTeil,
  }),
])
export type Run = z.infer<typeof run>

/** Most white between paragraphs, mm; assumed, a third of the highest page. */
export const MOST_PARAGRAPH_SPACING_MM = 100

export const SYSTEM_EBENEN = ['qr', 'datenschutz', 'stempelEmpfaenger', 'codierzone', 'empfaengerBeispiel'] as const

const ebeneBasis = {
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  name: z.string().check(z.maxLength(120)),
  x: mm,
  y: mm,
  w: z.number().check(z.gt(0), z.lte(2000)),
  h: z.number().check(z.gt(0), z.lte(2000)),
  rotation: z.number().check(z.gte(0), z.lt(360)),
  opacity: anteil,
  visible: z.boolean(),
  print: z.boolean(),
  locked: z.object({
    position: z.boolean(),
    size: z.boolean(),
    content: z.boolean(),
    order: z.boolean(),
    delete: z.boolean(),
  }),
  /** Cannot be deleted or hidden; a finding when missing. */
  required: z.boolean(),
  system: z.optional(z.enum(SYSTEM_EBENEN)),
  /**
   * Layers of one page with the same word are one group; absent: in none. A word names no other group, so groups never lie
   * in each other and no document can hold a circle.
   */
  gruppe: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
}

/** Most values that a condition may name, and the longest of them, signs. */
export const BEDINGUNG_WERTE_MAX = 20
export const BEDINGUNG_WERT_MAX = 200
export const BEDINGUNG_ARTEN = ['ist', 'istNicht', 'istLeer', 'istEinesVon'] as const
const bedingungArt = z.enum(BEDINGUNG_ARTEN)
export type BedingungArt = (typeof BEDINGUNG_ARTEN)[number]

/**
 * Prints a layer for some recipients alone: by what their own column says, whatever its case (print 8.9). `werte`: none
 * for `istLeer`, one for `ist` and `istNicht`.
 */
const bedingung = z.object({
  spalte: spaltenName,
  art: bedingungArt,
  werte: z.array(z.string().check(z.maxLength(BEDINGUNG_WERT_MAX))).check(z.maxLength(BEDINGUNG_WERTE_MAX)),
})
export type Bedingung = z.infer<typeof bedingung>

/** Layers of the customer's that may be printed for some recipients alone; absent: for all. */
const bedingt = { bedingung: z.optional(bedingung) }

export const textLayer = z.object({
  ...ebeneBasis,
  ...bedingt,
  type: z.literal('text'),
  paragraphs: z.array(z.object({ align: z.enum(['left', 'center', 'right']), runs: z.array(run) })),
  style: textStyle,
  lineHeight: mm,
  /** White below each paragraph but the last one; absent: none. */
  paragraphSpacing: z.optional(z.number().check(z.gte(0), z.lte(MOST_PARAGRAPH_SPACING_MM))),
  padding: mm,
  vAlign: z.enum(['top', 'middle', 'bottom']),
  /** What happens when the text is higher than the box. */
  overflow: z.enum(['fehler', 'verkleinern']),
  minSize: z.optional(mm),
  background: z.optional(farbe),
})
export type TextLayer = z.infer<typeof textLayer>

export const ausschnitt = z.object({ x: anteil, y: anteil, w: anteil, h: anteil })

export const imageLayer = z.object({
  ...ebeneBasis,
  ...bedingt,
  type: z.literal('bild'),
  assetId: z.string(),
  fit: z.enum(['fuellen', 'einpassen']),
  /** Part of the picture that is used, as fractions of its size. */
  crop: ausschnitt,
  /** What is left of the picture at its place: corners rounded by a radius, or an ellipse; absent: all of it. */
  maske: z.optional(
    z.discriminatedUnion('form', [
      z.object({ form: z.literal('abgerundet'), radius: z.number().check(z.gte(0), z.lte(2000)) }),
      z.object({ form: z.literal('ellipse') }),
    ]),
  ),
  flipX: z.boolean(),
  flipY: z.boolean(),
  alt: z.string().check(z.maxLength(300)),
})
export type ImageLayer = z.infer<typeof imageLayer>

export const shapeLayer = z.object({
  ...ebeneBasis,
  ...bedingt,
  type: z.literal('form'),
  shape: z.enum(['rechteck', 'ellipse', 'linie', 'zeichnung']),
  /** What a `zeichnung` shows, with its own colours; absent: nothing is drawn. Other shapes have none. */
  zeichnung: z.optional(zeichnung),
  radius: z.optional(mm),
  fill: z.optional(farbe),
  stroke: z.optional(z.object({ color: farbe, width: mm })),
})
export type ShapeLayer = z.infer<typeof shapeLayer>

export const qrLayer = z.object({
  ...ebeneBasis,
  type: z.literal('qrcode'),
  enabled: z.boolean(),
  inhaltTyp: qrInhaltTyp,
  inhalt: z.string().check(z.maxLength(1000)),
  ecc: z.enum(['M', 'Q', 'H']),
})
export type QrLayer = z.infer<typeof qrLayer>

/** Privacy text block; its text comes from the campaign, because it depends on the target group (spec 3). */
export const datenschutzLayer = z.object({
  ...ebeneBasis,
  type: z.literal('datenschutz'),
  style: textStyle,
  lineHeight: mm,
  padding: mm,
})
export type DatenschutzLayer = z.infer<typeof datenschutzLayer>

export const zoneLayer = z.object({
  ...ebeneBasis,
  type: z.literal('zone'),
  zone: z.enum(['stempelEmpfaenger', 'codierzone']),
  fill: z.enum(['weiss', 'keine']),
})
export type ZoneLayer = z.infer<typeof zoneLayer>

/** Address block; its lines come from the recipient. */
export const empfaengerLayer = z.object({
  ...ebeneBasis,
  type: z.literal('empfaenger'),
  style: textStyle,
  lineHeight: mm,
})
export type EmpfaengerLayer = z.infer<typeof empfaengerLayer>

export const layer = z.discriminatedUnion('type', [
  textLayer,
  imageLayer,
  shapeLayer,
  qrLayer,
  datenschutzLayer,
  zoneLayer,
  empfaengerLayer,
])
export type Layer = z.infer<typeof layer>
export type LayerType = Layer['type']

export const seite = z.object({
  side: seitenName,
  background: z.optional(farbe),
  layers: z.array(layer).check(z.maxLength(1000)),
  guides: z.array(z.object({ axis: z.enum(['x', 'y']), at: mm })),
  /** Hints of the first reader that stay as they are: kind and words, "rechtschreibung:Kuhnertz"; absent: none. */
  gelassen: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(200))),
})
export type Seite = z.infer<typeof seite>

export const dokumentNames = named({ seite, bedingungArt })
