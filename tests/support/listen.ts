import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { freePort } from './freePort.ts'

/** An app behind a real socket, as `npm start` puts it: for what only the wire shows. */
export async function listen({ fetch }: Pick<Hono, 'fetch'>): Promise<{ url: string; close: () => void }> {
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }))
  const port = await freePort()
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
