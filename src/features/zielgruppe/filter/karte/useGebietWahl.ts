import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { Gebiet } from '#src/contract/gebiet.ts'
import type { Bundesland } from '#src/engines/addresses/rules.ts'
import { belongsTo, punkteIn } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'
import type { Region } from '#src/domain/zielgruppe/karte/regionen.ts'
import { bereicheVon, geaendert } from '#src/domain/zielgruppe/karte/teile.ts'
import { bereichDer, readPlz, writePlz, type PlzBereich } from '#src/domain/zielgruppe/plzListe.ts'
import type { ZielgruppeValues } from '../zielgruppeForm.ts'

type Kind = Gebiet['art']
type Gesetzt = Extract<Gebiet, { art: 'leitregion' | 'plz' | 'bundesland' }>
type Vorher = Pick<ZielgruppeValues, 'art' | 'plzText' | 'leitregionen' | 'bundeslaender'>

/** A click that made the kind of area another one. */
export interface Umstellung {
  vorher: Vorher
  zu: Kind
  /** The region that was taken out of all of Germany: perhaps it alone was meant. */
  ausgenommen: Region | null
}

/**
 * What map and table do to the area of the form. What is seen as chosen stays chosen but for what was clicked; where the kind
 * of area cannot say that, it becomes another one, and `zurueck` brings back the former with all that was typed.
 */
export function useGebietWahl(control: Control<ZielgruppeValues>, gebiet: Gebiet) {
  const art = useController({ control, name: 'art' }).field
  const leitregionen = useController({ control, name: 'leitregionen' }).field
  const plzText = useController({ control, name: 'plzText' }).field
  const bundeslaender = useController({ control, name: 'bundeslaender' }).field
  const mitte = useController({ control, name: 'mitte' }).field
  const radiusKm = useController({ control, name: 'radiusKm' }).field
  const [umgestellt, setUmgestellt] = useState<Umstellung | null>(null)

  // Another kind was chosen by hand meanwhile: what is typed there is not to be taken back.
  if (umgestellt !== null && umgestellt.zu !== art.value) setUmgestellt(null)

  function place(next: Gesetzt, ausgenommen: Region | null = null): void {
    const vorher = {
      art: art.value,
      plzText: plzText.value,
      leitregionen: leitregionen.value,
      bundeslaender: bundeslaender.value,
    }
    setUmgestellt((alt) =>
      next.art === art.value ? alt && { ...alt, ausgenommen } : { vorher, zu: next.art, ausgenommen },
    )
    art.onChange(next.art)
    if (next.art === 'leitregion') leitregionen.onChange(next.leitregionen)
    else if (next.art === 'bundesland') bundeslaender.onChange(next.bundeslaender)
    else {
      // Words that are no postal codes stay as well: only who typed them knows what they mean.
      const falsch = gebiet.art === 'plz' ? readPlz(plzText.value).falsch : []
      plzText.onChange(writePlz({ plz: next.plz, bereiche: next.bereiche ?? [], falsch }))
    }
  }

  function toggleRegion(region: Region, dazu: boolean): void {
    const next = geaendert(gebiet, [bereichDer(region.leitregion)], dazu)
    place(next, gebiet.art === 'deutschland' ? region : null)
  }

  function togglePlz(plz: string): void {
    const punkt = punktZu(plz)
    const eine: PlzBereich = { von: plz, bis: plz }
    if (punkt) place(geaendert(gebiet, [eine], !belongsTo(gebiet)(punkt)))
  }

  /** The Bundesland itself; beside an area of another kind all postal codes that it has. */
  function takeLand(land: Bundesland): void {
    const laender = gebiet.art === 'bundesland' ? gebiet.bundeslaender : []
    const isAnderes = gebiet.art !== 'bundesland' && gebiet.art !== 'deutschland' && punkteIn(gebiet).length > 0
    if (isAnderes) place(geaendert(gebiet, bereicheVon({ art: 'bundesland', bundeslaender: [land] }), true))
    else place({ art: 'bundesland', bundeslaender: [...new Set([...laender, land])] })
  }

  return {
    toggleRegion: toggleRegion,
    togglePlz: togglePlz,
    takeLand: takeLand,
    chooseOnly: (regionen: readonly Region[]) =>
      place({ art: 'leitregion', leitregionen: regionen.map(({ leitregion }) => leitregion) }),
    setCentre: (plz: string) => mitte.onChange(plz),
    setRadius: (km: number) => radiusKm.onChange(String(km)),
    umgestellt,
    zurueck() {
      if (!umgestellt) return
      const { vorher, zu } = umgestellt
      art.onChange(vorher.art)
      if (zu === 'plz') plzText.onChange(vorher.plzText)
      else if (zu === 'bundesland') bundeslaender.onChange(vorher.bundeslaender)
      else leitregionen.onChange(vorher.leitregionen)
      setUmgestellt(null)
    },
  }
}

export type GebietWahl = ReturnType<typeof useGebietWahl>
