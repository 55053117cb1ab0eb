/** Longest text before the JSON that is taken for notices of PHP, characters. */
const MAX_NOTICE = 20_000

/**
 * JSON in a body, also behind a byte order mark or notices that PHP prints into it ("<br /> Notice: …") and before what a
 * debugger appends. An empty body is null. Throws a SyntaxError where there is none.
 */
export function parseBody(text: string): unknown {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain === '') return null
  try {
    return JSON.parse(plain)
  } catch (error) {
    const within = embedded(plain)
    if (within === undefined) throw error
    return within
  }
}

/** From the first bracket that begins JSON to the last one that ends it; undefined: there is none. */
function embedded(text: string): unknown {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1
  for (const { index } of text.slice(0, MAX_NOTICE).matchAll(/[[{](?=\s*["{[\]}])/g)) {
    try {
      return JSON.parse(text.slice(index, end))
    } catch {
      // A bracket of the notice.
    }
  }
  return undefined
}
