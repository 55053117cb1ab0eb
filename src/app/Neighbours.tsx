import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { aufrufOf, useConnected } from '#src/entities/verbindung/connected.ts'
import { localLinks } from '#src/routes/links.ts'
import { RECORDS } from '#src/routes/pages.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { NeighboursContext } from '#src/shared/routing/neighbours.ts'
import { PageCallContext } from '#src/shared/routing/pageCall.ts'

/** Around every page behind the login: tells it its first call and the neighbours that its user may open. */
export function Neighbours() {
  const user = useCurrentUser()
  const ability = useAppAbility()
  const isConnected = useConnected()
  const { pathname } = useLocation()
  const links = user === null ? [] : localLinks(user, pathname)
  const needs = RECORDS.find(({ path }) => matchPath(path, pathname))?.needs
  return (
    <PageCallContext value={needs === undefined ? null : aufrufOf(needs)}>
      <NeighboursContext
        value={links.filter((link) => ability.can(link.action, link.subject) && isConnected(link.needs))}
      >
        <Outlet />
      </NeighboursContext>
    </PageCallContext>
  )
}
