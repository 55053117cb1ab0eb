import { Outlet, ScrollRestoration } from 'react-router-dom'
import { NavigationProgress } from '#src/shell/layouts/NavigationProgress.tsx'

/** Around every screen: where the page is scrolled to, and a sign while the next one is on its way. */
export function NavigationRoot() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
