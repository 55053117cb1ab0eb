import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { FELD_LABEL } from '#src/base/adressFelder.ts'
import type { VorschlaegeEinerArt } from '#src/engines/addresses/worker.ts'
import { VORSCHLAG_REGELN } from '#src/engines/addresses/rules.ts'
import { AltNeu } from './AltNeu.tsx'
import type { TischZustand } from './useTisch.ts'

interface Props {
  vorschlaege: VorschlaegeEinerArt
  tisch: TischZustand
}

/** One kind of proposals: what it would change in the first rows, and what is done about all of them. */
export function VorschlagKarte({
  vorschlaege: { art, zeilen, beispiele },
  tisch: { sicht, showBefund, perform },
}: Props) {
  const { t } = useTranslation('zielgruppe')
  const { titel } = VORSCHLAG_REGELN[art]
  const gezeigt = sicht.befund.art === 'vorschlag' && sicht.befund.vorschlag === art
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5, display: 'grid', gap: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{`${titel}: ${formatZahl(zeilen)}`}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`adressdatei:vorschlag.${art}`)}
      </Typography>
      <Box
        component="ul"
        aria-label={t('tisch.beispiele', { titel })}
        sx={{ listStyle: 'none', margin: 0, marginBlockStart: 0.5, padding: 0, display: 'grid', gap: 0.5 }}
      >
        {beispiele.map(({ nr, aenderungen }) => (
          <Box component="li" key={nr} sx={{ display: 'grid', gridTemplateColumns: '9ch minmax(0, 1fr)', gap: 1 }}>
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {t('tisch.zeileNr', { nr: formatZahl(nr) })}
            </Typography>
            <div>
              {aenderungen.map(({ feld, alt, neu }) => (
                <AltNeu key={feld} feld={FELD_LABEL[feld]} alt={alt} neu={neu} />
              ))}
            </div>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('tisch.alleUebernehmenLabel', { titel })}
          onClick={() => void perform({ art: 'nimmAn', vorschlag: art, indexe: null })}
        >
          {t('tisch.alleUebernehmen')}
        </Button>
        <Button
          size="small"
          aria-pressed={gezeigt}
          aria-label={t('tisch.ansehenLabel', { titel })}
          onClick={() => void showBefund({ art: 'vorschlag', vorschlag: art })}
        >
          {t('tisch.ansehen')}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t('tisch.alleLassenLabel', { titel })}
          onClick={() => void perform({ art: 'lehneAb', vorschlag: art, indexe: null })}
        >
          {t('tisch.soLassen')}
        </Button>
      </Box>
    </Box>
  )
}
