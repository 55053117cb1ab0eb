import type { Gebiet } from '#src/contract/gebiet.ts'
import { plzImOrt } from './ortswahl.ts'
import { kmVon, PLZ_PUNKTE, punktZu, type PlzPunkt } from './punkte.ts'
import { REGIONEN } from './regionen.ts'

/** How much of a Leitregion belongs to an area, by its PLZ. */
export type Anteil = 'ganz' | 'teil' | 'nicht'

/**
 * Whether a PLZ belongs to an area (domain 4.3.12), as the map shows it and the stand-in counts. A service with points of its
 * own may differ by a PLZ at the edge of a circle.
 */
export function belongsTo(gebiet: Gebiet): (punkt: PlzPunkt) => boolean {
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
      const imOrt = new Set(gebiet.orte.flatMap(plzImOrt))
      return ({ plz }) => imOrt.has(plz)
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

export const punkteIn = (gebiet: Gebiet): readonly PlzPunkt[] => PLZ_PUNKTE.filter(belongsTo(gebiet))

/** Postal codes that an area names one by one although nobody lives there: of boxes, or of one large receiver. */
export function ohneZustellgebiet(gebiet: Gebiet): readonly string[] {
  const genannt = gebiet.art === 'plz' ? gebiet.plz : gebiet.art === 'umkreis' ? [gebiet.plz] : []
  return genannt.filter((plz) => /^\d{5}$/.test(plz) && punktZu(plz) === undefined)
}

/** Share of each Leitregion that an area takes. */
export function anteile(gebiet: Gebiet): ReadonlyMap<string, Anteil> {
  const dabei = belongsTo(gebiet)
  return new Map(
    REGIONEN.map(({ leitregion, punkte }) => {
      const anzahl = punkte.filter(dabei).length
      return [leitregion, anzahl === 0 ? 'nicht' : anzahl === punkte.length ? 'ganz' : 'teil']
    }),
  )
}
