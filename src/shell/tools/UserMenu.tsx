import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { BarButton } from '../parts/BarButton.tsx'
import { PopupButton } from '../parts/PopupButton.tsx'
import { UserAvatar } from './UserAvatar.tsx'
import { initialsOf, nameOf } from './userName.ts'

const loadList = async () => (await import('./UserMenuList.tsx')).UserMenuList

/** Its ground stands out beyond the picture, which ends where the page does. */
const Me = styled(BarButton)({ padding: 5, marginInline: '4px -5px', borderRadius: 22 })

/** A whole line at the foot of the side menu. */
const NamedMe = styled(BarButton)({
  '--tip': 'none',
  justifyContent: 'start',
  gap: 14,
  inlineSize: '100%',
  blockSize: 48,
  marginBlockStart: 4,
  paddingInline: 9,
  fontSize: '0.875rem',
})

const Name = styled('span')({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 'var(--words)',
  transition: 'opacity 120ms ease-out',
})

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
      look={named ? NamedMe : Me}
      kind="menu"
      // The name contains what is seen: the initials.
      label={`${t('userMenu', { name })}, ${initialsOf(user)}`}
      tip={name}
      load={loadList}
    >
      <UserAvatar user={user} />
      {named && <Name lang="de">{name}</Name>}
    </PopupButton>
  )
}
