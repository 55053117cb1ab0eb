import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { gesehen, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { isPfeil, nachbar, type Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { kmVon, naechsterPunkt, type PlzPunkt } from '#src/domain/zielgruppe/karte/punkte.ts'
import { aufKarte, PUNKTE, randPunkt, stelleAn } from './formen.ts'
import type { GebietWahl } from './useGebietWahl.ts'
import { ZITTERN_PX, type Gesten } from './useGesten.ts'

interface Props {
  mitte: PlzPunkt
  km: number
  ausschnitt: Ausschnitt
  /** px of a unit. */
  massstab: number
  punktUnter: Gesten['punktUnter']
  wahl: GebietWahl
}

/** How a handle was taken: nothing jumps to the pointer, which may have hit it at its edge. */
interface Griff {
  clientX: number
  clientY: number
  punkt: Punkt
  km: number
  mitte: Punkt
  bewegt: boolean
}

/** A drawing has no buttons and sliders of its own. */
const GRIFF = { mitte: { role: 'button', tabIndex: 0 }, rand: { role: 'slider', tabIndex: 0 } } as const
/** 44 px across: as large as a finger (UX-24). */
const GRIFF_PX = 22
const TASTEN: Readonly<Record<string, (km: number) => number>> = {
  ArrowRight: (km) => km + 1,
  ArrowUp: (km) => km + 1,
  ArrowLeft: (km) => km - 1,
  ArrowDown: (km) => km - 1,
  PageUp: (km) => km + 10,
  PageDown: (km) => km - 10,
  Home: () => 1,
  End: () => 100,
}

/** Handles of the circle: its middle, and its radius at the eastern edge. */
export function KarteUmkreis({ mitte, km, ausschnitt, massstab, punktUnter, wahl }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { x, y } = gesehen(ausschnitt, aufKarte(mitte))
  const rand = gesehen(ausschnitt, randPunkt(mitte, km))
  // Beside the middle where the circle is smaller than the two are.
  const randX = Math.max(rand.x, x + (GRIFF_PX * 1.4) / massstab)

  const griff = useRef<Griff | null>(null)
  function dragged(onMove: (punkt: Punkt, griff: Griff) => void) {
    return {
      onPointerDown: (event: PointerEvent<SVGGElement>) => {
        event.stopPropagation()
        const punkt = event.button === 0 ? punktUnter(event) : null
        const { clientX, clientY, pointerId } = event
        griff.current = punkt && { clientX, clientY, punkt, km, mitte: aufKarte(mitte), bewegt: false }
        if (punkt) event.currentTarget.setPointerCapture(pointerId)
      },
      onPointerMove: (event: PointerEvent<SVGGElement>) => {
        const now = griff.current
        if (now === null || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        now.bewegt ||= Math.hypot(event.clientX - now.clientX, event.clientY - now.clientY) >= ZITTERN_PX
        const punkt = now.bewegt ? punktUnter(event) : null
        if (punkt) onMove(punkt, now)
      },
      // The click below would set the middle.
      onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
    }
  }

  function moveByKey(event: KeyboardEvent): void {
    if (!isPfeil(event.key)) return
    event.preventDefault()
    const next = nachbar(aufKarte(mitte), event.key, PUNKTE)
    if (next) wahl.setzeMitte(next.plz)
  }

  function resizeByKey(event: KeyboardEvent): void {
    const next = TASTEN[event.key]
    if (!next) return
    event.preventDefault()
    wahl.setzeRadius(next(km))
  }

  return (
    <>
      <g
        className="griff"
        {...GRIFF.mitte}
        aria-label={t('karte.mitte', { plz: mitte.plz, ort: mitte.ort })}
        onKeyDown={moveByKey}
        {...dragged((punkt, { punkt: von, mitte: ab }) => {
          const stelle = stelleAn({ x: ab.x + punkt.x - von.x, y: ab.y + punkt.y - von.y })
          const next = stelle && naechsterPunkt(stelle)
          if (next && next.plz !== mitte.plz) wahl.setzeMitte(next.plz)
        })}
      >
        <circle className="ziel" cx={x} cy={y} r={GRIFF_PX / massstab} />
        <circle className="knopf" cx={x} cy={y} r={7 / massstab} />
        <circle className="kern" cx={x} cy={y} r={2.5 / massstab} />
      </g>
      <g
        className="griff"
        {...GRIFF.rand}
        aria-label={t('karte.radius')}
        aria-valuemin={1}
        aria-valuemax={100}
        aria-valuenow={km}
        aria-valuetext={t('karte.km', { km })}
        onKeyDown={resizeByKey}
        {...dragged((punkt, { punkt: ab, km: vorher }) => {
          const [von, stelle] = [stelleAn(ab), stelleAn(punkt)]
          if (von && stelle) wahl.setzeRadius(vorher + kmVon(mitte, stelle) - kmVon(mitte, von))
        })}
      >
        <circle className="ziel" cx={randX} cy={y} r={GRIFF_PX / massstab} />
        <circle className="knopf" cx={randX} cy={y} r={8 / massstab} />
        <path className="kern" d={`M${randX - 4 / massstab} ${y}h${8 / massstab}`} />
        <text x={randX + 14 / massstab} y={y} fontSize={13 / massstab} className="zahl">
          {t('karte.km', { km })}
        </text>
      </g>
    </>
  )
}
