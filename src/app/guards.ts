import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { User } from '#src/contract/session.ts'
import { logout } from '#src/entities/session/logout.ts'
import { checkLogin, checkLoginAhead, currentUser, endSession, getToken } from '#src/entities/session/session.ts'
import { hasGoodIds } from '#src/routes/address.ts'
import { isMailed, isOpen } from '#src/routes/kinds.ts'
import { rightOf } from '#src/routes/links.ts'
import { paths } from '#src/routes/paths.ts'
import { appAbility } from '#src/shared/ability/appAbility.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { page } from '#src/shared/reload.ts'
import type { FeatureRoute, Place } from '#src/shared/routing/featureRoute.ts'
import { afterLoginPath, loginPath } from '#src/shared/routing/returnPath.ts'
import { staysOffline } from './stayOffline.ts'

/** Exactly the toast of spec 8. */
function tellSessionLost(): void {
  notify.warning(text('common:session.lost.text'), { title: text('common:session.lost.title') })
}

/** Ends a lost session and says so; false when that has already happened. */
export function loseSession(): boolean {
  if (getToken() === null && currentUser() === null) return false
  void endSession('verloren')
  tellSessionLost()
  return true
}

/**
 * Runs on every guarded navigation (spec 5): asks the service who is logged in and takes the fresh rights.
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
      // Spec 8 knows one toast for a failed check, whether or not there was a session before.
      if (!loseSession()) tellSessionLost()
      throw redirect(loginPath(wanted))
    }
    return next()
  }
}

/** Nothing of ours has such an address; nobody asks the service about it. */
export function requireGoodIds(route: FeatureRoute, { params, url }: Place): void {
  if (!hasGoodIds(route, params, url.searchParams)) throw new ApiError('domain', '', { status: 404 })
}

/** Whether the rights known here open a page at an address that can be ours. */
export function mayOpen(route: FeatureRoute, { params, url }: Place): boolean {
  if (!hasGoodIds(route, params, url.searchParams)) return false
  if (isOpen(route.access)) return true
  const user = currentUser()
  const right = user && rightOf(route.access, params, user)
  return right !== null && appAbility().can(right.action, right.subject)
}

/** Where the page without a right says which one was asked for. */
export const ASKED = 'seite'

/** Lets pass who holds the right, others see the not-authorized page. What is not there is so for everybody. */
export function requireRight(route: FeatureRoute): MiddlewareFunction {
  return ({ params, request }, next) => {
    const url = new URL(request.url)
    if (hasGoodIds(route, params, url.searchParams) && !mayOpen(route, { params, url })) {
      // The same navigation goes on there, and was checked just now.
      checkLoginAhead(paths.notAuthorized, Promise.resolve(currentUser()))
      throw redirect(`${paths.notAuthorized}?${new URLSearchParams({ [ASKED]: url.pathname })}`)
    }
    return next()
  }
}

/**
 * Login and account pages are for those who are not logged in. A mailed link is more than a page: a session that is long
 * over must not cost it, and whoever is logged in on this machine may be somebody else.
 */
export const redirectLoggedIn: MiddlewareFunction = async ({ request }, next) => {
  if (currentUser() === null || getToken() === null) return next()
  const { pathname, search } = new URL(request.url)
  if (isMailed(pathname)) {
    const user = await checkLogin()
    if (user === null) {
      void endSession('verloren')
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
      // A page that is left takes along what it was about to say.
      onClick: () =>
        void logout()
          .then(({ agreed }) => agreed)
          .then(() => page.open(address)),
    },
  })
}
