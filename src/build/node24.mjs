/**
 * Runs a file of the project: `node src/build/node24.mjs FILE`. Plain JavaScript, so that an older Node can read it and
 * say which one is needed.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { delimiter, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULES = join(import.meta.dirname, '../../node_modules')

const [file] = process.argv.splice(2, 1)
const [major] = process.versions.node.split('.')
// It comes with the packages. Not every npm links it where scripts find it (that of Debian 13, 9.2, does not).
const own = join(MODULES, `node-${process.platform}-${process.arch}`, 'bin', 'node')
if (Number(major) >= 24) await run()
else if (existsSync(own)) runWith(own)
else {
  process.stderr.write(
    `Postkampagne braucht Node 24, hier läuft ${process.version}.\n` +
      'Das mitgelieferte Node fehlt: "npm ci" (ohne --omit=optional) holt es. Sonst hilft ein eigenes Node ab Version 24.\n',
  )
  process.exit(1)
}

async function run() {
  // Compiled code is kept: of the service itself, and of each thread that prints or judges, which loads half of it again.
  process.env.NODE_COMPILE_CACHE ??= join(MODULES, '.cache/compiled')
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
  await import(pathToFileURL(resolve(file)).href)
}

/** The same once more by another Node, which whatever is started from there finds first, too. */
function runWith(node) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` }
  const child = spawn(node, [import.meta.filename, file, ...process.argv.slice(2)], { stdio: 'inherit', env })
  // Ctrl+C reaches both; an end that was sent to this one alone is handed on.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code) => process.exit(code ?? 1))
}
