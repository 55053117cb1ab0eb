import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { FOOT_BAR, footBar } from '#src/shared/ui/footBar.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'

interface Props {
  gewaehlt: readonly number[]
  onClear: () => void
}

/** Stays at the lower edge while documents are ticked. */
export function SelectionBar({ gewaehlt, onClear }: Props) {
  const { t } = useTranslation('rechnung')
  return (
    <Paper
      ref={footBar}
      component="section"
      aria-label={t('auswahl.label')}
      elevation={6}
      sx={{
        ...FOOT_BAR,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1.25,
      }}
    >
      <Box component="output" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
        {t('auswahl.anzahl', { count: gewaehlt.length })}
      </Box>
      <Button color="inherit" startIcon={<X size={20} aria-hidden />} onClick={onClear}>
        {t('auswahl.aufheben')}
      </Button>
      <ExportMenu label={t('auswahl.export')} params={{ auswahl: [...gewaehlt] }} variant="contained" />
    </Paper>
  )
}
