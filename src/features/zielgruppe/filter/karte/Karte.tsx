import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useId, useMemo, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { gesehen, mitPunkt } from '#src/domain/zielgruppe/karte/ausschnitt.ts'
import { belongsTo, type Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import type { Punkt } from '#src/domain/zielgruppe/karte/nachbar.ts'
import { naechsterPunkt, punktZu } from '#src/domain/zielgruppe/karte/punkte.ts'
import { useGesten } from '#src/shared/zoom/useGesten.ts'
import { Blatt } from './Blatt.tsx'
import { BLATT, FORMEN, kreisPfad, PUNKTE, queue, type RegionForm } from './formen.ts'
import { KartePunkte } from './KartePunkte.tsx'
import { mitPlz, mitteVon } from './punkteSicht.ts'
import { KarteRegionen } from './KarteRegionen.tsx'
import { KarteUmkreis } from './KarteUmkreis.tsx'
import { KarteZoom } from './KarteZoom.tsx'
import type { GebietWahl } from './useGebietWahl.ts'
import { useMassstab } from './useMassstab.ts'

interface Props {
  gebiet: Gebiet
  anteile: ReadonlyMap<string, Anteil>
  zahlen: ReadonlyMap<string, number>
  wahl: GebietWahl
  onRegion: (region: RegionForm) => void
}

/** A number of a region needs so much room, px. */
const PLATZ_PX = 20
/** Farther abroad there is no middle of a circle. */
const AUSLAND_KM = 30

/** The chosen area on a map of the Leitregionen; it is chosen there, too. */
export function Karte({ gebiet, anteile, zahlen, wahl, onRegion }: Props) {
  const { t } = useTranslation('zielgruppe')
  const hilfeId = useId()
  const { massstab, rahmen } = useMassstab()
  const { ausschnitt, setAusschnitt, flaeche, handlers, isKlick, punktUnter } = useGesten(BLATT)
  const { faktor, x, y } = ausschnitt
  /** Region or PLZ that had the focus last, as long as it is on the map. */
  const [fokus, setFokus] = useState<Punkt | null>(null)
  const isUmkreis = gebiet.art === 'umkreis'
  const mitte = isUmkreis ? punktZu(gebiet.plz) : undefined
  const km = isUmkreis && gebiet.radiusKm >= 1 && gebiet.radiusKm <= 100 ? gebiet.radiusKm : null
  const dabei = belongsTo(gebiet)
  // Thousands of points need not keep pace with a hand that drags.
  const gezeigt = useDeferredValue(gebiet)
  const punkte = useMemo(() => punktPfad(gezeigt, anteile), [gezeigt, anteile])

  const mitteDesGebiets = useMemo(() => mitteVon(gezeigt), [gezeigt])

  function setMitte(event: MouseEvent): void {
    const punkt = isUmkreis && isKlick() ? punktUnter(event) : null
    const stelle = punkt && queue(punkt)
    const next = stelle && naechsterPunkt(stelle, AUSLAND_KM)
    if (next) wahl.setCentre(next.plz)
  }

  return (
    <Box
      ref={rahmen}
      component="fieldset"
      aria-label={t('karte.name')}
      aria-describedby={hilfeId}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFokus(null)}
      sx={{ position: 'relative', maxInlineSize: 560, inlineSize: '100%', minInlineSize: 0, m: 0, p: 0, border: 0 }}
    >
      <span id={hilfeId} hidden>
        {t(isUmkreis ? 'karte.tastenUmkreis' : 'karte.tasten')}
      </span>
      <Blatt
        ref={flaeche}
        viewBox={`0 0 ${BLATT.breite} ${BLATT.hoehe}`}
        {...handlers}
        onClick={setMitte}
        // The whole map lets the page scroll; an enlarged one is moved itself.
        style={{ touchAction: faktor > 1 ? 'none' : 'pan-x pan-y', cursor: isUmkreis ? 'crosshair' : undefined }}
      >
        <g transform={`translate(${x} ${y}) scale(${faktor})`}>
          <KarteRegionen
            anteile={anteile}
            zahlen={zahlen}
            isFest={isUmkreis}
            onToggle={(region, ohneZeiger) => (ohneZeiger || isKlick()) && onRegion(region)}
            onFokus={(region, mitTasten) => {
              setFokus(region)
              if (mitTasten) setAusschnitt((von) => mitPunkt(von, region, BLATT))
            }}
          />
          <path className="punkte" d={punkte} strokeWidth={Math.min(5, 2 + faktor / 4)} aria-hidden />
          {mitte && km !== null && <path className="kreis" d={kreisPfad(mitte, km)} aria-hidden />}
        </g>
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
        <KartePunkte
          ausschnitt={ausschnitt}
          massstab={massstab}
          dabei={dabei}
          isFest={isUmkreis}
          onToggle={(plz, ohneZeiger) => (ohneZeiger || isKlick()) && wahl.togglePlz(plz)}
          onFokus={(punkt) => {
            setFokus(punkt)
            setAusschnitt((von) => mitPlz(von, punkt))
          }}
        />
        {mitte && km !== null && (
          <KarteUmkreis
            mitte={mitte}
            km={km}
            ausschnitt={ausschnitt}
            massstab={massstab}
            punktUnter={punktUnter}
            wahl={wahl}
            onFokus={(punkt) => setAusschnitt((von) => mitPunkt(von, punkt, BLATT))}
          />
        )}
      </Blatt>
      <KarteZoom
        ausschnitt={ausschnitt}
        setAusschnitt={setAusschnitt}
        ziel={isUmkreis ? mitteDesGebiets : (fokus ?? mitteDesGebiets)}
      />
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('karte.zoomHilfe')}
      </Typography>
    </Box>
  )
}

/** A dot for each PLZ of the area; none where the whole region is filled. */
function punktPfad(gebiet: Gebiet, anteile: ReadonlyMap<string, Anteil>): string {
  const dabei = belongsTo(gebiet)
  return PUNKTE.filter((punkt) => anteile.get(punkt.plz.slice(0, 2)) === 'teil' && dabei(punkt))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('')
}
