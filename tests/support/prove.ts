import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { ensureBrowser } from './browser.ts'
import { ensurePrograms } from './programs.ts'

/**
 * `npm run prove [-- TOPIC …]`: every `prove:<topic>` of package.json one after the other, or those that are named. The
 * last lines say how long each took and which failed; one that fails keeps none of the others from its turn.
 */

const PREFIX = 'prove:'
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const topics = Object.keys(scripts)
  .filter((name) => name.startsWith(PREFIX))
  .map((name) => name.slice(PREFIX.length))
const named = process.argv.slice(2)
const unknown = named.filter((topic) => !topics.includes(topic))
if (unknown.length > 0) {
  console.log(`no proof of this name: ${unknown.join(', ')}; there are ${topics.join(', ')}`)
  process.exit(1)
}

ensurePrograms()
await ensureBrowser()
const results = (named.length > 0 ? named : topics).map((topic) => {
  console.log(`\n== ${PREFIX}${topic}`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', `${PREFIX}${topic}`], { stdio: 'inherit' })
  return { topic, ok: status === 0, seconds: Math.round((performance.now() - started) / 1000) }
})

console.log()
for (const { topic, ok, seconds } of results)
  console.log(`${ok ? 'held  ' : 'FAILED'} ${topic.padEnd(16)} ${Math.floor(seconds / 60)} min ${seconds % 60} s`)
const failed = results.filter(({ ok }) => !ok)
console.log(`proofs: ${results.length - failed.length} held, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
