/** Whether an address is one of these or lies below one. */
export const isBelow = (pathname: string, paths: readonly string[]): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))

/** What lies behind the login: everything below a noun that is not open to everybody. */
export interface Guarded {
  nouns: readonly string[]
  open: readonly string[]
}

/** Whether an address lies behind the login; by data alone, for the page's first script, which has no table of routes. */
export const isGuardedBy = ({ nouns, open }: Guarded, pathname: string): boolean =>
  pathname === '/' || (isBelow(pathname, nouns) && !isBelow(pathname, open))
