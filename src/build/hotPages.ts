import { basename, dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** A file of texts was saved (development). */
    'texts-changed': { language: string; namespace: string; texts: Record<string, unknown> }
  }
}

/**
 * In development, a page whose words change keeps its state: pages are refreshed although they export their loader
 * beside the component, and texts are sent to the running page (i18n.ts) instead of loading it again.
 */
export function hotPages(): Plugin {
  return {
    name: 'hot-pages',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        children: "window.__getReactRefreshIgnoredExports = () => ['loader']",
        injectTo: 'head-prepend',
      },
    ],
    async hotUpdate({ file, read }) {
      const { config, name, hot } = this.environment
      if (name !== 'client' || !file.endsWith('.json')) return undefined
      const [folder, language] = relative(config.root, dirname(file)).split(sep)
      if (folder !== 'locales' || language === undefined) return undefined
      const texts: Record<string, unknown> = JSON.parse(await read())
      hot.send('texts-changed', { language, namespace: basename(file, '.json'), texts })
      return []
    },
  }
}
