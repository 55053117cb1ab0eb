import type { QueryClient } from '@tanstack/react-query'
import { redirect, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { logout } from '#src/entities/session/logout.ts'
import { currentUser } from '#src/entities/session/session.ts'
import { isOpen } from '#src/routes/kinds.ts'
import { paths } from '#src/routes/paths.ts'
import { loadNamespaces, text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { keepQuery } from '#src/shared/routing/returnPath.ts'
import { BlankLayout } from '#src/shell/layouts/BlankLayout.tsx'
import { ContentLayout } from '#src/shell/layouts/ContentLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { redirectLoggedIn, requireLogin, requireRight } from './guards.ts'
import { tidyKeyLink } from './keyLinks.ts'
import { NavigationRoot } from './NavigationRoot.tsx'
import { Neighbours } from './Neighbours.tsx'
import { NotAuthorizedPage } from './NotAuthorizedPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { awaitData, loadScreen, startPage } from './pageLoading.ts'
import { StartScreen } from './StartScreen.tsx'

/** A middleware runs only where a loader asks for it on every navigation. */
const always = () => null

function toRouteObject(route: FeatureRoute, queryClient: QueryClient): RouteObject {
  return {
    path: route.path,
    ...(isOpen(route.access) ? {} : { middleware: [requireRight(route)] }),
    loader: ({ request, params }) => {
      const url = new URL(request.url)
      const tidy = tidyKeyLink(url)
      return tidy === null ? awaitData(route, { url, params }, queryClient) : replace(tidy)
    },
    lazy: { Component: () => loadScreen(route) },
  }
}

/** Exactly the toasts of spec 8. */
function tellLoggedOut(agreed: boolean): void {
  if (agreed) notify.success(text('common:session.loggedOut.text'), { title: text('common:session.loggedOut.title') })
  else notify.error(text('common:session.logoutFailed.text'), { title: text('common:session.logoutFailed.title') })
}

/** Ends the session and leads to the login with the query kept (spec 2, 8). A form post, so that no link can do it. */
async function logoutAction({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  const { agreed } = await logout()
  void agreed.then(tellLoggedOut)
  return redirect(keepQuery(paths.login, search))
}

/** All routes of the product, ready for a browser or a memory router. */
export function createRoutes(table: readonly FeatureRoute[], queryClient: QueryClient): RouteObject[] {
  const those = (test: (route: FeatureRoute) => boolean) =>
    table.filter(test).map((route) => toRouteObject(route, queryClient))

  return [
    {
      Component: NavigationRoot,
      HydrateFallback: StartScreen,
      ErrorBoundary: ErrorPage,
      children: [
        {
          path: paths.root,
          loader: ({ request }) =>
            redirect(keepQuery(currentUser() ? paths.dashboard : paths.login, new URL(request.url).search)),
        },
        { path: paths.logout, loader: () => redirect(paths.root), action: logoutAction },
        {
          middleware: [redirectLoggedIn],
          loader: always,
          Component: BlankLayout,
          children: [
            { ErrorBoundary: ErrorPage, children: those(({ access }) => access === 'guest' || access === 'key') },
          ],
        },
        {
          Component: BlankLayout,
          children: [
            {
              ErrorBoundary: ErrorPage,
              children: [
                ...those(({ access }) => access === 'anyone'),
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
              Component: Neighbours,
              ErrorBoundary: ErrorPage,
              children: [
                ...those(({ access }) => !isOpen(access)),
                {
                  path: paths.notAuthorized,
                  loader: () => loadNamespaces(['menu']).then(always),
                  Component: NotAuthorizedPage,
                },
              ],
            },
          ],
        },
        {
          path: '*',
          loader: ({ request }) => {
            const tidy = tidyKeyLink(new URL(request.url))
            return tidy === null ? redirect(paths.error404) : replace(tidy)
          },
        },
      ],
    },
  ]
}
