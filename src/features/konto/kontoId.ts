/** The id of the user menu's link; it only confirms the tenant, and the route lets only a number pass. */
export function kontoIdOf(search: URLSearchParams): number | undefined {
  const id = search.get('id')
  return id === null ? undefined : Number(id)
}
