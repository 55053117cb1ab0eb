import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { page } from '#src/shared/reload.ts'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { FramePage } from './FramePage.tsx'

/** The service does not know a call of this page: that is no address that leads nowhere. */
export function UnconnectedPage({ aufruf }: { aufruf: string }) {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  return (
    <FramePage
      lang="de"
      drawing={<ReturnedEnvelope />}
      title={t('unconnected.title')}
      text={t('unconnected.text', { aufruf })}
      note={t('unconnected.note')}
      action={
        <>
          <Button variant="contained" onClick={() => page.reload()}>
            {t('unconnected.retry')}
          </Button>
          {pathname !== paths.dashboard && (
            <Button component={Link} to={paths.dashboard}>
              {t('unconnected.toDashboard')}
            </Button>
          )}
        </>
      }
    />
  )
}
