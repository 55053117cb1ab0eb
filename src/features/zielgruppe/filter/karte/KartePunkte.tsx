import { useTranslation } from 'react-i18next'
import { gesehen, istZuSehen, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import type { PlzPunkt } from '#src/domain/zielgruppe/karte/punkte.ts'
import { BLATT, PUNKTE } from './formen.ts'

interface Props {
  ausschnitt: Ausschnitt
  /** px of a unit. */
  massstab: number
  dabei: (punkt: PlzPunkt) => boolean
  /** null: points only show where they are. */
  onToggle: ((plz: string) => void) | null
}

/** More would lie upon each other. */
const HOECHSTENS = 220
/** With so many there is room for the names of places, too. */
const MIT_ORT = 60

/** PLZ that are in view, once the map is near enough to tell them apart. The field and the table are their keyboard. */
export function KartePunkte({ ausschnitt, massstab, dabei, onToggle }: Props) {
  const { t } = useTranslation('zielgruppe')
  if (ausschnitt.faktor < 2) return null
  const inSicht = PUNKTE.filter((punkt) => istZuSehen(ausschnitt, punkt, BLATT))
  if (inSicht.length > HOECHSTENS) return null
  return inSicht.map((punkt) => {
    const { x, y } = gesehen(ausschnitt, punkt)
    const { plz, ort } = punkt
    const gewaehlt = dabei(punkt)
    return (
      <g
        key={plz}
        className="plz"
        data-gewaehlt={gewaehlt || undefined}
        data-plz={plz}
        {...(onToggle && {
          onClick: (event: { stopPropagation: () => void }) => {
            event.stopPropagation()
            onToggle(plz)
          },
        })}
      >
        <title>{t(gewaehlt ? 'karte.punktGewaehlt' : 'karte.punkt', { plz, ort })}</title>
        <circle className="ziel" cx={x} cy={y} r={13 / massstab} />
        <circle cx={x} cy={y} r={4 / massstab} />
        <text x={x} y={y - 7 / massstab} fontSize={11 / massstab}>
          {plz}
        </text>
        {inSicht.length <= MIT_ORT && (
          <text x={x} y={y + 15 / massstab} fontSize={11 / massstab}>
            {ort}
          </text>
        )}
      </g>
    )
  })
}
