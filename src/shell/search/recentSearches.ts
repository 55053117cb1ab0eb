import { SUCHE_MAX_ZEICHEN } from '#src/contract/suche.ts'
import { storage } from '#src/shared/storage/storage.ts'

/** Searches that are kept; assumed: as many as a group has hits. */
const KEPT = 5
const KEY = 'letzteSuchen'

/** The last searches that led somewhere, newest first; what cannot be read counts as none. */
export function recentSearches(): string[] {
  const stored = storage.get(KEY)
  if (!Array.isArray(stored)) return []
  return stored
    .filter((q: unknown) => typeof q === 'string')
    .filter((q) => q.trim() !== '' && q.length <= SUCHE_MAX_ZEICHEN)
    .slice(0, KEPT)
}

const others = (q: string): string[] => recentSearches().filter((other) => other.toLowerCase() !== q.toLowerCase())

function keep(searches: string[]): string[] {
  if (searches.length === 0) storage.remove(KEY)
  else storage.set(KEY, searches)
  return searches
}

/** Puts a search first. */
export const rememberSearch = (q: string): string[] => keep([q, ...others(q)].slice(0, KEPT))

export const forgetSearch = (q: string): string[] => keep(others(q))

export const forgetSearches = (): string[] => keep([])
