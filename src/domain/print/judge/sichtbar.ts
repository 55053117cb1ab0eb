import type { Befund } from '#src/contract/dokument.ts'
import { dataRect } from '../formats.ts'
import { boundsOf, corners } from '../geometry.ts'
import { inkIn, Light } from './measure.ts'
import { type JudgedPage, MIN_INK_MM2 } from './sheet.ts'

/** Difference of light below which letters are not seen. Assumed (druckbild 2). */
const LEAST_DIFFERENCE = 0.05

/** White on white, and a page on which nothing is. */
export function sichtbarFindings(page: JudgedPage): Befund[] {
  const { seite, grund, hochgeladen } = page
  if (inkIn(grund, dataRect(page.format)).mm2 > MIN_INK_MM2) return unseenTexts(page)
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
    ...unseenTexts(page),
  ]
}

function unseenTexts({ seite, grund, layers, ink }: JudgedPage): Befund[] {
  return layers.flatMap((layer) => {
    const box = layer.type === 'text' ? ink.get(layer.id) : undefined
    if (!box || box.w === 0 || box.h === 0) return []
    const stelle = boundsOf(corners(box, layer.rotation, [layer.x + layer.w / 2, layer.y + layer.h / 2]))
    const light = new Light().add(grund, stelle)
    if (light.mm2 === 0 || light.percentile(1) - light.percentile(0) > LEAST_DIFFERENCE) return []
    return [
      {
        schwere: 'warnung',
        code: 'textUnsichtbar',
        seite,
        layerId: layer.id,
        text: `„${layer.name}“ ist nicht zu sehen: Schrift und Untergrund sind gleich hell, oder etwas liegt darüber.`,
        hilfe: 'Ändern Sie die Farbe der Schrift oder die Reihenfolge der Ebenen.',
        stelle,
      },
    ]
  })
}
