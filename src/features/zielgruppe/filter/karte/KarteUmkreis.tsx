import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { aufBlatt, gesehen, type Ausschnitt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { isPfeil, nachbar, type Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { kmVon, naechsterPunkt, type PlzPunkt } from '#src/domain/zielgruppe/karte/punkte.ts'
import { alsRadius, freieSeite, randAuf, type Griffmasse, type Seite } from '#src/domain/zielgruppe/karte/randgriff.ts'
import type { Gesten } from '#src/shared/zoom/useGesten.ts'
import { aufKarte, BLATT, PUNKTE, radiusAufKarte, queue } from './formen.ts'
import type { GebietWahl } from './useGebietWahl.ts'
import { useGriff } from './useGriff.ts'

interface Props {
  mitte: PlzPunkt
  km: number
  ausschnitt: Ausschnitt
  /** px of a unit. */
  massstab: number
  punktUnter: Gesten['punktUnter']
  wahl: GebietWahl
  /** A handle has the focus: spot of the whole sheet that is to be seen. */
  onFokus: (punkt: Punkt) => void
}

/** A drawing has no buttons and sliders of its own. */
const GRIFF = { mitte: { role: 'button', tabIndex: 0 }, rand: { role: 'slider', tabIndex: 0 } } as const
/** 44 px across: as large as a finger (UX-24). */
const GRIFF_PX = 22
/** px: the handle, "100 km" beside it, and the buttons of the map. */
const MASSE_PX: Griffmasse = { knopf: 12, schild: 60, ecke: { breite: 56, hoehe: 136 } }
/** From the handle to its label, px. */
const ABSTAND_PX = 14
const SCHRIFT_PX = 13
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

/** The postal code at which the middle is after a drag. */
function punktNach(ort: Punkt, weg: Punkt) {
  const stelle = queue({ x: ort.x + weg.x, y: ort.y + weg.y })
  return stelle && naechsterPunkt(stelle)
}

/** Handles of the circle: its middle, and its radius at the side where there is room. */
export function KarteUmkreis({ mitte, km, ausschnitt, massstab, punktUnter, wahl, onFokus }: Props) {
  const { t } = useTranslation('zielgruppe')
  // What is held stays where the hand is.
  const [gehalten, setGehalten] = useState<Seite | null>(null)
  const ort = aufKarte(mitte)
  const dragged = useGriff({ km, ort }, punktUnter)
  const { x, y } = gesehen(ausschnitt, ort)
  const { seite, rand } = randBei(km)

  /** Where the handle of a radius is seen. */
  function randBei(radiusKm: number): { seite: Seite; rand: Punkt } {
    // Beside the middle where the circle is smaller than the two are.
    const radius = Math.max(radiusAufKarte(mitte, radiusKm) * ausschnitt.faktor, (GRIFF_PX * 1.4) / massstab)
    const frei = gehalten ?? freieSeite({ x, y }, radius, BLATT, inEinheiten(massstab))
    return { seite: frei, rand: randAuf(frei, { x, y }, radius) }
  }

  function moveByKey(event: KeyboardEvent): void {
    if (!isPfeil(event.key)) return
    event.preventDefault()
    const next = nachbar(aufKarte(mitte), event.key, PUNKTE)
    if (!next) return
    wahl.setCentre(next.plz)
    onFokus(next)
  }

  function resizeByKey(event: KeyboardEvent): void {
    const next = TASTEN[event.key]
    if (!next) return
    event.preventDefault()
    const radiusKm = alsRadius(next(km))
    wahl.setRadius(radiusKm)
    showMargin(radiusKm)
  }

  const showMargin = (radiusKm: number) => onFokus(aufBlatt(ausschnitt, randBei(radiusKm).rand))

  return (
    <>
      <g
        className="griff"
        {...GRIFF.mitte}
        aria-label={t('karte.mitte', { plz: mitte.plz, ort: mitte.ort })}
        onKeyDown={moveByKey}
        onFocus={() => onFokus(ort)}
        {...dragged((punkt, { punkt: von, stand }) => {
          const next = punktNach(stand.ort, { x: punkt.x - von.x, y: punkt.y - von.y })
          if (next && next.plz !== mitte.plz) wahl.setCentre(next.plz)
        })}
      >
        <Knopf at={{ x, y }} massstab={massstab} radiusPx={7} />
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
        onFocus={() => showMargin(km)}
        onPointerDownCapture={() => setGehalten(seite)}
        onLostPointerCapture={() => setGehalten(null)}
        onPointerUp={() => setGehalten(null)}
        {...dragged((punkt, { punkt: ab, stand }) => {
          const [von, stelle] = [queue(ab), queue(punkt)]
          if (von && stelle) wahl.setRadius(alsRadius(stand.km + kmVon(mitte, stelle) - kmVon(mitte, von)))
        })}
      >
        <Knopf at={rand} massstab={massstab} radiusPx={8} />
        <path className="kern" d={`M${rand.x - 4 / massstab} ${rand.y}h${8 / massstab}`} />
        <text {...schildBei(seite, rand, massstab)} fontSize={SCHRIFT_PX / massstab} className={`zahl ${seite}`}>
          {t('karte.km', { km })}
        </text>
      </g>
    </>
  )
}

interface KnopfProps {
  at: Punkt
  /** px of a unit. */
  massstab: number
  radiusPx: number
}

/** The knob that is seen, and around it what a finger may hit. */
function Knopf({ at: { x, y }, massstab, radiusPx }: KnopfProps) {
  return (
    <>
      <circle className="ziel" cx={x} cy={y} r={GRIFF_PX / massstab} />
      <circle className="knopf" cx={x} cy={y} r={radiusPx / massstab} />
    </>
  )
}

function inEinheiten(massstab: number): Griffmasse {
  const { knopf, schild, ecke } = MASSE_PX
  return {
    knopf: knopf / massstab,
    schild: schild / massstab,
    ecke: { breite: ecke.breite / massstab, hoehe: ecke.hoehe / massstab },
  }
}

/** Beside the handle; above or below it where it is in the north or south of the circle. */
function schildBei(seite: Seite, { x, y }: Punkt, massstab: number): Punkt {
  const abstand = ABSTAND_PX / massstab
  if (seite === 'ost') return { x: x + abstand, y }
  if (seite === 'west') return { x: x - abstand, y }
  return { x, y: seite === 'nord' ? y - abstand : y + abstand + SCHRIFT_PX / massstab / 2 }
}
