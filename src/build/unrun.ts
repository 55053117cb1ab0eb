import type { Plugin } from 'vite'

/** What packages import and this product never runs, and what stands in its place. */
const UNRUN: Readonly<Record<string, string>> = {
  // Every call goes by XMLHttpRequest, which tells how much was sent (api/http.ts), and is called off by a signal.
  'axios/lib/adapters/fetch.js': 'export const getFetch = () => null',
  'axios/lib/cancel/CancelToken.js': 'export default {}',
  'axios/lib/helpers/HttpStatusCode.js': 'export default {}',
  // No form is sent as JSON (api/client.ts).
  'axios/lib/helpers/formDataToJSON.js': 'export default () => null',
  // The theme has no ripples (shared/theme/components.ts).
  '@mui/material/ButtonBase/TouchRipple.mjs': 'export default () => null',
  // It has one shadow of its own (shared/theme/createAppTheme.ts).
  '@mui/material/styles/shadows.mjs': 'export default []',
  // For components that get the theme by `withTheme`; all of them use the hook.
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': 'export default (target) => target',
  // Lists have pages.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false',
}

/** Leaves out of the build what never runs: 7.4 KiB br of each first visit (`npm run bench`). */
export function unrun(): Plugin {
  return {
    name: 'unrun',
    apply: 'build',
    enforce: 'pre',
    load: (id) => UNRUN[id.split('/node_modules/').at(-1) ?? ''],
  }
}
