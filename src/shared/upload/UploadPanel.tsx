import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import type { Upload } from './useUpload.ts'

interface Props {
  /** What is on its way: "Druckdatei". */
  label: string
  upload: Upload
}

const MB = 1024 * 1024

/** An upload on its way: how much, how long still, what is the matter with the line, and a way out. */
export function UploadPanel({ label, upload: { progress, cancel } }: Props) {
  const { t } = useTranslation('common')
  if (progress === null) return null
  const { sent, total, phase, goOn, restSekunden } = progress
  const percent = total === 0 ? 0 : Math.floor((sent / total) * 100)
  const title = t(`upload.${phase}`, { label })
  const megabytes = (bytes: number) => formatZahl(Math.round(bytes / MB))
  const amount =
    total === 0 || phase === 'preparing'
      ? ''
      : t('upload.amount', { sent: megabytes(sent), total: megabytes(total), percent })
  const rest = phase === 'sending' && restSekunden !== null ? restText(t, restSekunden) : ''
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>{title}</Typography>
        {goOn && (
          <Button size="small" variant="contained" onClick={goOn}>
            {t('upload.goOn')}
          </Button>
        )}
        <Button size="small" variant="outlined" onClick={cancel}>
          {t('cancel')}
        </Button>
      </Box>
      <LinearProgress
        variant={phase === 'saving' ? 'indeterminate' : 'determinate'}
        value={percent}
        color={phase === 'waiting' || phase === 'stopped' ? 'warning' : 'primary'}
        aria-label={title}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary', typography: 'body2' }}>
        <Box component="span" sx={{ flexGrow: 1, fontVariantNumeric: 'tabular-nums' }}>
          {amount}
        </Box>
        <span>{rest}</span>
      </Box>
      {/* Told aloud every quarter and when something changes, not with every byte. */}
      <output style={visuallyHidden}>
        {phase === 'sending' ? t('upload.quarter', { label, percent: Math.floor(percent / 25) * 25 }) : title}
      </output>
    </Paper>
  )
}

function restText(t: TFunction<'common'>, sekunden: number): string {
  if (sekunden < 10) return t('upload.restSoon')
  if (sekunden < 90) return t('upload.restSeconds', { seconds: Math.ceil(sekunden / 10) * 10 })
  return t('upload.restMinutes', { minutes: Math.round(sekunden / 60) })
}
