/** Levels of nesting in one JSON value; a document has nine. */
const MOST = 64

/**
 * Whether a text would be nested so deeply that reading it on would take the stack: asked before anything walks it.
 * Counts brackets outside of strings, in one pass.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > MOST) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}
