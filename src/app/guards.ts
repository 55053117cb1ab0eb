import { redirect, type MiddlewareFunction, type Params } from 'react-router-dom'
import type { User } from '#src/contract/session.ts'
import { logout } from '#src/entities/session/logout.ts'
import { checkLogin, currentUser, endSession, getToken } from '#src/entities/session/session.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { page } from '#src/shared/reload.ts'
import type { RouteAccess } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { afterLoginPath, loginPath } from '#src/shared/routing/returnPath.ts'
import { staysOffline } from './stayOffline.ts'

/** Exactly the toast of spec §8. */
function tellSessionLost(): void {
  notify.warning(text('common:session.lost.text'), { title: text('common:session.lost.title') })
}

/** Ends a lost session and says so; false when that has already happened. */
export function loseSession(): boolean {
  if (getToken() === null && currentUser() === null) return false
  endSession('verloren')
  tellSessionLost()
  return true
}

/**
 * Runs on every guarded navigation (spec §5): asks the service who is logged in and takes the fresh rights.
 * `startPage` begins with the page's data meanwhile; it may fail, since the page asks again and shows why.
 */
export function requireLogin(startPage: (url: URL) => void): MiddlewareFunction {
  return async (args, next) => {
    const wanted = new URL(args.request.url)
    if (await staysOffline(wanted, args.request.signal)) return next()
    if (currentUser() !== null) startPage(wanted)
    const user = await checkLogin(new URL(args.request.url).pathname)
    if (user === null) {
      // The network may have gone while the check was asking.
      if (currentUser() !== null && (await staysOffline(wanted, args.request.signal))) return next()
      // Spec §8 knows one toast for a failed check, whether or not there was a session before.
      if (!loseSession()) tellSessionLost()
      throw redirect(loginPath(wanted))
    }
    return next()
  }
}

/** Whether the rights known here open a route. */
export function mayOpen(access: RouteAccess, params: Params): boolean {
  const user = currentUser()
  const needed = typeof access === 'function' ? (user ? access(params, user) : null) : access
  if (needed === null) return false
  return typeof needed === 'string' || appAbility().can(needed.action, needed.subject)
}

/** Lets pass who holds the ability, others see the not-authorized page. */
export function requireAbility(access: RouteAccess): MiddlewareFunction {
  return ({ params }, next) => {
    if (!mayOpen(access, params)) throw redirect(paths.notAuthorized)
    return next()
  }
}

/** Addresses of links that were mailed to one person. */
const MAILED = /^\/(passwort_zuruecksetzen|passwort_neu|entsperrung|aktivierung)\//

/**
 * Login and account pages are for those who are not logged in. A mailed link is more than a page: a session that is long
 * over must not cost it, and whoever is logged in on this machine may be somebody else.
 */
export const redirectLoggedIn: MiddlewareFunction = async ({ request }, next) => {
  if (currentUser() === null || getToken() === null) return next()
  const { pathname, search } = new URL(request.url)
  if (MAILED.test(pathname)) {
    const user = await checkLogin()
    if (user === null) {
      endSession('verloren')
      return next()
    }
    offerLink(pathname + search, user)
  }
  throw redirect(afterLoginPath(search))
}

/** Says who is logged in, and opens the link without. */
function offerLink(address: string, { vorname, nachname = '' }: User): void {
  notify.info(text('common:session.link.text'), {
    title: text('common:session.link.title', { name: `${vorname} ${nachname}`.trim() }),
    action: {
      label: text('common:session.link.open'),
      onClick: () => void logout().then(() => page.open(address)),
    },
  })
}
