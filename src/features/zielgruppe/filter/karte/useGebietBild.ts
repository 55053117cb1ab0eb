import { useDeferredValue, useMemo } from 'react'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { belongsTo, type Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { PUNKTE } from './formen.ts'
import { mitteVon } from './punkteSicht.ts'

/** What is drawn of an area: its PLZ as a path, and its middle on the sheet, null without one. */
export function useGebietBild(gebiet: Gebiet, anteile: ReadonlyMap<string, Anteil>) {
  // Thousands of points need not keep pace with a hand that drags.
  const gezeigt = useDeferredValue(gebiet)
  const punkte = useMemo(() => punktPfad(gezeigt, anteile), [gezeigt, anteile])
  const mitte = useMemo(() => mitteVon(gezeigt), [gezeigt])
  return { punkte, mitte }
}

/** A dot for each PLZ of the area; none where the whole region is filled. */
function punktPfad(gebiet: Gebiet, anteile: ReadonlyMap<string, Anteil>): string {
  const dabei = belongsTo(gebiet)
  return PUNKTE.filter((punkt) => anteile.get(punkt.plz.slice(0, 2)) === 'teil' && dabei(punkt))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('')
}
