import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import CircleCheck from '#src/shared/icons/CircleCheck.svg'
import TriangleAlert from '#src/shared/icons/TriangleAlert.svg'
import { useTranslation } from 'react-i18next'
import type { WerbemittelZeile } from '#src/contract/werbemittel.ts'
import { ArtworkThumbnail } from '#src/entities/werbemittel/ArtworkThumbnail.tsx'
import { ChoiceCard } from './ChoiceCard.tsx'

interface Props {
  werbemittel: WerbemittelZeile
  checked: boolean
  onChoose: () => void
}

/** A sheet to choose: picture, name, format and what the check said. */
export function WerbemittelChoice({ werbemittel, checked, onChoose }: Props) {
  const { t } = useTranslation('kampagne')
  const { bezeichnung, format, status, pruefStatus, vorschau } = werbemittel
  const reason =
    status === 'archiviert'
      ? t('werbemittel.grund.archiviert')
      : status === 'fehlerhaft' || pruefStatus === 'fehler'
        ? t('werbemittel.grund.fehlerhaft')
        : null
  const note = reason ?? (pruefStatus === 'warnung' ? t('werbemittel.warnung') : null)
  return (
    <ChoiceCard name="werbemittel" checked={checked} reason={reason} label={bezeichnung} onChoose={onChoose}>
      <Box sx={{ display: 'grid', placeItems: 'center', height: 140, mb: 1.5 }} dir="ltr">
        <ArtworkThumbnail
          vorschau={vorschau}
          format={format}
          label={bezeichnung}
          size={format === 'maxipostkarte' ? 190 : 132}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {bezeichnung}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {t(`format.${format}`)}
          </Typography>
          {note && (
            <Typography
              variant="caption"
              component="span"
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 0.5,
                mt: 0.5,
                '& svg': { flexShrink: 0, marginBlockStart: '2px' },
                color: reason ? 'error.main' : 'warning.main',
              }}
            >
              <TriangleAlert size={14} aria-hidden />
              {note}
            </Typography>
          )}
        </Box>
        {checked && (
          <Box component="span" sx={{ color: 'primary.main', display: 'flex' }}>
            <CircleCheck size={20} aria-hidden />
          </Box>
        )}
      </Box>
    </ChoiceCard>
  )
}
