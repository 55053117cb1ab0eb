import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { bereichDer, enthaelt, lesePlz, mitPlz, ohnePlz, schreibePlz } from '#src/domain/zielgruppe/plzListe.ts'
import type { ZielgruppeValues } from '../zielgruppeForm.ts'

type Vorher = Pick<ZielgruppeValues, 'art' | 'plzText' | 'leitregionen'>

/**
 * What map and table do to the area of the form. Where something is clicked that the kind of area does not know, the kind
 * becomes another one; `zurueck` brings back the former with all that was typed.
 */
export function useGebietWahl(control: Control<ZielgruppeValues>) {
  const art = useController({ control, name: 'art' }).field
  const leitregionen = useController({ control, name: 'leitregionen' }).field
  const plzText = useController({ control, name: 'plzText' }).field
  const mitte = useController({ control, name: 'mitte' }).field
  const radiusKm = useController({ control, name: 'radiusKm' }).field
  const [vorher, setVorher] = useState<(Vorher & { zu: Vorher['art'] }) | null>(null)

  function wechsle(zu: Vorher['art']): void {
    if (art.value === zu) return
    setVorher({ art: art.value, plzText: plzText.value, leitregionen: leitregionen.value, zu })
    art.onChange(zu)
  }

  function setzeRegionen(gewaehlt: readonly string[]): void {
    wechsle('leitregion')
    leitregionen.onChange([...new Set(gewaehlt)].toSorted())
  }

  function schalteRegion(leitregion: string, isGanz: boolean): void {
    if (art.value === 'plz') {
      const liste = lesePlz(plzText.value)
      const bereich = bereichDer(leitregion)
      plzText.onChange(schreibePlz(isGanz ? ohnePlz(liste, bereich) : mitPlz(liste, bereich)))
      return
    }
    const bisher: readonly string[] = leitregionen.value
    const weg = art.value === 'leitregion' && bisher.includes(leitregion)
    setzeRegionen(weg ? bisher.filter((one) => one !== leitregion) : [...bisher, leitregion])
  }

  function schaltePlz(plz: string): void {
    const alsPlz = art.value === 'leitregion' && leitregionen.value.length > 0
    const liste = alsPlz
      ? { plz: [], bereiche: leitregionen.value.map(bereichDer), falsch: [] }
      : lesePlz(plzText.value)
    const eine = { von: plz, bis: plz }
    const weg = (art.value === 'plz' || alsPlz) && enthaelt(liste, plz)
    wechsle('plz')
    plzText.onChange(schreibePlz(weg ? ohnePlz(liste, eine) : mitPlz(liste, eine)))
  }

  return {
    schalteRegion,
    schaltePlz,
    setzeRegionen,
    setzeMitte: (plz: string) => mitte.onChange(plz),
    setzeRadius: (km: number) => radiusKm.onChange(String(Math.min(100, Math.max(1, Math.round(km))))),
    /** The kind that was left by a click; null where it was chosen by hand meanwhile. */
    vorher: vorher?.zu === art.value ? vorher.art : null,
    zurueck() {
      if (!vorher) return
      art.onChange(vorher.art)
      plzText.onChange(vorher.plzText)
      leitregionen.onChange(vorher.leitregionen)
      setVorher(null)
    },
  }
}

export type GebietWahl = ReturnType<typeof useGebietWahl>
