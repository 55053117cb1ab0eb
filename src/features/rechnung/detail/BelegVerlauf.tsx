import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RechnungEreignis } from '#src/contract/rechnung.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'

interface Props {
  /** Oldest first. */
  verlauf: readonly RechnungEreignis[]
}

/** What happened to the document, newest first. */
export function BelegVerlauf({ verlauf }: Props) {
  const { t } = useTranslation('rechnung')
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {verlauf.toReversed().map(({ zeit, art, text }, index) => (
        <Box
          component="li"
          key={`${zeit}-${art}-${index}`}
          sx={{ py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
        >
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {text === ''
              ? t(`ereignis.${art}.kurz`, { defaultValue: art })
              : t(`ereignis.${art}.mit`, { text, defaultValue: `${art}: ${text}` })}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {formatZeitpunkt(zeit)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
