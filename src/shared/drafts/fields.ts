import { sameValue } from './sameValue.ts'

export type Fields = Record<string, unknown>

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What travels as JSON; a file is not kept in the browser. */
const isData = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isData)
    : isPlain(value)
      ? Object.values(value).every(isData)
      : ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null

/** The fields that differ from what the form began with, and that can be kept. */
export function changedFields(values: Fields, defaults: Fields, except: readonly string[]): Fields {
  const changed = Object.entries(values).filter(
    ([name, value]) => !except.includes(name) && isData(value) && !sameValue(value, defaults[name]),
  )
  return Object.fromEntries(changed)
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value)

/** Whatever a browser stored is input: of its fields those that the form has, in the same shape. */
export function fittingFields(kept: Fields, values: Fields): Fields {
  const fits = Object.entries(kept).filter(
    ([name, value]) => name in values && (value === null || values[name] === null || sameShape(value, values[name])),
  )
  return Object.fromEntries(fits)
}

function sameShape(a: unknown, b: unknown): boolean {
  if (kindOf(a) !== kindOf(b)) return false
  if (!isPlain(a) || !isPlain(b)) return true
  return Object.keys(b).every((key) => key in a && sameShape(a[key], b[key]))
}

/** Names of the single fields that differ, "adresse.plz"; a list is one field. */
export function differingNames(a: Fields, b: Fields, prefix = ''): string[] {
  return Object.keys(a).flatMap((key) => {
    const [mine, theirs] = [a[key], b[key]]
    if (sameValue(mine, theirs)) return []
    return isPlain(mine) && isPlain(theirs) ? differingNames(mine, theirs, `${prefix}${key}.`) : [`${prefix}${key}`]
  })
}
