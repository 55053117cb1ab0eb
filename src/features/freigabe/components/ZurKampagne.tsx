import Button from '@mui/material/Button'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '#src/routes/paths.ts'

const fromCampaign = z.object({ idPtKampagne: z.int() })

/** The way back of somebody who came from the campaign's page; who came by a mail has none. */
export function ZurKampagne() {
  const { t } = useTranslation('freigabe')
  const from = fromCampaign.safeParse(useLocation().state)
  if (!from.success) return null
  return (
    <Button
      component={Link}
      to={paths.kampagneEditieren(from.data.idPtKampagne)}
      size="small"
      startIcon={<ArrowLeft size={18} aria-hidden />}
      sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
    >
      {t('page.zurKampagne')}
    </Button>
  )
}
