import type { QueryClient } from '@tanstack/react-query'
import { matchPath, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { logout } from '#src/entities/session/logout.ts'
import { currentUser } from '#src/entities/session/session.ts'
import { loadNamespaces, text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { keepQuery } from '#src/shared/routing/returnPath.ts'
import { BlankLayout } from '#src/shell/layouts/BlankLayout.tsx'
import { ContentLayout } from '#src/shell/layouts/ContentLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { mayOpen, redirectLoggedIn, requireAbility, requireLogin } from './guards.ts'
import { NavigationRoot } from './NavigationRoot.tsx'
import { NotAuthorizedPage } from './NotAuthorizedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { StartScreen } from './StartScreen.tsx'

/** A middleware runs only where a loader asks for it on every navigation. */
const always = () => null

function namespacesOf({ path, namespaces }: FeatureRoute): readonly string[] {
  return namespaces ?? [path.split('/')[1] ?? 'common']
}

/** Code and texts of a page, together. */
export async function loadPage(route: FeatureRoute) {
  const [page] = await Promise.all([loadChunk(route.lazy), loadNamespaces(namespacesOf(route))])
  return page.default
}

/** First data of a page. The page's own query shows what went wrong; only what is not there is a page of its own. */
async function loadData(route: FeatureRoute, args: LoaderFunctionArgs, queryClient: QueryClient): Promise<null> {
  try {
    await route.loader?.(args, queryClient)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 404) throw error
  }
  return null
}

function toRouteObject(route: FeatureRoute, queryClient: QueryClient): RouteObject {
  const guard = typeof route.access === 'object' || typeof route.access === 'function'
  return {
    path: route.path,
    ...(guard ? { middleware: [requireAbility(route.access)] } : {}),
    loader: (args) => loadData(route, args, queryClient),
    lazy: { Component: () => loadPage(route) },
  }
}

/** Ends the session and leads to the login with the query kept (spec §2, §8). A form post, so that no link can do it. */
async function logoutAction({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const agreed = await logout()
  if (agreed) notify.success(text('common:session.loggedOut.text'), { title: text('common:session.loggedOut.title') })
  else notify.error(text('common:session.logoutFailed.text'), { title: text('common:session.logoutFailed.title') })
  return redirect(keepQuery(paths.login, search))
}

/** All routes of the product, ready for a browser or a memory router. */
export function createRoutes(table: readonly FeatureRoute[], queryClient: QueryClient): RouteObject[] {
  const those = (test: (route: FeatureRoute) => boolean) =>
    table.filter(test).map((route) => toRouteObject(route, queryClient))
  const isPublic = ({ access }: FeatureRoute) => access === 'public' || access === 'publicOnly'

  function startPage(args: LoaderFunctionArgs): void {
    const { pathname } = new URL(args.request.url)
    const route = table.find(({ path }) => matchPath(path, pathname))
    if (!route?.loader || !mayOpen(route.access, args.params)) return
    // Thrown away here: the page's own load joins the running request or asks again.
    route.loader(args, queryClient).catch(() => undefined)
  }

  return [
    {
      Component: NavigationRoot,
      HydrateFallback: StartScreen,
      ErrorBoundary: ErrorPage,
      children: [
        {
          path: '/',
          loader: ({ request }) =>
            redirect(keepQuery(currentUser() ? paths.dashboard : paths.login, new URL(request.url).search)),
        },
        { path: '/logout', loader: () => redirect(paths.root), action: logoutAction },
        {
          middleware: [redirectLoggedIn],
          loader: always,
          Component: BlankLayout,
          children: [{ ErrorBoundary: ErrorPage, children: those(({ access }) => access === 'publicOnly') }],
        },
        {
          Component: BlankLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                ...those(({ access }) => access === 'public'),
                { path: paths.error404, Component: NotFoundPage },
              ],
            },
          ],
        },
        {
          middleware: [requireLogin(startPage)],
          loader: always,
          Component: ContentLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                ...those((route) => !isPublic(route)),
                { path: paths.notAuthorized, loader: always, Component: NotAuthorizedPage },
              ],
            },
          ],
        },
        { path: '*', loader: () => redirect(paths.error404) },
      ],
    },
  ]
}
