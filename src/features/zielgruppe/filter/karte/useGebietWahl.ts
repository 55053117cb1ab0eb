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

  // Another kind was chosen by hand meanwhile: what is typed there is not to be taken back.
  if (vorher !== null && vorher.zu !== art.value) setVorher(null)

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
    const bisher = gesehene()
    setzeRegionen(bisher.includes(leitregion) ? bisher.filter((one) => one !== leitregion) : [...bisher, leitregion])
  }

  /** Regions that are chosen as such; a choice of before that is out of sight is not gone on with. */
  const gesehene = (): readonly string[] => (art.value === 'leitregion' ? leitregionen.value : [])

  function nimmDazu(weitere: readonly string[]): void {
    if (art.value !== 'plz') return setzeRegionen([...gesehene(), ...weitere])
    plzText.onChange(schreibePlz(weitere.map(bereichDer).reduce(mitPlz, lesePlz(plzText.value))))
  }

  function schaltePlz(plz: string): void {
    const alsPlz = art.value === 'leitregion' && leitregionen.value.length > 0
    const liste =
      art.value === 'plz'
        ? lesePlz(plzText.value)
        : { plz: [], bereiche: alsPlz ? leitregionen.value.map(bereichDer) : [], falsch: [] }
    const eine = { von: plz, bis: plz }
    const weg = (art.value === 'plz' || alsPlz) && enthaelt(liste, plz)
    wechsle('plz')
    plzText.onChange(schreibePlz(weg ? ohnePlz(liste, eine) : mitPlz(liste, eine)))
  }

  return {
    schalteRegion,
    schaltePlz,
    nimmDazu,
    setzeMitte: (plz: string) => mitte.onChange(plz),
    setzeRadius: (km: number) => radiusKm.onChange(String(Math.min(100, Math.max(1, Math.round(km))))),
    /** The kind that was left by a click; null where none was. */
    vorher: vorher?.art ?? null,
    zurueck() {
      if (!vorher) return
      art.onChange(vorher.art)
      if (vorher.zu === 'plz') plzText.onChange(vorher.plzText)
      else leitregionen.onChange(vorher.leitregionen)
      setVorher(null)
    },
  }
}

export type GebietWahl = ReturnType<typeof useGebietWahl>
