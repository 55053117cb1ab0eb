import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import X from '#src/shared/icons/X.svg'
import { useTranslation } from 'react-i18next'
import type { Verknuepfung } from '#src/contract/zielgruppe.ts'
import { filterSatz } from '#src/domain/zielgruppe/filters.ts'

interface Props {
  verknuepfung: Verknuepfung
  onArt: (art: Verknuepfung['art']) => void
  onRemove: () => void
}

const ARTEN = ['und', 'ohne'] as const

/** A connected group with what it does here. */
export function VerknuepfungRow({ verknuepfung, onArt, onRemove }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { art, filter } = verknuepfung
  const bezeichnung = verknuepfung.bezeichnung ?? ''
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', borderBlockEnd: 1, borderColor: 'divider', pb: 1 }}
    >
      <Box sx={{ flexGrow: 1, minInlineSize: 0, display: 'grid', gap: 0.75 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{bezeichnung}</Typography>
        {filter && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {filterSatz(filter)}
          </Typography>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={art}
          aria-label={t('verbinden.art.label', { bezeichnung })}
          onChange={(_, one: Verknuepfung['art'] | null) => {
            if (one !== null) onArt(one)
          }}
        >
          {ARTEN.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`verbinden.art.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <IconButton aria-label={t('verbinden.entfernen', { bezeichnung })} onClick={onRemove}>
        <X size={20} aria-hidden />
      </IconButton>
    </Box>
  )
}
