import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import FileUp from 'lucide-react/icons/file-up'
import PencilLine from 'lucide-react/icons/pencil-line'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FORMATE, type FormatId } from '#src/contract/dokument.ts'
import { werbemittelQueries } from '#src/entities/werbemittel/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'
import { QueryView } from '#src/shared/ui/QueryView.tsx'
import { KampagneCarousel } from '../components/KampagneCarousel.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'
import { WerbemittelChoice } from './WerbemittelChoice.tsx'

/** Each with its own edge, so that they may wrap. */
const FORMAT_BUTTONS = {
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root': {
    color: 'text.secondary',
    margin: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.75,
  },
} as const

interface Props {
  draft: KampagneDraft
  /** Address of this step, for the way back from another screen. */
  returnTo: string
}

/** What lies in the letterbox: choose a sheet, see it with the hardest recipients. */
export function WerbemittelStep({ draft, returnTo }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  const [format, setFormat] = useState<FormatId | 'alle'>('alle')
  const query = useQuery(werbemittelQueries.list())
  const back = returnToQuery(returnTo)
  const newOnes = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.werbemittelErstellen + back} variant="outlined" startIcon={<Plus size={20} />}>
        {t('werbemittel.create')}
      </Button>
      <Button
        component={Link}
        to={paths.werbemittelHochladen() + back}
        variant="outlined"
        startIcon={<FileUp size={20} />}
      >
        {t('werbemittel.upload')}
      </Button>
    </Box>
  )
  return (
    <QueryView query={query} skeleton={<Skeleton variant="rounded" height={420} />}>
      {(alle) => {
        if (alle.length === 0)
          return <EmptyState title={t('werbemittel.emptyTitle')} text={t('werbemittel.emptyText')} action={newOnes} />
        const shown = alle.filter((werbemittel) => format === 'alle' || werbemittel.format === format)
        const chosen = draft.values.idPtWerbemittel
        return (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={format}
                aria-label={t('werbemittel.format')}
                onChange={(_event, next: FormatId | 'alle' | null) => setFormat(next ?? 'alle')}
                sx={FORMAT_BUTTONS}
              >
                <ToggleButton value="alle">{t('werbemittel.alle')}</ToggleButton>
                {FORMATE.filter((id) => alle.some((werbemittel) => werbemittel.format === id)).map((id) => (
                  <ToggleButton key={id} value={id}>
                    {t(`format.${id}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {newOnes}
            </Box>
            <Box
              role="radiogroup"
              aria-label={t('werbemittel.intro')}
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
            >
              {shown.map((werbemittel) => (
                <WerbemittelChoice
                  key={werbemittel.idPtWerbemittel}
                  werbemittel={werbemittel}
                  checked={chosen === werbemittel.idPtWerbemittel}
                  onChoose={() => draft.change({ idPtWerbemittel: werbemittel.idPtWerbemittel })}
                />
              ))}
            </Box>
            {shown.length === 0 && <Typography color="textSecondary">{t('werbemittel.noHits')}</Typography>}
            <SwitchField
              label={t('werbemittel.tracking')}
              checked={draft.values.tracking}
              onChange={(tracking) => draft.change({ tracking })}
            >
              {t('werbemittel.trackingText')}
            </SwitchField>
            {chosen !== null && (
              <Box component="section" aria-labelledby="carousel-title">
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Typography id="carousel-title" variant="h3" sx={{ flex: 1 }}>
                    {t('werbemittel.carousel')}
                  </Typography>
                  {ability.can('update', 'Werbemittel') && (
                    <Button
                      component={Link}
                      to={paths.werbemittelEditieren(chosen) + back}
                      size="small"
                      startIcon={<PencilLine size={16} aria-hidden />}
                    >
                      {t('werbemittel.aendern')}
                    </Button>
                  )}
                </Box>
                <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
                  {t(draft.values.idPtZielgruppe === null ? 'werbemittel.carouselOhne' : 'werbemittel.carouselText')}
                </Typography>
                <KampagneCarousel
                  key={chosen}
                  idPtWerbemittel={chosen}
                  idPtZielgruppe={draft.values.idPtZielgruppe}
                  datenschutzText={draft.kampagne?.datenschutzText ?? ''}
                  qrUrl={draft.values.tracking ? (draft.kampagne?.trackingBeispiel ?? null) : null}
                />
              </Box>
            )}
          </Box>
        )
      }}
    </QueryView>
  )
}
