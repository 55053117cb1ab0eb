import { Outlet, ScrollRestoration } from 'react-router-dom'

/** Around every screen: where the page is scrolled to. */
export function NavigationRoot() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
