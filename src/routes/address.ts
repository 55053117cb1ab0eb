import type { PageRecord, Params } from './record.ts'

/** The changing part of a pattern with its name. */
const PART = /\/:(\w+)(\??)$/
/** A number of ours as addresses write it: above nothing, and exact as a number. */
const ID = /^[1-9]\d{0,14}$/

export const takesValue = ({ path, query }: PageRecord): boolean => query !== undefined || PART.test(path)

/** The pattern without its changing part: every address of the page begins like it. */
export const fixedPart = ({ path }: Pick<PageRecord, 'path'>): string => path.replace(PART, '')

/** Text files of the product that a page needs. */
export const namespacesOf = ({ path, namespaces }: Pick<PageRecord, 'path' | 'namespaces'>): readonly string[] =>
  namespaces ?? [path.split('/')[1] ?? 'common']

/** The address with a number or key in it. */
export function addressOf(record: PageRecord, value?: string | number): string {
  const base = fixedPart(record)
  if (value === undefined) return base
  return record.query === undefined ? `${base}/${encodeURIComponent(value)}` : `${base}?${record.query}=${value}`
}

/** The same as the router names it. */
export function paramsOf({ path }: PageRecord, value: number | undefined): Params {
  const name = PART.exec(path)?.[1]
  return name === undefined || value === undefined ? {} : { [name]: String(value) }
}

/** Whether the numbers of an address can be ours. Nothing is asked about others: there is no such page. */
export function hasGoodIds(record: Pick<PageRecord, 'query'>, params: Params, search: URLSearchParams): boolean {
  const ids = Object.entries(params).flatMap(([name, value]) => (name.startsWith('id') ? (value ?? []) : []))
  const asked = record.query === undefined ? null : search.get(record.query)
  return [...ids, ...(asked === null ? [] : [asked])].every((id) => ID.test(id))
}
