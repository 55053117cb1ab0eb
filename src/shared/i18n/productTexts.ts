import type { ResourceKey } from 'i18next'

const files = import.meta.glob<ResourceKey>(['../../../locales/de/*.json', '!../../../locales/de/common.json'], {
  import: 'default',
})

/** Texts of a part of the product; nothing where it has none. A separate file (i18n.ts). */
export const productText = async (namespace: string): Promise<ResourceKey> =>
  (await files[`../../../locales/de/${namespace}.json`]?.()) ?? {}
