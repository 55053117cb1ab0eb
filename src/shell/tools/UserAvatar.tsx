import Avatar from '@mui/material/Avatar'
import { styled } from '@mui/material/styles'
import type { User } from '#src/contract/session.ts'
import { initialsOf } from './userName.ts'

const Picture = styled(Avatar)(({ theme }) => ({
  inlineSize: 34,
  blockSize: 34,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: '0.75rem',
  fontWeight: 600,
}))

/** The user's picture, or his initials when it does not come. */
export function UserAvatar({ user }: { user: User }) {
  return <Picture {...(user.avatar === null ? {} : { src: user.avatar, alt: '' })}>{initialsOf(user)}</Picture>
}
