import Box from '@mui/material/Box'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useTranslation } from 'react-i18next'
import type { TischZeile } from '#src/engines/addresses/worker.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { GruppeZeichen } from './GruppeZeichen.tsx'

const SIZE_PX = 16

/** Sign of what becomes of a row: its group, or that it was removed. */
export function ZeilenZeichen({ zeile }: { zeile: TischZeile }) {
  const { t } = useTranslation('zielgruppe')
  if (!zeile.entfernt) return <GruppeZeichen gruppe={zeile.gruppe} size={SIZE_PX} alone />
  return (
    <Box component="span" sx={{ color: 'text.secondary', display: 'flex' }}>
      <Trash2 size={SIZE_PX} aria-hidden />
      <span style={visuallyHidden}>{t('tisch.entfernt')}</span>
    </Box>
  )
}
