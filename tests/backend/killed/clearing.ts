import { clearLists } from '#mocks/backend/kampagne/clearAdressen.ts'
import { openDb } from '#mocks/backend/platform/db/open.ts'
import { systemContext } from '#mocks/backend/platform/parts.ts'
import { partsOf } from '#tests/support/templates.ts'

/** One run of the job that clears lists in the database given. With `hang` it stops for ever at its first mail, and says so. */
const [file = '', dataDir = '', hang] = process.argv.slice(2)
const db = await openDb(file)
const parts = await partsOf(
  { db, files: new Map() },
  dataDir,
  () => new Date(),
  () => undefined,
)
const context = systemContext(parts)
if (hang)
  context.settings = new Proxy(context.settings, {
    get: (target, name, receiver): unknown => {
      if (name !== 'produktName') return Reflect.get(target, name, receiver)
      process.stdout.write('mail\n')
      return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    },
  })
await clearLists(context, (error) => process.stderr.write(`${String(error)}\n`))
await db.destroy()
