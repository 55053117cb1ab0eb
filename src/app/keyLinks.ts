import { linkKey } from '#src/base/text/linkKey.ts'
import { fixedPart } from '#src/routes/address.ts'
import { PAGES } from '#src/routes/pages.ts'

/** How addresses of mailed links with a key begin: approval, new password, activation, unlocking. */
const BASES = Object.values(PAGES)
  .filter(({ path }) => path.includes('/:hashKey'))
  .map(fixedPart)

/**
 * The address of a mailed link without what a mail program put around or into its key; null where it is no such link, or has
 * nothing to put right. What follows the key is left out: it came with it.
 */
export function tidyKeyLink({ pathname }: URL): string | null {
  const base = BASES.find((fixed) => pathname.startsWith(`${fixed}/`))
  if (base === undefined) return null
  const key = linkKey(pathname.slice(base.length + 1))
  const tidy = `${base}/${encodeURIComponent(key)}`
  return key === '' || tidy === pathname ? null : tidy
}
