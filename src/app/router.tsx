import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { logout } from '#src/entities/session/logout.ts'
import { currentUser } from '#src/entities/session/session.ts'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { keepQuery } from '#src/shared/routing/returnPath.ts'
import { BlankLayout } from '#src/shell/layouts/BlankLayout.tsx'
import { ContentLayout } from '#src/shell/layouts/ContentLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { redirectLoggedIn, requireAbility, requireLogin } from './guards.ts'
import { NavigationRoot } from './NavigationRoot.tsx'
import { NotAuthorizedPage } from './NotAuthorizedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { awaitData, loadScreen, startPage } from './pageLoading.ts'
import { StartScreen } from './StartScreen.tsx'

/** A middleware runs only where a loader asks for it on every navigation. */
const always = () => null

function toRouteObject(route: FeatureRoute, queryClient: QueryClient): RouteObject {
  const guard = typeof route.access === 'object' || typeof route.access === 'function'
  return {
    path: route.path,
    ...(guard ? { middleware: [requireAbility(route.access)] } : {}),
    loader: ({ request, params }) => awaitData(route, { url: new URL(request.url), params }, queryClient),
    lazy: { Component: () => loadScreen(route) },
  }
}

/** Ends the session and leads to the login with the query kept (spec 2, 8). A form post, so that no link can do it. */
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
          middleware: [requireLogin((url) => startPage(table, queryClient, url))],
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
