import { type Bundesland, type Ort, ORTE } from '#src/engines/addresses/rules.ts'
import { PLZ_PUNKTE, punktZu, type PlzPunkt } from '#src/domain/zielgruppe/karte/punkte.ts'

export interface Lage {
  ort: string
  bundesland: Bundesland
  /** In one of the known larger places. */
  stadt: boolean
}

const inOrt = ({ plz }: PlzPunkt, ort: Ort) => ort.plz.some(([von, bis]) => Number(plz) >= von && Number(plz) <= bis)

/** Where a PLZ lies; null for one without a delivery area. */
export function lageOf(plz: string): Lage | null {
  const punkt = punktZu(plz)
  if (!punkt) return null
  const ort = ORTE.find((one) => inOrt(punkt, one))
  return { ort: ort?.name ?? punkt.ort, bundesland: punkt.bundesland, stadt: ort !== undefined }
}

/** PLZ of the known places with their weight, and all others. */
export function plzPools(): { staedte: { plz: string[]; gewicht: number }[]; doerfer: string[] } {
  const frei = new Set(PLZ_PUNKTE)
  const staedte = ORTE.map((ort) => {
    const punkte = PLZ_PUNKTE.filter((punkt) => inOrt(punkt, ort))
    for (const punkt of punkte) frei.delete(punkt)
    return { plz: punkte.map(({ plz }) => plz), gewicht: punkte.length === 0 ? 0 : ort.einwohnerTausend }
  })
  return { staedte, doerfer: [...frei].map(({ plz }) => plz) }
}
