import type {
  DatenschutzLayer,
  EmpfaengerLayer,
  FormatId,
  Layer,
  QrLayer,
  Rect,
  Seite,
  SeitenName,
  TextStyle,
  ZoneLayer,
} from '#src/contract/dokument.ts'
import { SCHWARZ } from './farbe.ts'
import { BLEED_MM, FORMATS, zonesOf, type Zone } from './formats.ts'

/** The specification counts from the trim corner, the document from the data corner (print 0). */
const DEFAULT_ORIGIN = BLEED_MM
/** QR position and width, mm. Spec 3. */
const QR_X_MM = 3
const QR_Y_MM = 30
const QR_WIDTH_MM = 20
/** Privacy block, mm. Spec 3. */
const DATENSCHUTZ_X_MM = 3
const DATENSCHUTZ_Y_MM = 3
export const DATENSCHUTZ_WIDTH_MM = 55
export const DATENSCHUTZ_SIZE_MM = 2
const DATENSCHUTZ_PADDING_MM = 1
const DATENSCHUTZ_LINE_MM = 2
/** Seven lines of the sample text and the padding, mm. print 9. */
const DATENSCHUTZ_HEIGHT_MM = 16
/** Address text, mm; 10.5 pt, read by sorting machines (print 6). Assumed. */
export const ANSCHRIFT_SIZE_MM = 3.7
const ANSCHRIFT_LINE_MM = 4.5

/** Which system layers stand on which page, and whether the QR code is switched on (print 0). */
interface SeitenTabelle {
  qr: 'an' | 'aus'
  datenschutz: boolean
}

const SEITEN_TABELLE: Record<FormatId, Partial<Record<SeitenName, SeitenTabelle>>> = {
  maxipostkarte: {
    vorderseite: { qr: 'aus', datenschutz: false },
    rueckseite: { qr: 'an', datenschutz: true },
  },
  dina4mailing: {
    vorderseite: { qr: 'an', datenschutz: true },
  },
  'dina4mailing-2seitig': {
    vorderseite: { qr: 'aus', datenschutz: false },
    rueckseite: { qr: 'an', datenschutz: true },
  },
}

const FREI = { position: false, size: false, content: false, order: true, delete: true }
const FEST = { position: true, size: true, content: true, order: true, delete: true }

const SCHRIFT: TextStyle = {
  font: 'source-sans-3',
  weight: 400,
  italic: false,
  size: ANSCHRIFT_SIZE_MM,
  color: SCHWARZ,
  tracking: 0,
  underline: false,
}

const basis = { rotation: 0, opacity: 1, visible: true, print: true }

function zoneLayer(side: SeitenName, { id, rect }: Zone): ZoneLayer {
  const name = id === 'codierzone' ? 'Codierzone' : 'Stempel- und Empfängerzone'
  return {
    ...basis,
    ...rect,
    id: `${side}-${id}`,
    name,
    type: 'zone',
    zone: id,
    fill: 'weiss',
    locked: FEST,
    required: true,
    system: id,
  }
}

function datenschutzLayer(side: SeitenName): DatenschutzLayer {
  return {
    ...basis,
    id: `${side}-datenschutz`,
    name: 'Datenschutzhinweis',
    type: 'datenschutz',
    x: DEFAULT_ORIGIN + DATENSCHUTZ_X_MM,
    y: DEFAULT_ORIGIN + DATENSCHUTZ_Y_MM,
    w: DATENSCHUTZ_WIDTH_MM,
    h: DATENSCHUTZ_HEIGHT_MM,
    style: { ...SCHRIFT, size: DATENSCHUTZ_SIZE_MM },
    lineHeight: DATENSCHUTZ_LINE_MM,
    padding: DATENSCHUTZ_PADDING_MM,
    locked: { ...FREI, content: true },
    required: true,
    system: 'datenschutz',
  }
}

function qrLayer(side: SeitenName, enabled: boolean): QrLayer {
  return {
    ...basis,
    id: `${side}-qr`,
    name: 'QR-Code',
    type: 'qrcode',
    x: DEFAULT_ORIGIN + QR_X_MM,
    y: DEFAULT_ORIGIN + QR_Y_MM,
    w: QR_WIDTH_MM,
    h: QR_WIDTH_MM,
    enabled,
    inhaltTyp: 'website',
    inhalt: '',
    ecc: 'M',
    locked: FREI,
    required: false,
    system: 'qr',
  }
}

function empfaengerLayer(side: SeitenName, rect: Rect): EmpfaengerLayer {
  return {
    ...basis,
    ...rect,
    id: `${side}-empfaenger`,
    name: 'Empfänger (Beispiel)',
    type: 'empfaenger',
    style: SCHRIFT,
    lineHeight: ANSCHRIFT_LINE_MM,
    locked: FEST,
    required: true,
    system: 'empfaengerBeispiel',
  }
}

/** A fresh document: every page of the format with all its system layers at their places (spec 3, print 9). */
export function defaultSeiten(format: FormatId): Seite[] {
  const { pages, empfaenger } = FORMATS[format]
  return pages.map((side) => {
    const tabelle = SEITEN_TABELLE[format][side]
    const layers: Layer[] = zonesOf(format, side).map((zone) => zoneLayer(side, zone))
    if (tabelle?.datenschutz) layers.push(datenschutzLayer(side))
    layers.push(qrLayer(side, tabelle?.qr === 'an'))
    if (empfaenger.side === side) layers.push(empfaengerLayer(side, empfaenger.rect))
    return { side, layers, guides: [] }
  })
}

/** System layers over an uploaded print file. It brings its own QR code, so ours starts switched off. */
export function uploadSeiten(format: FormatId): Seite[] {
  return defaultSeiten(format).map((page) => ({
    ...page,
    layers: page.layers.map((layer) => (layer.type === 'qrcode' ? { ...layer, enabled: false } : layer)),
  }))
}

/** 0: the customer's own layers, 1: zones, 2: code, privacy text and address, which nothing may cover. */
function stratum(layer: Layer): 0 | 1 | 2 {
  if (layer.type === 'zone') return 1
  return layer.system === undefined ? 0 : 2
}

/** Layers from bottom to top as they are printed: system layers stand above the customer's (print 8). */
export function printOrder(layers: readonly Layer[]): Layer[] {
  return layers.toSorted((a, b) => stratum(a) - stratum(b))
}
