import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/session.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { useLazyComponent } from '../useLazyComponent.ts'
import type { MenuListProps } from './MenuList.tsx'
import { useUserMenuEntries } from './useUserMenuEntries.tsx'

/** Who is logged in, and what belongs to him. */
export function UserMenu() {
  const user = useCurrentUser()
  return user && <UserMenuButton user={user} />
}

function UserMenuButton({ user }: { user: User }) {
  const { t } = useTranslation('shell')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [List, want] = useLazyComponent<MenuListProps>(() => import('./MenuList.tsx').then(({ MenuList }) => MenuList))
  const entries = useUserMenuEntries(user, () => setAnchor(null))
  const name = [user.vorname, user.nachname].filter(Boolean).join(' ')
  return (
    <>
      <ButtonBase
        // The name contains what is seen: the initials.
        aria-label={`${t('userMenu', { name })}, ${initialsOf(user)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={want}
        onClick={(event) => {
          want()
          setAnchor(event.currentTarget)
        }}
        sx={{ minInlineSize: 44, minBlockSize: 44, borderRadius: 1, marginInline: '4px -5px' }}
      >
        <UserAvatar user={user} />
      </ButtonBase>
      {List && (
        <List
          anchor={anchor}
          label={t('userMenu', { name })}
          onClose={() => setAnchor(null)}
          entries={entries}
          head={<UserHead name={name} user={user} />}
        />
      )}
    </>
  )
}

function initialsOf({ vorname, nachname }: User): string {
  return `${vorname.charAt(0)}${(nachname ?? '').charAt(0)}`.toUpperCase()
}

function UserAvatar({ user }: { user: User }) {
  return (
    <Avatar
      {...(user.avatar === null ? {} : { src: user.avatar })}
      alt=""
      sx={{
        inlineSize: 34,
        blockSize: 34,
        fontSize: '0.75rem',
        fontWeight: 600,
        color: 'primary.contrastText',
        backgroundColor: 'primary.main',
      }}
    >
      {initialsOf(user)}
    </Avatar>
  )
}

function UserHead({ name, user }: { name: string; user: User }) {
  return (
    <Box component="li" role="none" sx={{ paddingInline: 2, paddingBlock: '4px 10px', maxInlineSize: 280 }} lang="de">
      <Typography variant="subtitle2" component="p" noWrap>
        {name}
      </Typography>
      <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
        {user.firma ?? user.email}
      </Typography>
    </Box>
  )
}
