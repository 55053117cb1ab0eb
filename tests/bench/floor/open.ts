import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { build } from 'vite'
import { mountProduct } from '#mocks/backend/serve/static.ts'
import { compressAll } from '#src/build/compress.ts'
import { writeHosting } from '#src/build/hosting/write.ts'

interface Floor {
  url: string
  /** Where it was built. */
  folder: string
  close: () => Promise<void>
}

/** Builds the floor and serves it the way the product is served. */
export async function openFloor(): Promise<Floor> {
  const folder = await mkdtemp(join(tmpdir(), 'postkampagne-floor-'))
  const environment = process.env.NODE_ENV
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  // Building sets it to production, where the demo's server rightly refuses to start.
  if (environment === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = environment
  await compressAll(folder, 'best')
  await writeHosting(folder)
  const app = new Hono()
  await mountProduct(app, folder)
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    close: async () => {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
