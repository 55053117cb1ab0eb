import type { Gebiet } from '#src/contract/gebiet.ts'
import { ORTE } from '../orte.ts'
import { kmVon, PLZ_PUNKTE, punktZu, type PlzPunkt } from './punkte.ts'
import { REGIONEN } from './regionen.ts'

/** How much of a Leitregion belongs to an area, by its PLZ. */
export type Anteil = 'ganz' | 'teil' | 'nicht'

/**
 * Whether a PLZ belongs to an area, as the map shows it. The service counts by its own points (domain 4.3.12): at the edge
 * of a circle the two may differ by a PLZ.
 */
export function gehoertZu(gebiet: Gebiet): (punkt: PlzPunkt) => boolean {
  switch (gebiet.art) {
    case 'deutschland':
      return () => true
    case 'leitregion': {
      const regionen = new Set(gebiet.leitregionen)
      return ({ plz }) => regionen.has(plz.slice(0, 2))
    }
    case 'plz': {
      const einzeln = new Set(gebiet.plz)
      const { bereiche = [] } = gebiet
      return ({ plz }) => einzeln.has(plz) || bereiche.some(({ von, bis }) => plz >= von && plz <= bis)
    }
    case 'plzBereich':
      return ({ plz }) => plz >= gebiet.von && plz <= gebiet.bis
    case 'ort': {
      const bereiche = ORTE.filter(({ name }) => gebiet.orte.includes(name)).flatMap(({ plz }) => plz)
      return ({ plz }) => bereiche.some(([von, bis]) => Number(plz) >= von && Number(plz) <= bis)
    }
    case 'bundesland': {
      const laender = new Set(gebiet.bundeslaender)
      return ({ bundesland }) => laender.has(bundesland)
    }
    case 'umkreis': {
      const mitte = punktZu(gebiet.plz)
      return (punkt) => mitte !== undefined && kmVon(mitte, punkt) <= gebiet.radiusKm
    }
    default:
      return gebiet satisfies never
  }
}

export const punkteIn = (gebiet: Gebiet): readonly PlzPunkt[] => PLZ_PUNKTE.filter(gehoertZu(gebiet))

/** Share of each Leitregion that an area takes. */
export function anteile(gebiet: Gebiet): ReadonlyMap<string, Anteil> {
  const dabei = gehoertZu(gebiet)
  return new Map(
    REGIONEN.map(({ leitregion, punkte }) => {
      const anzahl = punkte.filter(dabei).length
      return [leitregion, anzahl === 0 ? 'nicht' : anzahl === punkte.length ? 'ganz' : 'teil']
    }),
  )
}
