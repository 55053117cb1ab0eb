import { Outlet, useLocation } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { localLinks } from '#src/routes/links.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { NeighboursContext } from '#src/shared/routing/neighbours.ts'

/** Around every page behind the login: tells it the neighbours that its user may open. */
export function Neighbours() {
  const user = useCurrentUser()
  const ability = useAppAbility()
  const { pathname } = useLocation()
  const links = user === null ? [] : localLinks(user, pathname)
  return (
    <NeighboursContext value={links.filter(({ action, subject }) => ability.can(action, subject))}>
      <Outlet />
    </NeighboursContext>
  )
}
