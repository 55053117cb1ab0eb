import type { Bereich } from './stelle.ts'

/** `@`, and how it is written to hide from machines: (at), [ät]. */
const AT = /@|[([{] ?(?:at|ät) ?[)\]}]/giu
/** A dot that hides in the same way. */
const PUNKT = /^ ?[([{] ?(?:dot|punkt) ?[)\]}] ?/i
const LOKAL = /[\p{L}\d._%+-]/u
const DOMAIN = /[\p{L}\d-]/u
/** Longest parts of an address (RFC 5321); what is longer is none, and the search stays linear. */
const LOKAL_MAX = 64
const DOMAIN_MAX = 255

/** Mail addresses, "name (at) firma.de" too. A handle like @cafe_sonne is none: it names no mailbox. */
export function findMails(text: string): Bereich[] {
  const found: Bereich[] = []
  for (const match of text.matchAll(AT)) {
    const von = localStart(text, match.index)
    const bis = domainEnd(text, match.index + match[0].length)
    if (von !== null && bis !== null) found.push({ von, bis })
  }
  return found
}

function localStart(text: string, at: number): number | null {
  const end = text[at - 1] === ' ' ? at - 1 : at
  let start = end
  while (start > 0 && end - start < LOKAL_MAX && LOKAL.test(text.charAt(start - 1))) start--
  return start === end ? null : start
}

/** End of labels and a top level of letters, or null. */
function domainEnd(text: string, from: number): number | null {
  let at = text[from] === ' ' ? from + 1 : from
  let end: number | null = null
  // Where no dot follows, the next label is empty.
  for (let dots = 0; at - from < DOMAIN_MAX; dots++) {
    const start = at
    while (at - from < DOMAIN_MAX && DOMAIN.test(text.charAt(at))) at++
    const label = text.slice(start, at)
    if (label === '') return end
    if (dots > 0 && /^\p{L}{2,}$/u.test(label)) end = at
    const dot = text[at] === '.' ? 1 : (PUNKT.exec(text.slice(at, at + 12))?.[0].length ?? 0)
    at += dot
  }
  return end
}
