import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { paths } from '#src/routes/paths.ts'
import { FramePage } from './FramePage.tsx'

/** For addresses that lead nowhere; the way on is the one that is open to the visitor. */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  const loggedIn = useCurrentUser() !== null
  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button variant="contained" component={Link} to={loggedIn ? paths.dashboard : paths.login}>
          {t(loggedIn ? 'notFound.toDashboard' : 'notFound.toLogin')}
        </Button>
      }
    />
  )
}
