import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/session.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { MenuList } from './MenuList.tsx'
import { usePopup } from '../parts/popup.ts'
import { UserAvatar } from './UserAvatar.tsx'
import { nameOf } from './userName.ts'
import { useFrameEntries } from './useFrameEntries.tsx'
import { useUserMenuEntries } from './useUserMenuEntries.tsx'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxInlineSize: 300,
  padding: '14px 16px',
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.45,
  color: theme.vars.palette.text.secondary,
  '& div': { minInlineSize: 0 },
  '& p': { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& p:first-of-type': {
    fontSize: theme.typography.subtitle2.fontSize,
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
  },
}))

/** What belongs to the user; also what the bar has no room for on a phone. */
export function UserMenuList() {
  const user = useCurrentUser()
  return user && <ListOfUser user={user} />
}

function ListOfUser({ user }: { user: User }) {
  const { onClose } = usePopup()
  const { t } = useTranslation('shell')
  const narrow = useMediaQuery('(max-width: 37.4375rem)')
  const own = useUserMenuEntries(user, onClose)
  const frame = useFrameEntries(onClose)
  const [logout, ...links] = own.toReversed()
  const entries = narrow && logout ? [...links.toReversed(), ...frame, logout] : own
  return <MenuList label={t('userMenu', { name: nameOf(user) })} entries={entries} head={<UserHead user={user} />} />
}

function UserHead({ user }: { user: User }) {
  return (
    <Head lang="de">
      <UserAvatar user={user} />
      <div>
        <p>{nameOf(user)}</p>
        {user.firma !== undefined && <p>{user.firma}</p>}
        {user.email !== undefined && <p>{user.email}</p>}
      </div>
    </Head>
  )
}
