import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import packageJson from '../../package.json' with { type: 'json' }

const scripts = z.parse(z.record(z.string(), z.string()), packageJson.scripts)
/** What the proofs name: files and folders. */
const named = Object.entries(scripts)
  .filter(([name]) => name.startsWith('prove:'))
  .flatMap(([, command]) => command.match(/tests\/\S+/g) ?? [])

test('what `npm test` leaves out as a proof belongs to one that can be run', () => {
  const files = readdirSync('tests', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /tags: .*\['proof'\]/.test(readFileSync(file, 'utf8')))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !named.some((place) => file === place || file.startsWith(`${place}/`)))).toEqual([])
})
