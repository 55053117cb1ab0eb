import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { PopupButton } from './PopupButton.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import { initialsOf, nameOf } from './userName.ts'

const loadList = async () => (await import('./UserMenuList.tsx')).UserMenuList

interface Props {
  /** Picture and name, in the side menu where the bar is hidden. */
  named?: boolean
}

/** Who is logged in, and what belongs to him. */
export function UserMenu({ named = false }: Props) {
  const { t } = useTranslation('shell')
  const user = useCurrentUser()
  if (user === null) return null
  const name = nameOf(user)
  return (
    <PopupButton
      className={named ? 'menu-me' : 'bar-me'}
      kind="menu"
      // The name contains what is seen: the initials.
      label={`${t('userMenu', { name })}, ${initialsOf(user)}`}
      tip={name}
      load={loadList}
    >
      <UserAvatar user={user} />
      {named && (
        <span className="menu-me-name" lang="de">
          {name}
        </span>
      )}
    </PopupButton>
  )
}
