import * as z from 'zod/mini'
// Under another name than that of a promise's method.
import { catch as fallback } from 'zod/mini'

export type Richtung = 'auf' | 'ab'

/** Characters of a search, as the contract bounds it. */
const SEARCH_LENGTH = 200

/** What is searched for. */
export const searchText = () =>
  fallback(
    z.optional(
      z.pipe(
        z.string(),
        z.transform((text) => text.slice(0, SEARCH_LENGTH) || undefined),
      ),
    ),
    undefined,
  )

/** One of these words. */
export const oneOf = <const T extends readonly string[]>(words: T) => fallback(z.optional(z.enum(words)), undefined)

/** Written as 1. */
export const flag = () =>
  fallback(
    z.optional(
      z.pipe(
        z.literal('1'),
        z.transform(() => true),
      ),
    ),
    undefined,
  )

/** A number as it is counted, without sign or leading zeros. */
const counted = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))

/** A number from one to another. */
export const wholeNumber = (from = 1, to = Number.MAX_SAFE_INTEGER) =>
  fallback(z.optional(z.pipe(counted, z.number().check(z.minimum(from), z.maximum(to)))), undefined)

const page = fallback(counted, 1)

type Shape = Readonly<Record<string, z.ZodMiniType>>

interface Definition<F extends Shape, S extends string> {
  /** What else than order and page the address says. */
  fields: F
  /** Fields that say what the list is about, like the archive: they narrow nothing and stay when filters are reset. */
  view?: readonly (keyof F)[]
  /** What it can be sorted by, each with the direction that comes first. */
  sort: Readonly<Record<S, Richtung>>
  usualSort: NoInfer<S>
}

/** What every list has in its address. */
export interface Place<S extends string = string> {
  sort: S
  richtung: Richtung
  /** From 1. */
  page: number
}

/** Values of the fields; without any the library says that every key is `never`, the page's too. */
type Fields<F extends Shape> = keyof F extends never ? unknown : z.output<z.ZodMiniObject<F>>

type Params<F extends Shape, S extends string> = Fields<F> & Place<S>

export interface ListSchema<P, S extends string = string> {
  /** What it can be sorted by, in the order that was declared. */
  sorts: readonly S[]
  /** What an address says, as the call takes it; what it says wrongly falls back (UX-14). */
  parse: (search: URLSearchParams) => P
  /** The address after a change. What is usual stays out; any change but that of the page leads to the first page. */
  withChange: (search: URLSearchParams, change: Partial<P>) => URLSearchParams
  /** The address sorted by this, or the other way round where it was already. */
  sortedBy: (search: URLSearchParams, key: string) => URLSearchParams
  /** The address without filters; order and view stay. */
  withoutFilters: (search: URLSearchParams) => URLSearchParams
  isFiltered: (search: URLSearchParams) => boolean
}

const written = (value: unknown): string => (value === true ? '1' : String(value))

/** What the address of a list says, declared once: how it is read, and how each change of it is written. */
export function listSchema<F extends Shape, S extends string>(
  definition: Definition<F, S>,
): ListSchema<Params<F, S>, S> {
  const { fields, view = [], sort, usualSort } = definition
  const reader = z.object(fields)
  const names = Object.keys(fields)
  const filters = names.filter((name) => !view.includes(name))
  const isSort = (key: string | null): key is S => key !== null && Object.hasOwn(sort, key)

  function parse(search: URLSearchParams): Params<F, S> {
    const key = search.get('sort')
    const by = isSort(key) ? key : usualSort
    const richtung = search.get('richtung')
    return {
      ...reader.parse(Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined]))),
      sort: by,
      richtung: richtung === 'auf' || richtung === 'ab' ? richtung : sort[by],
      page: page.parse(search.get('page')),
    }
  }

  /** Takes the names out of the address and puts back what of it is not as usual. */
  function put(search: URLSearchParams, params: Place<S>): URLSearchParams {
    const usual = new Map<string, unknown>(
      Object.entries({ ...parse(new URLSearchParams()), richtung: sort[params.sort] }),
    )
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined || value === usual.get(name)) next.delete(name)
      else next.set(name, written(value))
    }
    return next
  }

  return {
    sorts: Object.keys(sort).filter(isSort),
    parse,
    withChange: (search, change) => put(search, { ...parse(search), page: 1, ...change }),
    sortedBy(search, key) {
      if (!isSort(key)) return search
      const before = parse(search)
      const turned = before.richtung === 'auf' ? 'ab' : 'auf'
      return put(search, { ...before, page: 1, sort: key, richtung: key === before.sort ? turned : sort[key] })
    },
    withoutFilters(search) {
      const next = new URLSearchParams(search)
      for (const name of [...filters, 'page']) next.delete(name)
      return next
    },
    isFiltered(search) {
      const usual = new Map<string, unknown>(Object.entries(reader.parse({})))
      return Object.entries(parse(search)).some(([name, value]) => filters.includes(name) && value !== usual.get(name))
    },
  }
}
