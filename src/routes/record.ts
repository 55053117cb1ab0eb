import type { BereichAufruf } from '#src/contract/index.ts'
import type { AbilityAction, AbilitySubject, User } from '#src/contract/session.ts'

/** What a page asks of its user (spec 6). */
export interface Right {
  action: AbilityAction
  subject: AbilitySubject
}

/** Parts of an address by their names. */
export type Params = Readonly<Record<string, string | undefined>>

/**
 * Who may be on a page. guest: who is not logged in; others are led away. key: the same, by a mailed link that must not
 * be lost on the way. anyone: everybody. Else whoever is logged in and holds the right, which may depend on the address.
 */
export type Access = 'guest' | 'key' | 'anyone' | Right | ((params: Params, user: User) => Right)

/** Groups of the side menu, in its order. Spec 2 names its routes, the groups are assumed. */
export const GROUPS = ['start', 'kampagnen', 'empfaenger', 'gestaltung', 'verwaltung'] as const
type GroupKey = (typeof GROUPS)[number]

export type IconName =
  | 'book'
  | 'chart'
  | 'dashboard'
  | 'fileUp'
  | 'files'
  | 'imagePlus'
  | 'key'
  | 'mailPlus'
  | 'mails'
  | 'receipt'
  | 'sparkles'
  | 'table'
  | 'user'
  | 'userCog'
  | 'userPlus'
  | 'users'

/** How menus and search name a page. */
export interface PageEntry {
  /** Key of its German text. */
  title: string
  group: GroupKey
  icon: IconName
  /** Found by the search and the local navigation alone. */
  side?: false
  /** One of the neighbours that the pages of its group lead to below their heads. */
  local?: true
}

/**
 * What is painted of an open page before any script (performance 2.4): shapes and words stand in index.html under this
 * name, what they look like in shell/starts.css.
 */
export type Start = 'login' | 'registrierung' | 'vergessen' | 'link' | 'freigabe' | 'barrierefreiheit'

/** Everything that is so of one page and not of another; what draws it lies in its feature. */
export interface PageRecord {
  /** Address as the router reads it, with one changing part at most: `:id…` is a number of ours, any other a text. */
  path: string
  /** The address may carry a number of ours under this name. */
  query?: 'id'
  /** Module below `src/features` that draws it. Who is logged in gets it in the frame, all others in the blank layout. */
  page: `${string}/pages/${string}Page.tsx`
  access: Access
  /** Of an open page, and of no other: behind the login the frame is painted. */
  start?: Start
  /** Text files that it needs; without it the one named like the first part of the address. */
  namespaces?: readonly string[]
  /** Without it only other pages lead here. */
  entry?: PageEntry
  /** The number that makes the address the user's own; undefined: it needs none, null: the user has no such page. */
  own?: (user: User) => number | null | undefined
  /** Visits begin here: the first script of the page begins with its files. */
  landing?: true
  /** The call without which it is of no use: where the backend does not know it, nothing offers the page (domain 4.14). */
  needs?: BereichAufruf
  /** No search engine lists it. */
  noIndex?: true
  /** A page of our own: the specification does not name it (spec 2). */
  assumed?: true
}

export type PageRecords = Readonly<Record<string, PageRecord>>
