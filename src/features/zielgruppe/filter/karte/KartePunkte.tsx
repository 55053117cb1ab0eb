import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { gesehen, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { isPfeil, nachbar } from '#src/domain/zielgruppe/karte/nachbar.ts'
import type { PlzPunkt } from '#src/domain/zielgruppe/karte/punkte.ts'
import { BLATT, PUNKTE, type PunktForm } from './formen.ts'
import { punkteIn } from './punkteSicht.ts'

interface Props {
  ausschnitt: Ausschnitt
  /** px of a unit. */
  massstab: number
  dabei: (punkt: PlzPunkt) => boolean
  /** A click means something else, as with a circle: points only show where they are. */
  isFest: boolean
  /** `ohneZeiger`: by keyboard or by a help of access, which drag nothing. */
  onToggle: (plz: string, ohneZeiger: boolean) => void
  /** The focus comes to a point, or goes on to one that is not drawn yet. */
  onFokus: (punkt: PunktForm) => void
}

/** With so many there is room for the names of places, too. */
const MIT_ORT = 60

/** PLZ that are in view. One of them is in the order of tabs, arrows go to the neighbour. */
export function KartePunkte({ ausschnitt, massstab, dabei, isFest, onToggle, onFokus }: Props) {
  const { t } = useTranslation('zielgruppe')
  const [aktiv, setAktiv] = useState<string | null>(null)
  const gruppe = useRef<SVGGElement>(null)
  const springt = useRef(false)
  const inSicht = punkteIn(ausschnitt)
  const ersterTab = inSicht.some(({ plz }) => plz === aktiv) ? aktiv : mittlerer(inSicht, ausschnitt)

  useEffect(() => {
    // Only now the point is drawn that the map moved to.
    if (springt.current) gruppe.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true })
    springt.current = false
  })

  function press(event: KeyboardEvent, punkt: PunktForm): void {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      onToggle(punkt.plz, true)
    }
    if (!isPfeil(event.key)) return
    event.preventDefault()
    const next = nachbar(punkt, event.key, PUNKTE)
    if (!next) return
    springt.current = true
    setAktiv(next.plz)
    onFokus(next)
  }

  return (
    <g ref={gruppe} aria-hidden={isFest} lang="de">
      {inSicht.map((punkt) => {
        const { x, y } = gesehen(ausschnitt, punkt)
        const { plz, ort } = punkt
        const gewaehlt = dabei(punkt)
        const name = t('karte.punkt', { plz, ort })
        return (
          <g
            key={plz}
            className="plz"
            data-gewaehlt={gewaehlt || undefined}
            {...(!isFest && {
              role: 'checkbox',
              'aria-checked': gewaehlt,
              'aria-label': name,
              tabIndex: plz === ersterTab ? 0 : -1,
              onClick: (event: MouseEvent) => {
                event.stopPropagation()
                onToggle(plz, event.detail === 0)
              },
              onKeyDown: (event: KeyboardEvent) => press(event, punkt),
              onFocus: () => {
                setAktiv(plz)
                onFokus(punkt)
              },
            })}
          >
            <title>{name}</title>
            <circle className="ziel" cx={x} cy={y} r={13 / massstab} />
            <circle cx={x} cy={y} r={4 / massstab} />
            <text x={x} y={y - 7 / massstab} fontSize={11 / massstab} aria-hidden>
              {plz}
            </text>
            {inSicht.length <= MIT_ORT && (
              <text x={x} y={y + 15 / massstab} fontSize={11 / massstab} aria-hidden>
                {ort}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The point nearest to the middle of what is seen; null without one. */
function mittlerer(punkte: readonly PunktForm[], ausschnitt: Ausschnitt): string | null {
  const weit = (punkt: PunktForm) => {
    const { x, y } = gesehen(ausschnitt, punkt)
    return Math.hypot(x - BLATT.breite / 2, y - BLATT.hoehe / 2)
  }
  return punkte.toSorted((a, b) => weit(a) - weit(b))[0]?.plz ?? null
}
