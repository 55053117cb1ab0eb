import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FristenList } from '../components/FristenList.tsx'
import { SaisonHinweis } from '../components/SaisonHinweis.tsx'
import { VersandKalender } from '../components/VersandKalender.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'

interface Props {
  draft: KampagneDraft
}

/** The dispatch date and everything that follows from it. */
export function TerminStep({ draft }: Props) {
  const { t } = useTranslation('kampagne')
  const { versandDatum } = draft.values
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '420px minmax(0, 1fr)' },
      }}
    >
      <VersandKalender value={versandDatum} onChange={(day) => draft.change({ versandDatum: day })} />
      {versandDatum ? (
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <FristenList versandDatum={versandDatum} />
          {draft.kampagne && <SaisonHinweis kampagne={draft.kampagne} versandDatum={versandDatum} auchOhne />}
        </Box>
      ) : (
        <Typography color="textSecondary">{t('termin.waehlen')}</Typography>
      )}
    </Box>
  )
}
