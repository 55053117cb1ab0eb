import { Outlet } from 'react-router-dom'
import { Status } from '../status/Status.tsx'

/** Nothing around the page: login and public pages. */
export function BlankLayout() {
  return (
    <main className="blank" id="inhalt">
      <Status />
      <Outlet />
    </main>
  )
}
