import { gesehen, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { FORMEN } from './formen.ts'

interface Props {
  ausschnitt: Ausschnitt
  /** px of a unit. */
  massstab: number
}

/** A number of a region needs so much room, px. */
const PLATZ_PX = 20

/** Numbers of the Leitregionen, as far as there is room for them. */
export function KarteNummern({ ausschnitt, massstab }: Props) {
  const { faktor } = ausschnitt
  return (
    <g aria-hidden lang="de">
      {FORMEN.filter(({ platz }) => platz * faktor * massstab > PLATZ_PX).map((form) => {
        const spot = gesehen(ausschnitt, form)
        const size = (faktor > 2 ? 15 : 11) / massstab
        return (
          <text key={form.leitregion} x={spot.x} y={spot.y + size / 3} fontSize={size}>
            {form.leitregion}
          </text>
        )
      })}
    </g>
  )
}
