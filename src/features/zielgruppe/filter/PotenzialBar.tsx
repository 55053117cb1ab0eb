import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'
import type { usePotenzial } from './usePotenzial.ts'

type Props = ReturnType<typeof usePotenzial>

/** On a phone the number stays at the lower edge while the filters scroll; the panel below says the rest aloud. */
export function PotenzialBar({ query, isCounting }: Props) {
  const { t } = useTranslation('zielgruppe')
  if (!query.data) return null
  const { potenzial, gesamt = potenzial } = query.data
  return (
    <Box
      ref={footBar}
      aria-hidden
      sx={{
        display: { xs: 'flex', md: 'none' },
        alignItems: 'baseline',
        gap: 1,
        ...FOOT_BAR,
        zIndex: 1,
        marginInline: -2,
        paddingInline: 2,
        paddingBlock: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Typography variant="h2" component="span" sx={{ opacity: isCounting ? 0.6 : 1 }}>
        {formatZahl(potenzial)}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {gesamt === potenzial ? t('potenzial.erreichbar') : t('menge.von', { gesamt: formatZahl(gesamt) })}
      </Typography>
    </Box>
  )
}
