/** Opens the search (spec §2). */
export function SearchButton() {
  return null
}
