import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { PAGES } from '#src/routes/pages.ts'
import { paths } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { SealedLetter } from '#src/shared/ui/drawings/SealedLetter.tsx'
import { ASKED } from './guards.ts'
import { FramePage } from './FramePage.tsx'
import { OpenPages } from './OpenPages.tsx'

/** For a logged-in user without the needed ability (spec 6); names the account, which may be the wrong one. */
export function NotAuthorizedPage() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  const ability = useAppAbility()
  const { action, subject } = PAGES.dashboard.access
  const [search] = useSearchParams()
  const asked = search.get(ASKED)
  const notes = [
    // An address of ours and nothing that somebody else put there in words.
    ...(asked !== null && /^\/[\w/-]{1,200}$/.test(asked) ? [t('notAuthorized.asked', { seite: asked })] : []),
    ...(user?.email === undefined ? [] : [t('notAuthorized.account', { account: user.email })]),
  ]
  return (
    <FramePage
      drawing={<SealedLetter />}
      title={t('notAuthorized.title')}
      text={t(user?.ability.length === 0 ? 'notAuthorized.noRights' : 'notAuthorized.text')}
      note={notes.length === 0 ? undefined : notes.join(' ')}
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
