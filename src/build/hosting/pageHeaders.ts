import { createHash } from 'node:crypto'
import { policyOf, SECURITY_HEADERS } from '#src/contract/headers.ts'

/**
 * Sheets that the program fills rule by rule begin as an empty element: that much has to be let in, and nothing else
 * gets in with it.
 */
const EMPTY = ''

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What stands between the tags of a page's elements without an separate address. */
const inline = (page: string, tag: 'script' | 'style'): string[] =>
  page
    .split(`<${tag}`)
    .slice(1)
    .flatMap((part) => {
      const start = part.indexOf('>') + 1
      return part.slice(0, start).includes(' src=') ? [] : [part.slice(start, part.indexOf(`</${tag}>`))]
    })

/**
 * Headers of a page that never changes on its way: what it runs and how it looks is named by hashes, so that any server
 * can send it as it lies there (SEC-39). `styles`: hashes of sheets that the program lays into the page as a whole.
 */
export function pageHeaders(page: string, styles: readonly string[]): Record<string, string> {
  const policy = policyOf({
    scripts: inline(page, 'script').map(hashOf),
    styles: [...inline(page, 'style'), EMPTY].map(hashOf).concat(styles),
  })
  return { ...SECURITY_HEADERS, 'Content-Security-Policy': policy }
}
