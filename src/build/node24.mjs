/**
 * Runs a file of the project: `node src/build/node24.mjs FILE`. Plain JavaScript, so that an older Node can read it and
 * say which one is needed.
 */
import module from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const [file] = process.argv.splice(2, 1)
const [major] = process.versions.node.split('.')
if (Number(major) < 24) {
  process.stderr.write(
    `Postkampagne braucht Node 24, hier läuft ${process.version}.\n` +
      'Das mitgelieferte Node fehlt: "npm ci" (ohne --omit=optional) holt es. Sonst hilft ein eigenes Node ab Version 24.\n',
  )
  process.exit(1)
}
// Compiled code is kept: of the service itself, and of each thread that prints or judges, which loads half of it again.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled')
module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
await import(pathToFileURL(resolve(file)).href)
