import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gebiet } from '#src/contract/gebiet.ts'
import { belongsTo, type Anteil } from '#src/domain/zielgruppe/karte/gebietPunkte.ts'
import { useGesten } from '#src/shared/zoom/useGesten.ts'
import { Blatt } from './Blatt.tsx'
import { BLATT, kreisPfad, type RegionForm } from './formen.ts'
import { KartePunkte } from './KartePunkte.tsx'
import { KarteNummern } from './KarteNummern.tsx'
import { KarteRegionen } from './KarteRegionen.tsx'
import { KarteUmkreis } from './KarteUmkreis.tsx'
import { KarteZoom } from './KarteZoom.tsx'
import { useGebietBild } from './useGebietBild.ts'
import type { GebietWahl } from './useGebietWahl.ts'
import { useKarteFokus } from './useKarteFokus.ts'
import { useKreis } from './useKreis.ts'
import { useMassstab } from './useMassstab.ts'

interface Props {
  gebiet: Gebiet
  anteile: ReadonlyMap<string, Anteil>
  zahlen: ReadonlyMap<string, number>
  wahl: GebietWahl
  onRegion: (region: RegionForm) => void
}

/** The chosen area on a map of the Leitregionen; it is chosen there, too. */
export function Karte({ gebiet, anteile, zahlen, wahl, onRegion }: Props) {
  const { t } = useTranslation('zielgruppe')
  const hilfeId = useId()
  const { massstab, rahmen } = useMassstab()
  const gesten = useGesten(BLATT)
  const { ausschnitt, setAusschnitt, flaeche, handlers, isKlick, punktUnter } = gesten
  const { faktor, x, y } = ausschnitt
  const { fokus, showRegion, showPlz, showGriff, leave } = useKarteFokus(setAusschnitt)
  const { isUmkreis, kreis, setMitte } = useKreis(gebiet, wahl, gesten)
  const { punkte, mitte } = useGebietBild(gebiet, anteile)

  return (
    <Box
      ref={rahmen}
      component="fieldset"
      aria-label={t('karte.name')}
      aria-describedby={hilfeId}
      onBlur={leave}
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
            onFokus={showRegion}
          />
          <path className="punkte" d={punkte} strokeWidth={Math.min(5, 2 + faktor / 4)} aria-hidden />
          {kreis && <path className="kreis" d={kreisPfad(kreis.mitte, kreis.km)} aria-hidden />}
        </g>
        <KarteNummern ausschnitt={ausschnitt} massstab={massstab} />
        <KartePunkte
          ausschnitt={ausschnitt}
          massstab={massstab}
          dabei={belongsTo(gebiet)}
          isFest={isUmkreis}
          onToggle={(plz, ohneZeiger) => (ohneZeiger || isKlick()) && wahl.togglePlz(plz)}
          onFokus={showPlz}
        />
        {kreis && (
          <KarteUmkreis
            {...kreis}
            ausschnitt={ausschnitt}
            massstab={massstab}
            punktUnter={punktUnter}
            wahl={wahl}
            onFokus={showGriff}
          />
        )}
      </Blatt>
      <KarteZoom ausschnitt={ausschnitt} setAusschnitt={setAusschnitt} ziel={isUmkreis ? mitte : (fokus ?? mitte)} />
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('karte.zoomHilfe')}
      </Typography>
    </Box>
  )
}
