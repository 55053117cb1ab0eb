import type { ResourceKey } from 'i18next'
import { loadNamespaces, offerTexts } from '#src/shared/i18n/i18n.ts'

const files = {
  ...import.meta.glob<ResourceKey>('/locales/{en,fr,ar}/{demo,demoCharts}.json', { import: 'default' }),
  ...(import.meta.env.VITE_DEMO === '1'
    ? import.meta.glob<ResourceKey>(['/locales/{en,fr,ar}/demo*.json', '!/locales/{en,fr,ar}/{demo,demoCharts}.json'], {
        import: 'default',
      })
    : {}),
}

offerTexts((language, namespace) => files[`/locales/${language}/${namespace}.json`])

/** Texts of the demo's frame and of one of its screens, in the language of the frame. */
export const loadDemoTexts = (own: readonly string[]): Promise<void> => loadNamespaces(['demo', ...own])
