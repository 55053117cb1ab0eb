import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import { isUnlisted } from '#src/routes/kinds.ts'
import { DRUCKPROFIL_ADRESSE } from '#src/domain/print/colour/druckprofil.ts'
import type { AppEnv } from '../app.ts'

/** What the browser shows colours with is what is printed with, also where the print shop has its own. */
export function mountDruckprofil(app: Hono<AppEnv>, profil: Uint8Array): void {
  app.get(DRUCKPROFIL_ADRESSE, etag(), (c) => {
    c.header('Cache-Control', 'no-cache')
    return c.body(new Uint8Array(profil), 200, { 'Content-Type': 'application/vnd.iccprofile' })
  })
}

/** Serves the built product: files for ever, the page fresh and with the response's nonce, unknown files 404. */
export async function mountProduct(app: Hono<AppEnv>, dist: string): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.get('/index.html', (c) => c.redirect('/'))
  app.get('/.*', (c) => c.notFound())
  app.use('/*', serveStatic({ root: dist, precompressed: true, index: 'served-below' }))
  app.get('*', compress(), (c) => {
    // What looks like a file and was not found above is none of the product's pages.
    if (/\.[a-z0-9]{2,12}$/i.test(c.req.path)) return c.notFound()
    if (isUnlisted(c.req.path)) c.header('X-Robots-Tag', 'noindex')
    c.header('Cache-Control', 'no-cache')
    return c.html(page.replaceAll('__NONCE__', c.get('secureHeadersNonce') ?? ''))
  })
  app.notFound((c) => c.text('404', 404))
}
