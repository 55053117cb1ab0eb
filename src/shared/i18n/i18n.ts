import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/de/common.json'
import shellEn from '../../../locales/en/shell.json'
import { storage } from '../storage/storage.ts'
import { DEFAULT_SPRACHE, SPRACHEN, spracheOf, type Sprache } from './sprachen.ts'

type JsonFile = () => Promise<ResourceKey>
/** Texts of the frame, in its three languages; those of `shell` in English are there from the start. */
const frameFiles = import.meta.glob<ResourceKey>(
  ['../../../locales/{en,fr,ar}/*.json', '!../../../locales/en/shell.json', '!../../../locales/{en,fr,ar}/demo*.json'],
  { import: 'default' },
)
/** Product texts of the pages where visits begin; where the others lie comes with them (productTexts.ts). */
const FIRST: Partial<Record<string, JsonFile>> = {
  auth: async () => (await import('../../../locales/de/auth.json')).default,
  dashboard: async () => (await import('../../../locales/de/dashboard.json')).default,
}
const productFile =
  (namespace: string): JsonFile =>
  async () =>
    (await import('./productTexts.ts')).productText(namespace)

type FindFile = (language: string, namespace: string) => JsonFile | undefined
let otherFile: FindFile = () => undefined

/** Further texts in the languages of the frame, known once the first screen that needs them is. */
export function offerTexts(find: FindFile): void {
  otherFile = find
}

/**
 * Product texts are kept once, under the fallback language, so that every language finds them and plural forms stay
 * the German ones.
 */
function fileOf(language: string, namespace: string): JsonFile | undefined {
  const ofFrame = frameFiles[`../../../locales/${language}/${namespace}.json`] ?? otherFile(language, namespace)
  if (ofFrame) return ofFrame
  return language === DEFAULT_SPRACHE ? (FIRST[namespace] ?? productFile(namespace)) : undefined
}

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // Two parameters: i18next then takes the promise.
  read: async (language: string, namespace: string) => (await fileOf(language, namespace)?.()) ?? {},
}

/** In development a saved text is shown at once, and the page keeps its state (src/build/hotPages.ts). */
import.meta.hot?.on('texts-changed', ({ language, namespace, texts }) => {
  i18next.addResourceBundle(language === 'de' ? DEFAULT_SPRACHE : language, namespace, texts, false, true)
  i18next.emit('languageChanged', i18next.language)
})

/** The language of the frame as it was chosen. */
export const storedSprache = (): Sprache => spracheOf(storage.get('sprache'))

function showLanguage(sprache: string): void {
  document.documentElement.lang = sprache
}

/** Starts the texts; resolves when those of the frame are there. */
export async function initI18n(): Promise<void> {
  if (i18next.isInitialized) return
  i18next.on('languageChanged', showLanguage)
  await i18next
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: storedSprache(),
      fallbackLng: DEFAULT_SPRACHE,
      supportedLngs: [...SPRACHEN],
      ns: ['shell', 'common'],
      defaultNS: 'common',
      resources: { en: { shell: shellEn, common } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      returnNull: false,
    })
}

/** Changes the language of the frame and keeps the choice. */
export async function changeSprache(sprache: Sprache): Promise<void> {
  await i18next.changeLanguage(sprache)
  storage.set('sprache', sprache)
}

/**
 * Gets text files before a screen needs them; one that does not exist is no error, one that did not arrive is: the
 * screen would show the names of its texts. i18next gives a file up after one failure, so it is asked for once more.
 */
export async function loadNamespaces(namespaces: readonly string[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces])
  const missing = () => namespaces.filter((namespace) => !i18next.hasResourceBundle(DEFAULT_SPRACHE, namespace))
  if (missing().length > 0) await i18next.reloadResources([...new Set([i18next.language, DEFAULT_SPRACHE])], missing())
  if (missing().length > 0) throw new Error(`Texts did not arrive: ${missing().join(', ')}`)
}

/** Texts outside of React. */
export const text = (key: string, values?: Record<string, string | number>): string => i18next.t(key, values ?? {})
