import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { entscheidungBis } from '#src/domain/kampagne/schedule.ts'
import { formatTag } from '#src/base/number/german.ts'
import { heute } from '#src/shared/clock.ts'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'
import type { Pruefung } from './usePruefung.ts'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  pruefung: Pruefung
  onApprove: () => void
  onReject: () => void
}

/**
 * By when, what has still to be looked at, and the two decisions. "Freigeben" leads to what has not been looked at, and
 * decides nothing before.
 */
export function EntscheidungBar({ ansicht, vorlage, pruefung, onApprove, onReject }: Props) {
  const { t } = useTranslation('freigabe')
  const noteId = useId()
  const { terminVerpasst, gueltigBis } = ansicht
  const { offen, fehlt, laedt, leadTo } = pruefung
  const ready = offen.length === 0
  const seiten = offen.map((seite) => t(`sheet.${seite}`)).join(', ')
  const note =
    ready || terminVerpasst ? '' : fehlt ? t('noch.fehlt') : laedt ? t('noch.laedt') : t('noch.ansehen', { seiten })
  return (
    <Paper
      ref={footBar}
      component="section"
      aria-label={t('decide.bar')}
      square
      sx={{
        ...FOOT_BAR,
        zIndex: 'appBar',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '@media print': { position: 'static', border: 0 },
      }}
    >
      <Box sx={{ flex: '1 1 200px' }}>
        <Typography variant="body2" color="textSecondary">
          {gueltigBis &&
            !terminVerpasst &&
            t('page.entscheidungBis', { datum: formatTag(entscheidungBis(gueltigBis, vorlage.versandDatum, heute())) })}
        </Typography>
        <Typography variant="body2" component="output" id={noteId} sx={{ display: 'block' }} data-no-print>
          {note}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flex: { xs: '1 1 100%', sm: '0 0 auto' } }}>
        <Button size="large" variant="outlined" onClick={onReject} sx={{ flex: 1, whiteSpace: { sm: 'nowrap' } }}>
          {t('decide.reject')}
        </Button>
        <Button
          size="large"
          variant="contained"
          disabled={terminVerpasst}
          aria-describedby={noteId}
          onClick={ready ? onApprove : leadTo}
          sx={{ flex: 1, minWidth: { sm: 180 } }}
        >
          {t('decide.approve')}
        </Button>
      </Box>
    </Paper>
  )
}
