import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import * as z from 'zod/mini'
import { CACHING } from '#src/contract/headers.ts'
import { isUnlisted } from '#src/routes/kinds.ts'
import { DRUCKPROFIL_ADRESSE } from '#src/engines/print/page.ts'

/** What the browser shows colours with is what is printed with, also where the print shop has its own. */
export function mountDruckprofil(app: Hono, profil: Uint8Array): void {
  app.get(DRUCKPROFIL_ADRESSE, etag(), (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.body(new Uint8Array(profil), 200, { 'Content-Type': 'application/vnd.iccprofile' })
  })
}

const headersFile = z.object({ every: z.record(z.string(), z.string()) })

/** Serves the built product as every other server does by the build's own recipe (docs/hosting.md). */
export async function mountProduct(app: Hono, dist: string): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  // With the page, so that they stay those of this page when another build lies there.
  const { every } = z.parse(headersFile, JSON.parse(await readFile(join(dist, 'hosting/headers.json'), 'utf8')))
  app.use('/*', async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(every)) c.header(name, value)
    if (c.res.ok || c.res.status === 304)
      c.header('Cache-Control', c.req.path.startsWith('/assets/') ? CACHING.assets : CACHING.others)
  })
  app.get('/index.html', (c) => c.redirect('/'))
  for (const hidden of ['/.*', '/hosting/*']) app.get(hidden, (c) => c.notFound())
  app.use('/assets/*', serveStatic({ root: dist, precompressed: true }))
  app.use('/*', etag(), serveStatic({ root: dist, precompressed: true, index: 'served-below' }))
  app.get('*', compress(), (c) => {
    // What looks like a file and was not found above is none of the product's pages.
    if (/\.[a-z0-9]{2,12}$/i.test(c.req.path)) return c.notFound()
    if (isUnlisted(c.req.path)) c.header('X-Robots-Tag', 'noindex')
    return c.html(page)
  })
  app.notFound((c) => c.text('404', 404))
}
