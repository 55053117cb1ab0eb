import createCache, { type EmotionCache } from '@emotion/cache'

/** Nonce of the content security policy, from the page's head. */
function nonceOf(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
}

function cacheOptions(key: string) {
  const nonce = nonceOf()
  return nonce === undefined ? { key } : { key, nonce }
}

const caches: { ltr?: EmotionCache; rtl?: EmotionCache } = {}

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
  const [{ default: rtlPlugin }, { prefixer }] = await Promise.all([import('@mui/stylis-plugin-rtl'), import('stylis')])
  caches.rtl ??= createCache({ ...cacheOptions('rtl'), stylisPlugins: [prefixer, rtlPlugin] })
}
