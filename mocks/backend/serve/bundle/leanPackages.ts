import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Parts of axios that nothing here uses, by who asks for them, and what stands in their place. */
const AXIOS_PARTS = [
  { id: './fetch.js', importer: '/axios/lib/adapters/adapters.js', code: 'export const getFetch = () => false' },
  { id: './helpers/HttpStatusCode.js', importer: '/axios/lib/axios.js', code: 'export default {}' },
]
const ABSENT = '\0axios-without:'

/** By the module's own entry: its folder holds both builds. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(/dist\/development\/.*$/, 'dist/production/')

/**
 * What packages bring to the start without need. Of axios the names of status codes and the adapter for
 * `fetch`: browsers take the one for XMLHttpRequest, which comes first in its list. Of the router its warnings for developers: its package names that
 * build alone.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const part = AXIOS_PARTS.findIndex((one) => one.id === id && importer?.endsWith(one.importer))
      if (part >= 0) return `${ABSENT}${part}`
      if (id === 'react-router') return `${ROUTER}index.mjs`
      if (id === 'react-router/dom') return `${ROUTER}dom-export.mjs`
      return null
    },
    load: (id) => (id.startsWith(ABSENT) ? AXIOS_PARTS[Number(id.slice(ABSENT.length))]?.code : null),
  }
}
