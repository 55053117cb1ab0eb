import { spawn } from 'node:child_process'
import { withBin } from './binPath.ts'
import { startPostgres } from './postgresServer.ts'
import { ensurePrograms } from './programs.ts'

/** `npm run test:postgres [-- FILE]`: the stand-in's tests, or some of them, on a PostgreSQL server of their own. */

/** Tests that gain nothing from it, by the rule of decision 7. */
const LEFT_OUT = [
  // A process or a folder with an SQLite of its own.
  'killed.test.ts',
  'killed/**',
  'bildgenerierung/killed.test.ts',
  'stoerung.test.ts',
  // Print files, pictures and documents.
  'documents.test.ts',
  'druck/**',
  'druckbild.test.ts',
  'druckprobe.test.ts',
  'fremdeBilder/**',
  'fremdeSchrift.test.ts',
  'rechnungDateien.test.ts',
  // What stands between a caller and the calls: the server, a line, the client of another service.
  'apizugang/beispiele.test.ts',
  'apizugang/clients.test.ts',
  'bilddienst/**',
  'hausenden.test.ts',
  'langeLeitung.test.ts',
  'serve.test.ts',
]
ensurePrograms()
const server = await startPostgres()
if (!server) {
  console.log('no PostgreSQL here and none could be installed')
  process.exit(1)
}
const named = process.argv.slice(2)
let code = 1
try {
  code = await new Promise<number>((resolve) => {
    // Proofs of load have a place of their own; what is named is run.
    const without = LEFT_OUT.flatMap((pattern) => ['--exclude', `tests/backend/${pattern}`])
    const tests = named.length > 0 ? named : ['tests/backend', '--tagsFilter', '!proof', ...without]
    spawn('vitest', ['run', '--project', 'node', ...tests], {
      stdio: 'inherit',
      env: { ...withBin(), TEST_PG_URL: server.url },
    }).on('close', (status) => resolve(status ?? 1))
  })
} finally {
  await server.stop()
}
process.exit(code)
