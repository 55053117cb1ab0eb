import type { Asset } from '#src/contract/asset.ts'
import type { Befund, Farbe, ImageLayer, Layer, QrLayer, Seite, ShapeLayer, TextLayer } from '#src/contract/dokument.ts'
import type { QrUrls } from '../displayList.ts'
import { isSpaltenKey, spaltenNameOf } from '../eigeneSpalten.ts'
import { farbauftrag } from '../farbe.ts'
import { runStyle } from '../fonts.ts'
import { placeImage, qrMatrixOf } from '../layerOps.ts'
import { isPrinted } from '../layout.ts'
import { moduleMm, QR_MIN_MODULE_MM, QR_MIN_WIDTH_MM } from '../qr.ts'
import { effektiveDpi, formatMm, PT_PER_MM } from '../units.ts'
import { isVectorMotiv } from '../vektor/isVectorMotiv.ts'
import { feldFindings, type Kampagnentexte } from './feldChecks.ts'
import { platesOf } from '../objects/inks.ts'
import { DPI_GUT, dpiFinding } from './pictures/pictureFindings.ts'
import { LEAST_LINE_MM } from './ink/inkMap.ts'
import {
  farbauftragFinding,
  isHairline,
  isTooSmall,
  linieFinding,
  schriftFinding,
  ZU_VIEL_FARBE,
} from './thresholds.ts'

type Finding = Omit<Befund, 'seite'>

interface ContentInput extends Kampagnentexte {
  assets: readonly Asset[]
  qrUrls: QrUrls
}

/** What layers hold: pictures, codes, placeholders, colours (print 9.5, 9.7). */
export function contentFindings(seite: Seite, input: ContentInput): Befund[] {
  return seite.layers
    .filter(isPrinted)
    .flatMap((layer) => [
      ...ownFindings(layer, input),
      ...feldFindings(layer, input),
      ...inkFindings(layer),
      ...fineFindings(layer),
    ])
    .map((befund) => ({ ...befund, seite: seite.side }))
}

function ownFindings(layer: Layer, { assets, qrUrls }: ContentInput): Finding[] {
  if (layer.type === 'bild') return imageFindings(layer, assets)
  if (layer.type === 'qrcode') return qrFindings(layer, qrUrls)
  if (layer.type !== 'text') return []
  const open = layer.paragraphs
    .flatMap(({ runs }) => runs)
    .find((run) => run.t === 'ph' && run.fallback === '' && run.key !== 'titel')
  if (open?.t !== 'ph') return []
  return [
    {
      schwere: 'warnung',
      code: 'ersatztextFehlt',
      layerId: layer.id,
      text: `„${layer.name}“: Der Platzhalter „${isSpaltenKey(open.key) ? spaltenNameOf(open.key) : open.key}“ hat keinen Ersatztext.`,
      hilfe: 'Geben Sie einen Ersatztext ein, der gedruckt wird, wenn die Angabe beim Empfänger fehlt.',
    },
  ]
}

function imageFindings(layer: ImageLayer, assets: readonly Asset[]): Finding[] {
  const asset = assets.find(({ id }) => id === layer.assetId)
  if (!asset) {
    const hilfe = 'Wählen Sie das Bild neu aus oder löschen Sie die Ebene.'
    return [
      { schwere: 'fehler', code: 'bildFehlt', layerId: layer.id, text: `„${layer.name}“: Das Bild fehlt.`, hilfe },
    ]
  }
  if (isVectorMotiv(asset)) return []
  const { rect, crop } = placeImage(layer, asset.px)
  const dpi = effektiveDpi(asset.px, crop, rect.w, rect.h)
  if (dpi >= DPI_GUT - 1) return []
  const found = dpiFinding(dpi)
  return [{ ...found, layerId: layer.id, text: `„${layer.name}“: ${found.text}` }]
}

function qrFindings(layer: QrLayer, qrUrls: QrUrls): Finding[] {
  const edge = Math.min(layer.w, layer.h)
  const found: Finding[] = []
  if (edge < QR_MIN_WIDTH_MM - 0.001) {
    found.push({
      schwere: 'fehler',
      code: 'qrZuKlein',
      abhilfe: 'groesser',
      layerId: layer.id,
      text: 'Der QR-Code ist zu klein, um sicher gelesen zu werden.',
      hilfe: `Vergrößern Sie ihn auf mindestens ${formatMm(QR_MIN_WIDTH_MM)} Breite.`,
      ist: formatMm(edge),
      soll: formatMm(QR_MIN_WIDTH_MM),
    })
  }
  const { matrix } = qrMatrixOf(layer, qrUrls)
  const module = moduleMm(edge, matrix.length)
  if (matrix.length > 0 && module < QR_MIN_MODULE_MM) {
    found.push({
      schwere: 'fehler',
      code: 'qrZuFein',
      abhilfe: 'groesser',
      layerId: layer.id,
      text: 'Der QR-Code hat zu viel Inhalt und wird zu fein gedruckt.',
      hilfe: 'Kürzen Sie den Inhalt oder vergrößern Sie den QR-Code.',
      ist: `${module.toFixed(2).replace('.', ',')} mm je Punkt`,
      soll: `${QR_MIN_MODULE_MM.toFixed(2).replace('.', ',')} mm je Punkt`,
    })
  }
  return found
}

/** Colours of what lies between the cells of the ink map: letters and thin lines. Areas are judged where they lie. */
function fineColorsOf(layer: Layer): Farbe[] {
  if (layer.type === 'form') return layer.stroke && layer.stroke.width < LEAST_LINE_MM ? [layer.stroke.color] : []
  if (layer.type !== 'text') return []
  const runs = layer.paragraphs.flatMap((paragraph) => paragraph.runs.map((run) => run.style?.color))
  return [layer.style.color, ...runs].filter((farbe) => farbe !== undefined)
}

/** Lines and type too fine for print; the smallest one of a layer stands for all. */
function fineFindings(layer: Layer): Finding[] {
  const found = layer.type === 'form' ? lineFindings(layer) : layer.type === 'text' ? typeFindings(layer) : []
  return found.map((befund) => ({ ...befund, layerId: layer.id, text: `„${layer.name}“: ${befund.text}` }))
}

function lineFindings(layer: ShapeLayer): Finding[] {
  const widths = linesOf(layer).flatMap(({ color, width }) => (isPaper(color) ? [] : [width * PT_PER_MM]))
  const thinnest = Math.min(...widths)
  return isHairline(thinnest) ? [linieFinding(thinnest)] : []
}

/** Lines as they are printed, mm: those of a drawing grow with its box. */
function linesOf({ shape, stroke, zeichnung, w, h }: ShapeLayer): NonNullable<ShapeLayer['stroke']>[] {
  if (shape !== 'zeichnung') return stroke ? [stroke] : []
  const scale = zeichnung ? Math.min(w / zeichnung.w, h / zeichnung.h) : 1
  return (zeichnung?.pfade ?? []).flatMap((pfad) =>
    pfad.stroke ? [{ ...pfad.stroke, width: pfad.stroke.width * scale }] : [],
  )
}

function typeFindings(layer: TextLayer): Finding[] {
  const styles = layer.paragraphs.flatMap(({ runs }) => runs.map((run) => runStyle(layer.style, run)))
  const sizes = styles.map(({ size, color }) => ({ size: size * PT_PER_MM, plates: platesOfFarbe(color) }))
  const [kleinste] = sizes.toSorted((a, b) => a.size - b.size)
  const [mehrfarbig] = sizes.filter(({ plates }) => plates > 1).toSorted((a, b) => a.size - b.size)
  if (mehrfarbig && isTooSmall(mehrfarbig.size, true)) return [schriftFinding(mehrfarbig.size, true)]
  return kleinste && isTooSmall(kleinste.size, false) ? [schriftFinding(kleinste.size, false)] : []
}

function platesOfFarbe(farbe: Farbe): number {
  const light = 'k' in farbe ? null : [farbe.r, farbe.g, farbe.b]
  // Parts that are equal are printed of black alone.
  if (light) return new Set(light).size === 1 ? 1 : 4
  return 'k' in farbe ? platesOf({ cmyk: [farbe.c, farbe.m, farbe.y, farbe.k], rgb: null }) : 0
}

const isPaper = (farbe: Farbe): boolean => ('k' in farbe ? farbauftrag(farbe) === 0 : farbe.r + farbe.g + farbe.b === 3)

function inkFindings(layer: Layer): Finding[] {
  const ink = Math.max(0, ...fineColorsOf(layer).map(farbauftrag))
  if (ink < ZU_VIEL_FARBE * 100) return []
  const found = farbauftragFinding(ink)
  return [{ ...found, layerId: layer.id, text: `„${layer.name}“: ${found.text}` }]
}
