import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { PAGES } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { SealedLetter } from '#src/shared/ui/drawings/SealedLetter.tsx'
import { FramePage } from './FramePage.tsx'
import { OpenPages } from './OpenPages.tsx'

/** For a logged-in user without the needed ability (spec 6); names the account, which may be the wrong one. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const ability = useAppAbility()
  const { action, subject } = PAGES.dashboard.access
  return (
    <FramePage
      drawing={<SealedLetter />}
      title={t('notAuthorized.title')}
      text={t('notAuthorized.text')}
      note={user?.email === undefined ? undefined : t('notAuthorized.account', { account: user.email })}
      action={
        ability.can(action, subject) ? (
          <Button variant="contained" component={Link} to={paths.dashboard}>
            {t('notAuthorized.action')}
          </Button>
        ) : (
          // The way to the dashboard would lead back here.
          user && <OpenPages user={user} />
        )
      }
    />
  )
}
