import { resolve } from 'node:path'

/** Where tests keep what `npm run build` makes: `dist` holds the demo while they run. */
export const REAL_BUILD = resolve(import.meta.dirname, '../../node_modules/.cache/postkampagne/dist')
