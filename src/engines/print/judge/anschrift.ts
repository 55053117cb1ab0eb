import type { Befund, Rect } from '#src/contract/dokument.ts'
import { FENSTER_SPIEL_MM, FORMATS } from '../formats.ts'
import { SCHWARZ } from '../farbe.ts'
import { grow } from '../geometry.ts'
import { formatMm } from '../units.ts'
import { inkIn, Light, lightOf } from './measure.ts'
import { type JudgedPage, MIN_INK_MM2 } from './sheet.ts'
import { ownersOf } from './zones.ts'

/** Least difference between the light of paper and of letters (druckbild 2). */
const MIN_KONTRAST = 0.5
/** A field of which this much is too dark has a dark ground; less is something that stands in it. */
const GROUND_SHARE = 0.3

/** The address field with its Vermerkzone shows the address alone, on a light ground; then what the window may show. */
export function anschriftFindings(page: JudgedPage): Befund[] {
  const { side, fenster: feld } = FORMATS[page.format].empfaenger
  if (!feld || side !== page.seite) return []
  const inField = fieldFinding(page, feld)
  return inField ? [inField] : windowFinding(page, feld)
}

function fieldFinding(page: JudgedPage, feld: Rect): Befund | null {
  const { color } = page.layers.find((layer) => layer.type === 'empfaenger')?.style ?? { color: SCHWARZ }
  const dark = lightOf(color) + MIN_KONTRAST
  const light = new Light().add(page.grund, feld)
  const tooDark = light.share((value) => value < dark)
  const basis = { seite: page.seite, stelle: feld }
  if (tooDark > GROUND_SHARE) {
    const ist = Math.max(0, light.percentile(tooDark / 2) - lightOf(color))
    return {
      ...basis,
      schwere: 'fehler',
      code: 'anschriftKontrast',
      text: 'Das Anschriftfeld ist zu dunkel. Die Anschrift wäre kaum zu lesen.',
      hilfe: `Lassen Sie das Feld weiß: ${formatMm(85)} breit, ${formatMm(45)} hoch, 20 mm vom linken und 45 mm vom oberen Rand.`,
      ist: `${Math.round(ist * 100)} % Kontrast`,
      soll: `mindestens ${MIN_KONTRAST * 100} %`,
    }
  }
  const { mm2, box } = inkIn(page.grund, feld)
  if (mm2 <= MIN_INK_MM2) return null
  const [owner] = page.hochgeladen ? [] : ownersOf(page, box)
  const layer = owner && { layerId: owner.id }
  const moved = owner && ({ abhilfe: 'verschieben' } as const)
  if (tooDark * light.mm2 > MIN_INK_MM2) {
    return {
      ...basis,
      ...layer,
      ...moved,
      schwere: 'fehler',
      code: 'anschriftVerdeckt',
      text: owner ? `„${owner.name}“ liegt im Anschriftfeld.` : 'Im Anschriftfeld steht Inhalt Ihrer Druckdatei.',
      hilfe: 'Halten Sie das Anschriftfeld frei. Dort stehen Absender und Anschrift.',
      stelle: box,
    }
  }
  return {
    ...basis,
    ...layer,
    schwere: 'warnung',
    code: 'anschriftHintergrund',
    text: owner ? `Die Anschrift steht auf „${owner.name}“.` : 'Die Anschrift steht auf farbigem Grund.',
    hilfe: 'Achten Sie darauf, dass die Anschrift gut lesbar bleibt, am besten auf Weiß.',
  }
}

/** The letter moves in its envelope: the window may show a strip around the field. */
function windowFinding(page: JudgedPage, feld: Rect): Befund[] {
  const dark = MIN_KONTRAST + lightOf(SCHWARZ)
  const all = grow(feld, FENSTER_SPIEL_MM)
  const strips = stripsAround(feld, all)
  const light = strips.reduce((sum, strip) => sum.add(page.objekte, strip), new Light())
  if (light.share((value) => value < dark) * light.mm2 <= MIN_INK_MM2) return []
  const inked = strips.map((strip) => inkIn(page.objekte, strip)).find(({ mm2 }) => mm2 > 0)
  const [owner] = page.hochgeladen || !inked ? [] : ownersOf(page, inked.box)
  return [
    {
      schwere: 'warnung',
      code: 'fensterNichtFrei',
      seite: page.seite,
      ...(owner && { layerId: owner.id, abhilfe: 'verschieben' }),
      text: owner
        ? `„${owner.name}“ kann im Fenster des Umschlags zu sehen sein.`
        : 'Inhalt neben dem Anschriftfeld kann im Fenster des Umschlags zu sehen sein.',
      hilfe: `Halten Sie rund um das Anschriftfeld ${formatMm(FENSTER_SPIEL_MM)} frei.`,
      stelle: inked?.box ?? all,
    },
  ]
}

function stripsAround(inner: Rect, outer: Rect): Rect[] {
  const [right, bottom] = [inner.x + inner.w, inner.y + inner.h]
  return [
    { x: outer.x, y: outer.y, w: outer.w, h: inner.y - outer.y },
    { x: outer.x, y: bottom, w: outer.w, h: outer.y + outer.h - bottom },
    { x: outer.x, y: inner.y, w: inner.x - outer.x, h: inner.h },
    { x: right, y: inner.y, w: outer.x + outer.w - right, h: inner.h },
  ]
}
