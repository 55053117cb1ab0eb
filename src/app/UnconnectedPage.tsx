import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { paths } from '#src/routes/paths.ts'
import { page } from '#src/shared/reload.ts'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { FramePage } from './FramePage.tsx'
import { OpenPages } from './OpenPages.tsx'

/** The service does not know a call of this page: that is no address that leads nowhere. */
export function UnconnectedPage() {
  const { t } = useTranslation('verbindung')
  const user = useCurrentUser()
  return (
    <FramePage
      lang="de"
      drawing={<ReturnedEnvelope />}
      title={t('page.title')}
      text={t('page.text')}
      note={user && t('page.note')}
      action={
        <>
          <Button variant="contained" onClick={() => page.reload()}>
            {t('page.retry')}
          </Button>
          {user === null ? (
            <Button component={Link} to={paths.login}>
              {t('page.toLogin')}
            </Button>
          ) : (
            <OpenPages user={user} />
          )}
        </>
      }
    />
  )
}
