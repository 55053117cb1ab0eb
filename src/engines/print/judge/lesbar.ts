import type { Befund, DatenschutzLayer, QrLayer, Rect } from '#src/contract/dokument.ts'
import { boundsOf, corners } from '../geometry.ts'
import { isVorgabe } from '../preflight/fensterChecks.ts'
import { formatMm } from '../units.ts'
import { contrastRatio, inkIn, Light, lightOf } from './measure.ts'
import { type JudgedPage, MIN_INK_MM2, type Plate } from './sheet.ts'

/** Contrast of small text, WCAG 2.2 success criterion 1.4.3 (druckbild 2). */
const MIN_TEXT_CONTRAST = 4.5
/** Share of the block that may lie under it: specks of a photo. Assumed. */
const MAX_UNREADABLE = 0.03
/** Symbol contrast of a code, ISO/IEC 15415 grade B (druckbild 2). */
const MIN_SYMBOL_CONTRAST = 0.55
/** Share of a code's dark modules: masks keep it near one half. */
const DARK_SHARE = [0.25, 0.75] as const
/** Light between this and the rest of a ground makes an edge. */
const EDGE = 0.25

/** Codes and privacy text can be read on what lies under them. */
export function lesbarkeitFindings(page: JudgedPage): Befund[] {
  return page.layers.flatMap((layer) => {
    const found =
      layer.type === 'datenschutz' ? datenschutz(page, layer) : layer.type === 'qrcode' ? code(page, layer) : []
    return found.map((befund) => ({ ...befund, seite: page.seite, layerId: layer.id }))
  })
}

function datenschutz({ grund, boxes }: JudgedPage, layer: DatenschutzLayer): Befund[] {
  const box = boundsOf(
    corners(boxes.get(layer.id) ?? layer, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]),
  )
  const text = lightOf(layer.style.color) * layer.opacity + (1 - layer.opacity)
  const light = new Light().add(grund, box)
  const unreadable = light.share((value) => contrastRatio(text, value) < MIN_TEXT_CONTRAST)
  if (unreadable <= MAX_UNREADABLE) return []
  const worst = contrastRatio(text, light.percentile(text < 0.5 ? unreadable / 2 : 1 - unreadable / 2))
  return [
    {
      schwere: 'fehler',
      code: 'datenschutzKontrast',
      text: 'Der Datenschutzhinweis ist auf seinem Untergrund nicht lesbar.',
      hilfe: 'Verschieben Sie ihn auf eine helle, ruhige Fläche oder halten Sie die Stelle weiß.',
      ...datenschutzAbhilfe(layer, light),
      ist: `Kontrast ${worst.toFixed(1).replace('.', ',')}`,
      soll: `mindestens ${MIN_TEXT_CONTRAST.toFixed(1).replace('.', ',')}`,
      stelle: box,
    },
  ]
}

/** Black letters where that will do, else white below letters that are dark enough for it. */
function datenschutzAbhilfe({ style, opacity }: DatenschutzLayer, ground: Light): Pick<Befund, 'abhilfe'> {
  if (ground.share((value) => contrastRatio(0, value) < MIN_TEXT_CONTRAST) <= MAX_UNREADABLE)
    return { abhilfe: 'dunkler' }
  const dark = opacity === 1 && contrastRatio(lightOf(style.color), 1) >= MIN_TEXT_CONTRAST
  return dark ? { abhilfe: 'weisseFlaeche' } : {}
}

function code(page: JudgedPage, layer: QrLayer): Befund[] {
  const place = page.plates.get(layer.id)
  // A code that stands askew is judged by its operators alone.
  if (!place || layer.rotation % 90 !== 0) return []
  return [...codeContrast(page, layer, place), ...quietZone(page, layer, place), ...coveredContent(page, place)]
}

function codeContrast({ fertig }: JudgedPage, { opacity }: QrLayer, { code: box }: Plate): Befund[] {
  const light = new Light().add(fertig, box)
  const contrast = light.percentile(0.95) - light.percentile(0.05)
  const dark = light.share((value) => value < 0.5)
  const [least, most] = DARK_SHARE
  if (contrast >= MIN_SYMBOL_CONTRAST && dark >= least && dark <= most) return []
  return [
    {
      schwere: 'fehler',
      code: 'qrKontrast',
      ...(opacity < 1 && { abhilfe: 'dunkler' }),
      text: 'Der QR-Code hebt sich zu wenig von seinem Untergrund ab.',
      hilfe: 'Stellen Sie die Deckkraft auf 100 % und legen Sie nichts über den Code.',
      ist: `${Math.round(contrast * 100)} % Kontrast`,
      soll: `mindestens ${Math.round(MIN_SYMBOL_CONTRAST * 100)} %`,
      stelle: box,
    },
  ]
}

function quietZone({ fertig, format, seite }: JudgedPage, layer: QrLayer, place: Plate): Befund[] {
  const found = ringOf(place)
    .map((strip) => inkIn(fertig, strip))
    .filter(({ mm2 }) => mm2 > MIN_INK_MM2)
  const [first] = found
  if (!first) return []
  return [
    {
      // The specification's own place lets the sender line of a letter touch it by a millimetre.
      schwere: isVorgabe(layer, { format, side: seite }) ? 'hinweis' : 'fehler',
      code: 'qrRuhezone',
      abhilfe: 'verschieben',
      text: 'In der weißen Ruhezone um den QR-Code wird gedruckt. Er lässt sich dann schlecht lesen.',
      hilfe: `Halten Sie rund um den Code ${formatMm(place.code.x - place.plate.x)} frei.`,
      stelle: first.box,
    },
  ]
}

/** The plate without the code, a pixel away from it. */
function ringOf({ code: inner, plate: outer }: Plate): Rect[] {
  const gap = 0.4
  const [right, bottom] = [inner.x + inner.w, inner.y + inner.h]
  const [outerRight, outerBottom] = [outer.x + outer.w, outer.y + outer.h]
  return [
    { x: outer.x, y: outer.y, w: outer.w, h: inner.y - outer.y - gap },
    { x: outer.x, y: bottom + gap, w: outer.w, h: outerBottom - bottom - gap },
    { x: outer.x, y: inner.y, w: inner.x - outer.x - gap, h: inner.h },
    { x: right + gap, y: inner.y, w: outerRight - right - gap, h: inner.h },
  ]
}

/** The plate hides what lies under it; on an even ground or a photo that is meant, letters are cut by it. */
function coveredContent(page: JudgedPage, { plate }: Plate): Befund[] {
  const light = new Light().add(page.grund, plate)
  const ground = light.percentile(0.5)
  if (light.share((value) => Math.abs(value - ground) > EDGE) * light.mm2 <= 2 * MIN_INK_MM2) return []
  const owner = page.layers.find(
    (layer) => layer.type === 'text' && layer.system === undefined && read(page, layer.id, plate),
  )
  if (!page.hochgeladen && !owner) return []
  return [
    {
      schwere: 'warnung',
      code: 'inhaltVerdeckt',
      ...(!page.hochgeladen && { abhilfe: 'verschieben' }),
      text:
        owner?.name === undefined
          ? 'Der QR-Code verdeckt Inhalt Ihrer Druckdatei.'
          : `Der QR-Code verdeckt „${owner.name}“.`,
      hilfe: 'Verschieben Sie den Code auf eine freie Fläche.',
      stelle: plate,
    },
  ]
}

function read({ ink }: JudgedPage, id: string, plate: Rect): boolean {
  const box = ink.get(id)
  if (!box) return false
  return box.x < plate.x + plate.w && box.x + box.w > plate.x && box.y < plate.y + plate.h && box.y + box.h > plate.y
}
