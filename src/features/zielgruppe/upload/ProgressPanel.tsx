import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

interface Props {
  /** What is going on: "liste.csv wird gelesen". */
  label: string
  /** 0 to 1. */
  share: number
  onCancel: () => void
}

/** Real progress with a way out; told aloud every quarter (UX-13). */
export function ProgressPanel({ label, share, onCancel }: Props) {
  const { t } = useTranslation('common')
  const percent = Math.round(share * 100)
  return (
    <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>{label}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{`${percent} %`}</Typography>
        <Button size="small" variant="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label={label} />
      <output style={visuallyHidden}>{`${label}: ${Math.floor(percent / 25) * 25} %`}</output>
    </Paper>
  )
}
