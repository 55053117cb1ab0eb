import type { User } from '#src/contract/session.ts'
import { addressOf, paramsOf } from './address.ts'
import { isOpen } from './kinds.ts'
import { RECORDS, type PageKey } from './pages.ts'
import type { Access, PageEntry, PageRecord, Params, Right } from './record.ts'

/** The top menu of spec 2, in its order; the shortcuts are the same. */
export const TOP_MENU = ['zielgruppe', 'werbemittel', 'kampagne'] as const satisfies readonly PageKey[]

/** Pages that people open most, offered by the search before anything is typed. */
export const QUICK: readonly PageKey[] = ['kampagneErstellen', 'kampagne', 'zielgruppe', 'werbemittel', 'rechnung']

/** A page as menus, search and neighbours lead a user to it: without the right the entry is not shown (spec 6). */
export type PageLink = Omit<PageEntry, 'side' | 'local'> & Right & { to: string; needs: PageRecord['needs'] }

/** What a page asks of a user; null where nothing is asked. */
export function rightOf(access: Access, params: Params, user: User): Right | null {
  if (isOpen(access)) return null
  return typeof access === 'function' ? access(params, user) : access
}

/** The user's own address of a page; null where he has none. */
export function ownPath(record: PageRecord, user: User): string | null {
  const value = record.own?.(user)
  return value === null ? null : addressOf(record, value)
}

function linkTo(record: PageRecord, user: User): PageLink[] {
  const value = record.own?.(user)
  if (value === null || !record.entry) return []
  const right = rightOf(record.access, paramsOf(record, value), user)
  const { title, group, icon } = record.entry
  return right === null ? [] : [{ title, group, icon, needs: record.needs, to: addressOf(record, value), ...right }]
}

/** Links to the pages whose entries pass the test. */
const linksOf = (user: User, test: (entry: PageEntry) => boolean): PageLink[] =>
  RECORDS.flatMap((record) => (record.entry && test(record.entry) ? linkTo(record, user) : []))

export const sideLinks = (user: User): PageLink[] => linksOf(user, ({ side }) => side !== false)

export const searchLinks = (user: User): PageLink[] => linksOf(user, () => true)

/** Neighbours of the page at an address, itself among them; none for a page that has none. */
export function localLinks(user: User, pathname: string): PageLink[] {
  const links = linksOf(user, ({ local }) => local === true)
  const here = links.find(({ to }) => to.split('?')[0] === pathname)
  return links.filter(({ group }) => group === here?.group)
}
