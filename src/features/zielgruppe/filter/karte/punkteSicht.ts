import type { Gebiet } from '#src/contract/gebiet.ts'
import { gesehen, isVisible, mitPunkt, vergroessert, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { belongsTo } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'
import { aufKarte, BLATT, PUNKTE, type PunktForm } from './formen.ts'

/** More would lie upon each other. */
const HOECHSTENS = 220
const NAEHER = 1.5

const alleIn = (ausschnitt: Ausschnitt) => PUNKTE.filter((punkt) => isVisible(ausschnitt, punkt, BLATT))

/** PLZ that are in view, once the map is near enough to tell them apart. */
export function punkteIn(ausschnitt: Ausschnitt): readonly PunktForm[] {
  const punkte = ausschnitt.faktor < 2 ? [] : alleIn(ausschnitt)
  return punkte.length > HOECHSTENS ? [] : punkte
}

/** The map moved so that a point is in view, and enlarged where it would be lost among others. */
export function mitPlz(von: Ausschnitt, punkt: PunktForm): Ausschnitt {
  let ausschnitt = mitPunkt(von, punkt, BLATT)
  while (alleIn(ausschnitt).length > HOECHSTENS) {
    const naeher = vergroessert(ausschnitt, NAEHER, BLATT, gesehen(ausschnitt, punkt))
    if (naeher.faktor === ausschnitt.faktor) break
    ausschnitt = naeher
  }
  return ausschnitt
}

/** Where an area is on the sheet: one of its own PLZ, since between two parts there is nothing to see. Null without an area. */
export function mitteVon(gebiet: Gebiet): Punkt | null {
  if (gebiet.art === 'deutschland') return null
  const mitte = gebiet.art === 'umkreis' ? punktZu(gebiet.plz) : undefined
  if (mitte) return aufKarte(mitte)
  const ihre = PUNKTE.filter(belongsTo(gebiet))
  const x = ihre.reduce((sum, punkt) => sum + punkt.x, 0) / ihre.length
  const y = ihre.reduce((sum, punkt) => sum + punkt.y, 0) / ihre.length
  return ihre.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0] ?? null
}
