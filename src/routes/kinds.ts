import { fixedPart, namespacesOf } from './address.ts'
import { isBelow, isGuardedBy, type Guarded } from './below.ts'
import { RECORDS } from './pages.ts'
import { FRAME } from './paths.ts'
import type { Access, PageRecord, Start } from './record.ts'

/** Whether nobody needs to be logged in. */
export const isOpen = (access: Access): access is 'guest' | 'key' | 'anyone' => typeof access === 'string'

const pathsOf = (test: (record: PageRecord) => boolean): string[] => RECORDS.filter(test).map(fixedPart)

export const GUARDED: Guarded = {
  nouns: [...new Set(pathsOf(({ access }) => !isOpen(access)).map((path) => `/${path.split('/')[1]}`))],
  open: pathsOf(({ access }) => isOpen(access)),
}

/** Beginnings of the addresses of open pages by what is painted of them before any script. */
export const STARTS: Readonly<Partial<Record<Start, readonly string[]>>> = Object.fromEntries(
  RECORDS.flatMap(({ start }) => start ?? []).map((start) => [start, pathsOf((record) => record.start === start)]),
)

const mailed = pathsOf(({ access }) => access === 'key')
/** Beginnings of addresses that no search engine lists. */
export const UNLISTED = pathsOf((record) => record.noIndex === true)
const noReturn = [
  ...pathsOf(({ access }) => access === 'guest' || access === 'key'),
  FRAME.logout,
  FRAME.error404,
  FRAME.notAuthorized,
]

/** A page behind the login. */
export const isGuarded = (pathname: string): boolean => isGuardedBy(GUARDED, pathname)

/** The page of a mailed link. */
export const isMailed = (pathname: string): boolean => isBelow(pathname, mailed)

/** A page that no search engine lists and that hands on no address. */
export const isUnlisted = (pathname: string): boolean => isBelow(pathname, UNLISTED)

/** No place to return to after the login. */
export const isNoReturn = (pathname: string): boolean => isBelow(pathname, noReturn)

/** Files of the first pages of a visit, module and texts, by the beginning of their address; the first that fits counts. */
export const LANDING_PAGES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  RECORDS.filter(({ landing }) => landing)
    .map((record): [string, string[]] => [
      fixedPart(record),
      [`src/features/${record.page}`, ...namespacesOf(record).map((name) => `locales/de/${name}.json`)],
    ])
    .toSorted(([a], [b]) => b.length - a.length),
)
