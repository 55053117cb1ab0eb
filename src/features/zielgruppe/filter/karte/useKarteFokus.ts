import { useState, type Dispatch, type FocusEvent, type SetStateAction } from 'react'
import { mitPunkt, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { BLATT, type PunktForm, type RegionForm } from './formen.ts'
import { mitPlz } from './punkteSicht.ts'

/** What of the map has the focus; the map moves so that it is in view. */
export function useKarteFokus(setAusschnitt: Dispatch<SetStateAction<Ausschnitt>>) {
  /** Region or PLZ that had the focus last, as long as it is on the map. */
  const [fokus, setFokus] = useState<Punkt | null>(null)
  return {
    fokus,
    /** A pointer sees already where it is. */
    showRegion(region: RegionForm, mitTasten: boolean) {
      setFokus(region)
      if (mitTasten) setAusschnitt((von) => mitPunkt(von, region, BLATT))
    },
    showPlz(punkt: PunktForm) {
      setFokus(punkt)
      setAusschnitt((von) => mitPlz(von, punkt))
    },
    /** A handle of the circle. */
    showGriff: (punkt: Punkt) => setAusschnitt((von) => mitPunkt(von, punkt, BLATT)),
    leave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFokus(null)
    },
  }
}
