/** `options[page]`, `options[sortBy][]`, `calendars[]`: name and, in brackets, the field below it. */
const NAME = /^([^[\]]+)(?:\[([^[\]]+)\])?(?:\[\d*\])?$/
const TABLE_OPTIONS = ['sortBy', 'sortDesc', 'page', 'itemsPerPage']

/** What JSON text says; undefined for text that is none. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Options of a table; of several columns and directions the first counts, an empty option is none. */
function optionsOf(given: Record<string, unknown>) {
  const first = (value: unknown): unknown =>
    Array.isArray(value) ? value[0] : typeof value === 'string' ? value.split(',')[0] : value
  const options = Object.entries(given)
    .map(([name, value]) => [name, first(value)] as const)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
  return options.length > 0 ? { options: Object.fromEntries(options) } : {}
}

/**
 * The query as an object. The options of a table come nested (`options[page]=1`, as axios sends them), as one JSON
 * parameter (axios before version 1) or flat (`page=1`); a list comes with commas or with its name repeated.
 */
export function readQuery(query: URLSearchParams): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  const options: Record<string, unknown> = {}
  for (const key of new Set(query.keys())) {
    const [, name = key, below] = NAME.exec(key) ?? []
    const value = query.getAll(key).join(',')
    if (name === 'options' && below !== undefined) options[below] = value
    else if (TABLE_OPTIONS.includes(name)) options[name] = value
    else if (name === 'options') Object.assign(options, fromJson(value))
    else input[name] = value
  }
  return { ...input, ...optionsOf(options) }
}

/** The JSON body, or null when it is no object. */
export async function readBody(request: Request): Promise<object | null> {
  const body = fromJson(await request.text())
  return isObject(body) ? body : null
}
