import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Parts of axios that nothing here uses, by who asks for them, and what stands in their place. */
const AXIOS_PARTS = [
  { id: './fetch.js', importer: '/axios/lib/adapters/adapters.js', code: 'export const getFetch = () => false' },
  { id: './helpers/HttpStatusCode.js', importer: '/axios/lib/axios.js', code: 'export default {}' },
]
/** What `react-dom/client` is, once it is known that this is no development. */
const REACT_DOM = fileURLToPath(import.meta.resolve('react-dom/client')).replace(
  'client.js',
  'cjs/react-dom-client.production.js',
)
const ABSENT = '\0axios-without:'

/** By the module's own entry: its folder holds both builds. */
const ROUTER = fileURLToPath(import.meta.resolve('react-router')).replace(/dist\/development\/.*$/, 'dist/production/')

/**
 * A package's file as a module of today. Wrapped in a function, as bundlers do with the older kind, it is read twice:
 * once with its file, once more as a whole when the function is called, in one go that the page notices.
 */
function asModule(code: string): string {
  const needed = [...new Set([...code.matchAll(/\brequire\("([\w-]+)"\)/g)].map(([, name]) => name))]
  const names = [...new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name))]
  return [
    ...needed.map((name, at) => `import needed${at} from '${name}'`),
    'const exports = {}',
    code.replaceAll(/\brequire\("([\w-]+)"\)/g, (_, name) => `needed${needed.indexOf(name)}`),
    ...names.map((name) => `export const ${name} = exports.${name}`),
  ].join('\n')
}

/**
 * What packages bring to the start without need. Of axios the names of status codes and the adapter for `fetch`:
 * browsers take the one for XMLHttpRequest, which comes first in its list. Of the router its warnings for developers:
 * its package names that build alone. Of React the function around its client.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const part = AXIOS_PARTS.findIndex((one) => one.id === id && importer?.endsWith(one.importer))
      if (part >= 0) return `${ABSENT}${part}`
      if (id === 'react-dom/client') return REACT_DOM
      if (id === 'react-router') return `${ROUTER}index.mjs`
      if (id === 'react-router/dom') return `${ROUTER}dom-export.mjs`
      return null
    },
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => asModule(code),
    },
    load: (id) => (id.startsWith(ABSENT) ? AXIOS_PARTS[Number(id.slice(ABSENT.length))]?.code : null),
  }
}
