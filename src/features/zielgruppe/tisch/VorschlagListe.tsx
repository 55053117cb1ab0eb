import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { VORSCHLAG_ARTEN, VORSCHLAG_REGELN } from '#src/domain/zielgruppe/adressdatei/vorschlag/arten.ts'
import type { TischZustand } from './useTisch.ts'

/** Kinds of proposals with how many rows each is about: looked at, taken, or refused for all. */
export function VorschlagListe({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { stand, sicht, tue } = tisch
  const arten = VORSCHLAG_ARTEN.filter((art) => stand.jeVorschlag[art])
  const genommen = Object.values(stand.entscheidungen.jeVorschlag).reduce((summe, zeilen) => summe + zeilen, 0)
  return (
    <Box component="section" aria-label={t('tisch.vorschlaege')} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h3" sx={{ marginInlineEnd: 'auto' }}>
          {t('tisch.vorschlaege')}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(arten.length === 0 ? 'tisch.keineVorschlaege' : 'tisch.vorschlaegeHilfe')}
        {genommen > 0 && ` ${t('tisch.uebernommen', { count: genommen, anzahl: formatZahl(genommen) })}`}
      </Typography>
      {stand.ohneAnrede > 0 && (
        <Typography variant="body2">
          {`${t('tisch.ohneAnrede', { count: stand.ohneAnrede, anzahl: formatZahl(stand.ohneAnrede) })} `}
          <Button size="small" onClick={() => void tisch.zeigeBefund({ art: 'ohneAnrede' })}>
            {t('tisch.ansehen')}
          </Button>
        </Typography>
      )}
      {arten.map((art) => {
        const { titel, hilfe } = VORSCHLAG_REGELN[art]
        const anzahl = stand.jeVorschlag[art] ?? 0
        const gezeigt = sicht.befund.art === 'vorschlag' && sicht.befund.vorschlag === art
        return (
          <Box
            key={art}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5, display: 'grid', gap: 0.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{`${titel}: ${formatZahl(anzahl)}`}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {hilfe}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 0.5 }}>
              <Button
                size="small"
                variant="outlined"
                aria-label={t('tisch.alleUebernehmenLabel', { titel })}
                onClick={() => void tue({ art: 'nimmAn', vorschlag: art, indexe: null })}
              >
                {t('tisch.alleUebernehmen')}
              </Button>
              <Button
                size="small"
                aria-pressed={gezeigt}
                aria-label={t('tisch.ansehenLabel', { titel })}
                onClick={() => void tisch.zeigeBefund(gezeigt ? { art: 'alle' } : { art: 'vorschlag', vorschlag: art })}
              >
                {t('tisch.ansehen')}
              </Button>
              <Button
                size="small"
                color="inherit"
                aria-label={t('tisch.alleLassenLabel', { titel })}
                onClick={() => void tue({ art: 'lehneAb', vorschlag: art, indexe: null })}
              >
                {t('tisch.soLassen')}
              </Button>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}
