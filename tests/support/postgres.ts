import { spawn } from 'node:child_process'
import { startPostgres } from './postgresServer.ts'
import { ensurePrograms } from './programs.ts'

/** `npm run test:postgres [-- FILE]`: the stand-in's tests, or some of them, on a PostgreSQL server of their own. */
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
    // Proofs of load have a place of their own; one that is named is run.
    const tests = named.length > 0 ? named : ['tests/backend', '--tagsFilter', '!proof']
    spawn('vitest', ['run', '--project', 'node', ...tests], {
      stdio: 'inherit',
      env: { ...process.env, TEST_PG_URL: server.url },
    }).on('close', (status) => resolve(status ?? 1))
  })
} finally {
  await server.stop()
}
process.exit(code)
