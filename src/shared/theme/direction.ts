import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/**
 * Into one sheet in development too: a tag for each rule makes a page of tests half as slow again. And rule by rule, so
 * that the page's policy need not know them (SEC-39).
 */
const cacheOptions = (key: string) => ({ key, speedy: true })

const caches: { ltr?: EmotionCache; rtl?: EmotionCache } = {}

/** The property as a mirrored page takes it unchanged: else `ltr` would become `rtl` there. */
export const UNMIRRORED_DIRECTION = '/* @noflip */direction'

/** Styles as they are written. */
export function ltrCache(): EmotionCache {
  caches.ltr ??= createCache(cacheOptions('ltr'))
  return caches.ltr
}

/** Mirrored styles, once `loadRtl` is done. */
export const rtlCache = (): EmotionCache | undefined => caches.rtl

/** Gets the mirroring; only Arabic needs it. */
export async function loadRtl(): Promise<void> {
  if (caches.rtl) return
  const [{ default: rtlPlugin }, { prefixer, DECLARATION }] = await Promise.all([
    import('@mui/stylis-plugin-rtl'),
    import('stylis'),
  ])
  // Names of properties alone: emotion reads rules with a separate stylis, older than this one, whose rules
  // (`::placeholder`, `:read-only`) this prefixer cannot copy; and no browser needs prefixes there any more.
  const prefixed: StylisPlugin = (element, ...rest) =>
    element.type === DECLARATION ? prefixer(element, ...rest) : undefined
  caches.rtl ??= createCache({ ...cacheOptions('rtl'), stylisPlugins: [prefixed, rtlPlugin] })
}
