/** Signs of a key of ours: 32 random bytes as base64url. */
const LENGTH = 43
/** What stands nowhere on a screen: zero-width signs, soft hyphens, marks of byte order and direction. */
const UNSEEN = /\p{Cf}/gu
/** Soft line breaks of quoted-printable, and the sign of a quotation behind a line break. */
const SOFT_BREAK = /=\r?\n/g
const QUOTED = /(?<=\n)[>|\s]+/g
/** What stands before a key: brackets, quotes, spaces. */
const BEFORE = /^[^\w-]+/
/** A key as backends make it: letters and digits, parts of a JWT, the end of base64. */
const KEY = /^[\w-]+(?:[.~][\w-]+)*={0,2}/

const runOf = (text: string): string => {
  const [run = ''] = KEY.exec(text) ?? []
  const [plain = ''] = /^[\w-]+/.exec(run) ?? []
  // A key of ours ends where it ends, whatever sign of its own alphabet follows: "_" of Markdown, a word behind a full stop.
  const isOurs = plain.length === LENGTH || (plain.length > LENGTH && /^[_-]+$/.test(plain.slice(LENGTH)))
  return isOurs ? plain.slice(0, LENGTH) : run
}

/** Encoded once or twice: mail programs do it again. Half an escape stays as it is. */
function decoded(raw: string): string {
  let text = raw
  for (let turn = 0; turn < 3; turn += 1) {
    const next = text.replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (escapes) => {
      try {
        return decodeURIComponent(escapes)
      } catch {
        return escapes
      }
    })
    if (next === text) break
    text = next
  }
  return text
}

/**
 * The key in a mailed link, as it comes out of mail programs: with a full stop or bracket, zero-width signs, parameters of a
 * scanner or the next word behind it, or broken over two lines (domain 4.6). `raw`: what stands in the address behind the
 * page's own part, as encoded there.
 */
export function linkKey(raw: string): string {
  const text = decoded(raw).replaceAll(UNSEEN, '').replaceAll(SOFT_BREAK, '').replaceAll(QUOTED, '').replace(BEFORE, '')
  const first = runOf(text)
  if (first.length >= LENGTH || !/^\s/.test(text.slice(first.length))) return first
  // Broken over two lines.
  const joined = text.replaceAll(/\s+/g, '')
  const whole = /^[\w-]+/.exec(joined)?.[0] ?? ''
  return whole.length >= LENGTH ? whole.slice(0, LENGTH) : first
}
