import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { PopupButton } from './PopupButton.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import { initialsOf, nameOf } from './userName.ts'

/** Who is logged in, and what belongs to him. */
export function UserMenu() {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  if (user === null) return null
  const name = nameOf(user)
  return (
    <PopupButton
      className="bar-me"
      kind="menu"
      // The name contains what is seen: the initials.
      label={`${t('userMenu', { name })}, ${initialsOf(user)}`}
      tip={name}
      load={() => import('./UserMenuList.tsx').then(({ UserMenuList }) => UserMenuList)}
    >
      <UserAvatar user={user} />
    </PopupButton>
  )
}
