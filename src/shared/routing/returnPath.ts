import { isNoReturn } from '#src/routes/kinds.ts'
import { paths } from '#src/routes/paths.ts'

/** Beside the kept query: where to go after the login. */
const RETURN_PARAM = 'to'
/** Any origin will do: only what stays on it is an address of ours. */
const ORIGIN = 'https://product.invalid'

/** A path of this product, or null for everything that leads elsewhere or nowhere (SEC-44). */
export function safePath(wanted: string | null): string | null {
  if (wanted === null || !wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return null
  let url: URL
  try {
    url = new URL(wanted, ORIGIN)
  } catch {
    return null
  }
  if (url.origin !== ORIGIN || url.pathname.startsWith('//') || isNoReturn(url.pathname)) return null
  return url.pathname
}

/** The query without our own parameter, otherwise as it was written. */
function foreignQuery(search: string): string {
  const parts = search.replace(/^\?/, '').split('&')
  const kept = parts.filter((part) => part !== '' && part.split('=')[0] !== RETURN_PARAM)
  return kept.join('&')
}

const withQuery = (pathname: string, query: string): string => (query === '' ? pathname : `${pathname}?${query}`)

/** The login, carrying the whole query of the wanted address and the way back to it. */
export function loginPath(wanted: { pathname: string; search: string }): string {
  const query = foreignQuery(wanted.search)
  const back = safePath(wanted.pathname)
  if (back === null || back === paths.root) return withQuery(paths.login, query)
  const to = `${RETURN_PARAM}=${encodeURIComponent(back).replaceAll('%2F', '/')}`
  return withQuery(paths.login, query === '' ? to : `${query}&${to}`)
}

/** Where a logged-in user goes from a public-only address: back, or to the dashboard, with the query kept. */
export function afterLoginPath(search: string): string {
  const wanted = new URLSearchParams(search).get(RETURN_PARAM)
  return withQuery(safePath(wanted) ?? paths.dashboard, foreignQuery(search))
}

/** The same query on another address. */
export const keepQuery = (pathname: string, search: string): string => withQuery(pathname, foreignQuery(search))
