import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHING } from '#src/contract/headers.ts'
import { UNLISTED } from '#src/routes/kinds.ts'
import { apacheDirectory, apacheHeaders } from './apache.ts'
import { nginxHttp, nginxServer } from './nginx.ts'
import { pageHeaders } from './pageHeaders.ts'

/** Lays beside a build what a server has to know of it (docs/hosting.md); the product's own reads it, too. */
export async function writeHosting(folder: string, styles: readonly string[] = []): Promise<void> {
  const every = pageHeaders(await readFile(join(folder, 'index.html'), 'utf8'), styles)
  const headers = { every, cacheControl: CACHING, noindex: UNLISTED }
  const files = {
    'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    'nginx.http.conf': nginxHttp(every),
    'nginx.server.conf': nginxServer(every),
    'apache.headers.conf': apacheHeaders(every),
    'apache.directory.conf': apacheDirectory(),
  }
  const target = join(folder, 'hosting')
  await mkdir(target, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(target, name), text)
}
