const pathOf = (to: string): string => to.split('?')[0] ?? to

/** How the address of an entry relates to the one that is open: the same page, one below it, or neither. */
export type Current = 'page' | 'true' | undefined

/**
 * Which of the addresses is open, as `aria-current` says it. The longest one that the open address lies below wins, so
 * /kampagne/erstellen marks its own entry and /kampagne/editieren/5 that of the list.
 */
export function currentOf(to: string, all: readonly string[], pathname: string): Current {
  const open = all.map(pathOf).filter((path) => pathname === path || pathname.startsWith(`${path}/`))
  const longest = Math.max(...open.map(({ length }) => length))
  const path = pathOf(to)
  if (path.length !== longest || !open.includes(path)) return undefined
  return path === pathname ? 'page' : 'true'
}
