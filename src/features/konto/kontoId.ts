/** The id of the user menu's link; it only confirms the tenant, so anything unreadable counts as none. */
export function kontoIdOf(search: URLSearchParams): number | undefined {
  const id = search.get('id')
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined
}
