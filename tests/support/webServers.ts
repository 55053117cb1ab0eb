import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface WebServer {
  /** Of the first site. */
  url: string
  /** Of every site, in their order. */
  urls: string[]
  stop: () => Promise<void>
}

interface Site {
  /** Folder of a build. */
  dist: string
  /** Where the site's file sends calls. */
  backend: string
}

/** As root both work as somebody else, and insist on it. */
const isRoot = process.getuid?.() === 0

/** The site's file of docs/hosting, with what people have to fit. */
async function siteOf(name: string, port: number, { dist, backend }: Site): Promise<string> {
  const text = await readFile(`docs/hosting/${name}`, 'utf8')
  return text
    .replaceAll('/srv/postkampagne', dist)
    .replaceAll('http://127.0.0.1:8080', backend)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80>', `127.0.0.1:${port}>`)
}

/** Runs it as a plain process: no service of this machine is touched. */
async function run(program: string, args: string[], ports: number[]): Promise<WebServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const [url = ''] = urls
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return {
    url,
    urls,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** A folder that every user may read, and in it the files of these sites, each at a separate port. */
async function folderForAll(name: string, sites: readonly Site[]): Promise<{ folder: string; ports: number[] }> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  const ports: number[] = []
  for (const [index, site] of sites.entries()) {
    const port = await freePort()
    await writeFile(join(folder, `${index}.site.conf`), await siteOf(name, port, site))
    ports.push(port)
  }
  return { folder, ports }
}

/** One server with all these sites. */
export async function startNginx(...sites: Site[]): Promise<WebServer> {
  const { folder, ports } = await folderForAll('nginx.conf', sites)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/pid;
error_log stderr error;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${isRoot ? 'user nobody nogroup;' : ''}
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  include ${folder}/*.site.conf;
}
`,
  )
  return run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], ports)
}

const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'env', 'headers', 'mime', 'proxy', 'proxy_http', 'rewrite']

/** One server with all these sites. */
export async function startApache(...sites: Site[]): Promise<WebServer> {
  const { folder, ports } = await folderForAll('apache.conf', sites)
  const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  await writeFile(
    join(folder, 'apache.conf'),
    `${modules.join('\n')}
ServerRoot ${folder}
ServerName localhost
PidFile ${folder}/pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/error.log
LogLevel error
TypesConfig /dev/null
${isRoot ? 'User nobody\nGroup nogroup' : ''}
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
IncludeOptional ${folder}/*.site.conf
`,
  )
  return run('apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], ports)
}
