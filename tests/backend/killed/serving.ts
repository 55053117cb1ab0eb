import { serve } from '@hono/node-server'
import { composeApp, startJobs } from '#mocks/backend/serve/compose.ts'
import { readConfig } from '#mocks/backend/serve/config.ts'
import { openParts } from '#mocks/backend/serve/open.ts'

/** The server of `npm start` without the files of the product; says its port. */
const parts = await openParts(readConfig(process.env), () => undefined)
startJobs(parts)
serve({ fetch: composeApp(parts).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`${port}\n`)
})
