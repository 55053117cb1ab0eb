import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { paths } from '#src/routes/paths.ts'
import { SealedLetter } from '#src/shared/ui/drawings/SealedLetter.tsx'
import { FramePage } from './FramePage.tsx'

/** For a logged-in user without the needed ability (spec 6); names the account, which may be the wrong one. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  return (
    <FramePage
      drawing={<SealedLetter />}
      title={t('notAuthorized.title')}
      text={t('notAuthorized.text')}
      note={user?.email === undefined ? undefined : t('notAuthorized.account', { account: user.email })}
      action={
        <Link className="button button-main" to={paths.dashboard}>
          {t('notAuthorized.action')}
        </Link>
      }
    />
  )
}
