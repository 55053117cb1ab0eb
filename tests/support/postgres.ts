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
    spawn('vitest', ['run', '--project', 'node', ...(named.length > 0 ? named : ['tests/backend'])], {
      stdio: 'inherit',
      env: { ...process.env, TEST_PG_URL: server.url },
    }).on('close', (status) => resolve(status ?? 1))
  })
} finally {
  await server.stop()
}
process.exit(code)
