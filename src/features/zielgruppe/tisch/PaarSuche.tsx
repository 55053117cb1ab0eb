import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { AEHNLICH_ARTEN, type AehnlichArt } from '#src/engines/addresses/rules.ts'
import { SelectField } from '#src/shared/ui/SelectField.tsx'
import type { usePaarSuche } from './usePaare.ts'

interface Props {
  suche: ReturnType<typeof usePaarSuche>
  onSuche: (art: AehnlichArt) => void
  /** Pairs that are open. */
  offen: number
}

/** What counts as the same, how far the search for it is, and what it found. */
export function PaarSuche({ suche: { art, anteil, gesucht }, onSuche, offen }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minInlineSize: 240, marginBlockStart: 0.5 }}>
          <SelectField
            label={t('paare.was')}
            value={art}
            options={AEHNLICH_ARTEN.map((value) => ({ value, label: t(`paare.art.${value}`) }))}
            onChange={onSuche}
          />
        </Box>
        {!gesucht && anteil === null && (
          <Button size="small" variant="outlined" onClick={() => onSuche(art)}>
            {t('paare.suchen')}
          </Button>
        )}
      </Box>
      {anteil !== null ? (
        <LinearProgress variant="determinate" value={anteil * 100} aria-label={t('paare.sucht')} />
      ) : (
        <Typography variant="body2" component="output" sx={{ color: 'text.secondary' }}>
          {gesucht && offen === 0
            ? t('paare.keine')
            : offen > 0 && t('paare.anzahl', { count: offen, anzahl: formatZahl(offen) })}
        </Typography>
      )}
    </>
  )
}
