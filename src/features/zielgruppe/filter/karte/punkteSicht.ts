import {
  gesehen,
  istZuSehen,
  mitPunkt,
  vergroessert,
  type Ausschnitt,
} from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { BLATT, PUNKTE, type PunktForm } from './formen.ts'

/** More would lie upon each other. */
const HOECHSTENS = 220
const NAEHER = 1.5

const alleIn = (ausschnitt: Ausschnitt) => PUNKTE.filter((punkt) => istZuSehen(ausschnitt, punkt, BLATT))

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
