import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import Wrench from '#src/shared/icons/Wrench.svg'
import { useTranslation } from 'react-i18next'
import type { Befund, FormatId } from '#src/contract/dokument.ts'
import { type Anpassung, anpassungenFor } from '#src/engines/print/rules.ts'
import { printClient } from '#src/entities/werbemittel/printClient.ts'

interface Props {
  file: File
  format: FormatId
  befunde: readonly Befund[]
  /** Takes the file that fits in place of the chosen one. */
  onFile: (file: File) => void
}

/** What can be done about a file that does not fit, each by one click. */
export function Anpassungen({ file, format, befunde, onFile }: Props) {
  const { t } = useTranslation('werbemittel')
  const offered = anpassungenFor(befunde)
  const passeAn = useMutation({
    mutationFn: (anpassung: Anpassung) => printClient.adjust(file, format, anpassung),
    onSuccess: onFile,
  })
  if (offered.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="body2">{t('upload.anpassen.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((anpassung) => (
          <Button
            key={anpassung}
            size="small"
            variant="outlined"
            loading={passeAn.isPending && passeAn.variables === anpassung}
            loadingPosition="start"
            disabled={passeAn.isPending}
            startIcon={<Wrench size={18} aria-hidden />}
            onClick={() => passeAn.mutate(anpassung)}
          >
            {t(`upload.anpassen.${anpassung}`)}
          </Button>
        ))}
      </Box>
      {passeAn.isError && (
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {t('upload.anpassen.fehler')}
        </Typography>
      )}
    </Box>
  )
}
