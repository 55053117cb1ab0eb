import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import PencilLine from '#src/shared/icons/PencilLine.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { absenderTeile, beispielLinks } from '#src/engines/print/rules.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { paths } from '#src/routes/paths.ts'
import { returnToQuery } from '#src/shared/routing/returnTo.ts'
import { KampagneCarousel } from '../components/KampagneCarousel.tsx'
import type { KampagneDraft } from './useKampagneDraft.ts'

interface Props {
  draft: KampagneDraft
  idPtWerbemittel: number
  /** Address of the step, for the way back from the editor. */
  returnTo: string
}

/** The chosen sheet with the hardest recipients, and the way to the editor. */
export function EmpfaengerVorschau({ draft, idPtWerbemittel, returnTo }: Props) {
  const { t } = useTranslation('kampagne')
  const ability = useAppAbility()
  return (
    <Box component="section" aria-labelledby="carousel-title">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography id="carousel-title" variant="h3" sx={{ flex: 1 }}>
          {t('werbemittel.carousel')}
        </Typography>
        {ability.can('update', 'Werbemittel') && (
          <Button
            component={Link}
            to={paths.werbemittelEditieren(idPtWerbemittel) + returnToQuery(returnTo)}
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
        key={idPtWerbemittel}
        idPtWerbemittel={idPtWerbemittel}
        idPtZielgruppe={draft.values.idPtZielgruppe}
        absender={absenderTeile(draft.values.absender).length === 0 ? null : draft.values.absender}
        datenschutzText={draft.kampagne?.datenschutzText ?? ''}
        qrUrls={beispielLinks(draft.values.tracking ? (draft.kampagne?.qrCodes ?? []) : [])}
      />
    </Box>
  )
}
