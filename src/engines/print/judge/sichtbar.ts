import type { Befund, Rect, TextLayer } from '#src/contract/dokument.ts'
import { dataRect } from '../formats.ts'
import { boundsOf, corners, grow } from '../geometry.ts'
import { meet, unite } from '../objects/boxes.ts'
import { rounded } from '../preflight/thresholds.ts'
import { inkIn, Light, lightOf } from './measure.ts'
import { type JudgedPage, MIN_INK_MM2 } from './sheet.ts'

/** Difference of light below which letters are not seen. Assumed (druckbild 2). */
const LEAST_DIFFERENCE = 0.05
/** Difference up to which a ground counts as of the colour of the letters: renderers show inks in their own ways. Assumed. */
const SAME_LIGHT = 0.15
/** Pieces of text this near to one another are one place, mm. */
const APART_MM = 3
/** Places that an upload is told of. */
const MAX_PLACES = 5

/** White on white, and a page on which nothing is. */
export function sichtbarFindings(page: JudgedPage): Befund[] {
  const { seite, grund, hochgeladen } = page
  const texts = [...unseenTexts(page), ...unseenUploadedTexts(page)]
  if (inkIn(grund, dataRect(page.format)).mm2 > MIN_INK_MM2) return texts
  return [
    {
      schwere: hochgeladen ? 'warnung' : 'hinweis',
      code: 'leereSeite',
      seite,
      text: hochgeladen
        ? `Auf der ${seite === 'vorderseite' ? 'Vorderseite' : 'Rückseite'} Ihrer Druckdatei ist nichts zu sehen.`
        : `Die ${seite === 'vorderseite' ? 'Vorderseite' : 'Rückseite'} ist noch leer.`,
      ...(hochgeladen && { hilfe: 'Öffnen Sie die Datei und prüfen Sie, ob alle Inhalte sichtbar sind.' }),
    },
    ...texts,
  ]
}

function unseenTexts({ seite, grund, layers, ink }: JudgedPage): Befund[] {
  return layers.flatMap((layer) => {
    const box = layer.type === 'text' ? ink.get(layer.id) : undefined
    if (layer.type !== 'text' || !box || box.w === 0 || box.h === 0) return []
    const stelle = boundsOf(corners(box, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]))
    const ground = evenLight(grund, stelle)
    if (ground === null) return []
    return [
      {
        schwere: 'warnung',
        code: 'textUnsichtbar',
        seite,
        layerId: layer.id,
        text: `„${layer.name}“ ist nicht zu sehen: Schrift und Untergrund sind gleich hell, oder etwas liegt darüber.`,
        hilfe: 'Ändern Sie die Farbe der Schrift oder die Reihenfolge der Ebenen.',
        stelle,
        ...abhilfeOf(layer, ground),
      },
    ]
  })
}

/** Letters as light as their ground: black ones on a light ground, a white plate below dark ones. Not where something covers them. */
function abhilfeOf({ style }: TextLayer, ground: number): Pick<Befund, 'abhilfe'> {
  if (Math.abs(lightOf(style.color) - ground) > SAME_LIGHT) return {}
  return { abhilfe: ground > 0.5 ? 'dunkler' : 'weisseFlaeche' }
}

/**
 * Text of an upload that leaves no mark on its ground, being of its colour. Of another colour it is covered, and mostly on
 * purpose: words under a scanned page.
 */
function unseenUploadedTexts({ seite, grund, hochgeladen }: JudgedPage): Befund[] {
  const boxes = (hochgeladen?.texte ?? [])
    .filter(({ box, light }) => {
      const ground = evenLight(grund, box)
      return ground !== null && Math.abs(ground - light) <= SAME_LIGHT
    })
    .map(({ box }) => box)
  return places(boxes)
    .slice(0, MAX_PLACES)
    .map((stelle) => ({
      schwere: 'warnung',
      code: 'textUnsichtbar',
      seite,
      text: 'Ein Text Ihrer Druckdatei ist nicht zu sehen: Schrift und Untergrund sind gleich hell.',
      hilfe: 'Ändern Sie die Farbe der Schrift und exportieren Sie die Datei neu, oder löschen Sie den Text.',
      stelle: rounded(stelle),
    }))
}

/** The light of a field, 0..1, where it is the same everywhere, else null. */
function evenLight(grund: JudgedPage['grund'], field: Rect): number | null {
  const light = new Light().add(grund, field)
  if (light.mm2 === 0 || light.percentile(1) - light.percentile(0) > LEAST_DIFFERENCE) return null
  return light.percentile(0.5)
}

/** Pieces that follow one another near by, as one. */
function places(boxes: readonly Rect[]): Rect[] {
  const found: Rect[] = []
  for (const box of boxes) {
    const last = found.at(-1)
    if (last && meet(grow(last, APART_MM), box)) found[found.length - 1] = unite(last, box)
    else found.push(box)
  }
  return found
}
