import type { User } from '#src/contract/session.ts'
import { initialsOf } from './userName.ts'

/** The user's picture, above his initials, which stay when it does not come. */
export function UserAvatar({ user }: { user: User }) {
  return (
    <span className="avatar">
      <span>{initialsOf(user)}</span>
      {user.avatar !== null && <img src={user.avatar} alt="" />}
    </span>
  )
}
