import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import type { TischZustand } from './useTisch.ts'
import { VorschlagKarte } from './VorschlagKarte.tsx'

/** Kinds of proposals with how many rows each is about: looked at, taken, or refused for all. */
export function VorschlagListe({ tisch }: { tisch: TischZustand }) {
  const { t } = useTranslation('zielgruppe')
  const { stand, perform } = tisch
  const { vorschlaege, ohneAnrede } = stand
  const offen = vorschlaege.reduce((summe, { zeilen }) => summe + zeilen, 0)
  const genommen = Object.values(stand.entscheidungen.jeVorschlag).reduce((summe, zeilen) => summe + zeilen, 0)
  return (
    <Box component="section" aria-label={t('tisch.vorschlaege')} sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h3">
        {t('tisch.vorschlaege')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(offen === 0 ? 'tisch.keineVorschlaege' : 'tisch.vorschlaegeHilfe')}
        {genommen > 0 && ` ${t('tisch.uebernommen', { count: genommen, anzahl: formatZahl(genommen) })}`}
      </Typography>
      {ohneAnrede > 0 && (
        <Typography variant="body2">
          {`${t('tisch.ohneAnrede', { count: ohneAnrede, anzahl: formatZahl(ohneAnrede) })} `}
          <Button size="small" onClick={() => void tisch.showBefund({ art: 'ohneAnrede' })}>
            {t('tisch.ansehen')}
          </Button>
        </Typography>
      )}
      {offen > 0 && (
        <Button
          size="small"
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void perform({ art: 'nimmAn', vorschlag: 'alle', indexe: null })}
        >
          {t('tisch.alleVorschlaege', { count: offen, anzahl: formatZahl(offen) })}
        </Button>
      )}
      {vorschlaege.map((one) => (
        <VorschlagKarte key={one.art} vorschlaege={one} tisch={tisch} />
      ))}
    </Box>
  )
}
