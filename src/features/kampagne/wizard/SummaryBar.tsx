import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import ChevronUp from '#src/shared/icons/ChevronUp.svg'
import X from '#src/shared/icons/X.svg'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatDatum, formatEuro, formatZahl } from '#src/base/number/german.ts'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'

interface Props {
  kampagne: Kampagne | null
  /** The whole summary. */
  children: ReactNode
}

/** On a phone the summary is a bar at the bottom that opens. */
export function SummaryBar({ kampagne, children }: Props) {
  const { t } = useTranslation('kampagne')
  const [open, setOpen] = useState(false)
  const preis = kampagne?.preis
  const facts = [
    kampagne && kampagne.menge > 0
      ? t('summary.stueck', { count: kampagne.menge, menge: formatZahl(kampagne.menge) })
      : null,
    kampagne?.versandDatum ? formatDatum(kampagne.versandDatum) : null,
  ].filter((fact) => fact !== null)
  return (
    <>
      <Box
        ref={footBar}
        sx={{
          display: { xs: 'flex', md: 'none' },
          ...FOOT_BAR,
          zIndex: 'appBar',
          alignItems: 'center',
          gap: 1,
          marginInline: 'calc(-1 * var(--page-padding))',
          paddingInline: 'var(--page-padding)',
          py: 1,
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p">
            {preis ? formatEuro(preis.brutto) : t('preis.title')}
          </Typography>
          <Typography variant="caption" component="p" color="textSecondary">
            {facts.length > 0 ? facts.join(' · ') : t('summary.fehlt')}
          </Typography>
        </Box>
        <Button
          variant="outlined"
          endIcon={<ChevronUp size={20} aria-hidden />}
          aria-label={t('summary.open')}
          aria-expanded={open}
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0, px: 1.5 }}
        >
          {t('summary.title')}
        </Button>
      </Box>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('summary.title'),
            lang: 'de',
            sx: { maxHeight: '85dvh', borderStartStartRadius: 12, borderStartEndRadius: 12, p: 2 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 2 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {t('summary.title')}
          </Typography>
          <Button startIcon={<X size={20} aria-hidden />} onClick={() => setOpen(false)} color="inherit">
            {t('summary.closeShort')}
          </Button>
        </Box>
        {children}
      </Drawer>
    </>
  )
}
