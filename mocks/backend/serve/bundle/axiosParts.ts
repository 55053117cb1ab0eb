import type { Plugin } from 'vite'

const ABSENT = '\0axios-fetch-adapter'

/**
 * Leaves out of axios its adapter for `fetch`: browsers take the one for XMLHttpRequest, which comes first in its list,
 * and both together are a good part of the start.
 */
export function axiosParts(): Plugin {
  return {
    name: 'axios-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './fetch.js' && importer?.endsWith('/axios/lib/adapters/adapters.js') ? ABSENT : null,
    load: (id) => (id === ABSENT ? 'export const getFetch = () => false' : null),
  }
}
