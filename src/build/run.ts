import { resolve } from 'node:path'
import { buildProduct, DIST } from './product.ts'

/**
 * `npm run build`: the product for a real service, in `dist` or in another folder (`-- FOLDER`). Never the demo, which
 * `npm start` builds for itself: what lies there is carried to servers (SEC-47).
 */
const [folder = DIST] = process.argv.slice(2)
if (folder.startsWith('-')) {
  console.error(`npm run build takes a folder, not ${folder}. The product stands at the root of a host name, never`)
  console.error('below a subfolder (docs/hosting.md).')
  process.exit(2)
}
await buildProduct({ demo: false, folder: resolve(folder), compression: 'best' })
