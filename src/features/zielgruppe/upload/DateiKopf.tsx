import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import FileSpreadsheet from '#src/shared/icons/FileSpreadsheet.svg'
import { useTranslation } from 'react-i18next'
import { formatDateigroesse } from '#src/base/number/dateigroesse.ts'
import type { OffeneDatei } from '#src/engines/addresses/worker.ts'

interface Props {
  datei: OffeneDatei
  onOther: () => void
}

/** The file that is worked on, and the way to another one. */
export function DateiKopf({ datei, onOther }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'text.secondary' }}>
      <FileSpreadsheet size={20} aria-hidden />
      <Typography sx={{ color: 'text.primary', fontWeight: 600, overflowWrap: 'anywhere' }}>{datei.name}</Typography>
      <Typography variant="body2">{formatDateigroesse(datei.bytes)}</Typography>
      <Button size="small" onClick={onOther} sx={{ marginInlineStart: 'auto' }}>
        {t('upload.andereDatei')}
      </Button>
    </Box>
  )
}
