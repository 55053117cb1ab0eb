import type { MouseEvent } from 'react'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { naechsterPunkt, punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'
import type { Gesten } from '#src/shared/zoom/useGesten.ts'
import { queue } from './formen.ts'
import type { GebietWahl } from './useGebietWahl.ts'

/** Farther abroad there is no middle of a circle. */
const AUSLAND_KM = 30

/** The circle of an area, and the click that sets its middle. `kreis`: null where there is none to be drawn. */
export function useKreis(gebiet: Gebiet, wahl: GebietWahl, { isKlick, punktUnter }: Gesten) {
  const isUmkreis = gebiet.art === 'umkreis'
  const mitte = isUmkreis ? punktZu(gebiet.plz) : undefined
  const isDrawn = isUmkreis && gebiet.radiusKm >= 1 && gebiet.radiusKm <= 100

  function setMitte(event: MouseEvent): void {
    const punkt = isUmkreis && isKlick() ? punktUnter(event) : null
    const stelle = punkt && queue(punkt)
    const next = stelle && naechsterPunkt(stelle, AUSLAND_KM)
    if (next) wahl.setCentre(next.plz)
  }

  return { isUmkreis, kreis: mitte && isDrawn ? { mitte, km: gebiet.radiusKm } : null, setMitte }
}
