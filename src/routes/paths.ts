import { addressOf, takesValue } from './address.ts'
import { PAGES } from './pages.ts'
import type { PageRecord, PageRecords } from './record.ts'

/** Addresses of the frame, which no feature draws. */
export const FRAME = { root: '/', logout: '/logout', error404: '/error-404', notAuthorized: '/not-authorized' } as const

/** Where the sample pages begin, and those of them that every build has. */
const DEMO = { demo: '/demo', chartsAndMaps: '/charts-and-maps' } as const

/** Drawn by the server of the demonstration. By itself, since other builds hold no trace of it (SEC-47). */
export const SIMULATOR = '/simulator'

/** What an address is made of: an optional or a needed number, a text, or nothing. */
type PathOf<R extends PageRecord> = R extends { query: 'id' } | { path: `${string}:id${string}?` }
  ? (id?: number) => string
  : R['path'] extends `${string}:id${string}`
    ? (id: number) => string
    : R['path'] extends `${string}:${string}`
      ? (key: string) => string
      : R['path']

type PathsOf<P extends PageRecords> = { readonly [Key in keyof P]: PathOf<P[Key]> }

function pathsOf<P extends PageRecords>(pages: P): PathsOf<P>
function pathsOf(pages: PageRecords): Record<string, string | ((value?: string | number) => string)> {
  return Object.fromEntries(
    Object.entries(pages).map(([key, record]) => [
      key,
      takesValue(record) ? (value) => addressOf(record, value) : record.path,
    ]),
  )
}

/** Every address of the product (spec 2), so that nobody writes one by hand. */
export const paths = { ...FRAME, ...DEMO, ...pathsOf(PAGES) }
