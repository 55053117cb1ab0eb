import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatEuro } from '#src/base/number/german.ts'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'
import { potenzialText } from './potenzialTexte.ts'
import { useMengePreis } from './useMengePreis.ts'
import type { usePotenzial } from './usePotenzial.ts'

type Props = ReturnType<typeof usePotenzial>

/** On a phone the number stays at the lower edge while the filters scroll; the panel below says the rest aloud. */
export function PotenzialBar({ query, complete, offen, isCounting }: Props) {
  const { t } = useTranslation('zielgruppe')
  const preis = useMengePreis(query.data?.potenzial ?? 0)
  if (!query.data) return null
  const { zahl, wovon } = potenzialText(t, query.data, offen !== null)
  const isKnown = complete && offen === null && !isCounting
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
      <Typography variant="h2" component="span" sx={{ opacity: isKnown ? 1 : 0.6 }}>
        {zahl}
      </Typography>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {wovon}
      </Typography>
      {preis && isKnown && (
        <Typography variant="body2" component="span" sx={{ marginInlineStart: 'auto', whiteSpace: 'nowrap' }}>
          {t('menge.jeKarte', { preis: formatEuro(preis.jetzt) })}
        </Typography>
      )}
    </Box>
  )
}
