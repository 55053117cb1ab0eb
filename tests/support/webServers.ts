import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { temporaryFolder } from './temporaryFolder.ts'

export interface WebServer {
  url: string
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
async function run(program: string, args: string[], port: number): Promise<WebServer> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env.PATH } })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url, { method: 'HEAD' }).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start:\n${output}`)
    await new Promise((done) => setTimeout(done, 20))
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function folderForAll(): Promise<string> {
  const folder = await temporaryFolder()
  await chmod(folder, 0o755)
  return folder
}

export async function startNginx(site: Site): Promise<WebServer> {
  const [folder, port] = [await folderForAll(), await freePort()]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  await writeFile(join(folder, 'site.conf'), await siteOf('nginx.conf', port, site))
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
  include ${folder}/site.conf;
}
`,
  )
  return run('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port)
}

const APACHE_MODULES = ['mpm_event', 'authz_core', 'dir', 'env', 'headers', 'mime', 'proxy', 'proxy_http', 'rewrite']

export async function startApache(site: Site): Promise<WebServer> {
  const [folder, port] = [await folderForAll(), await freePort()]
  await writeFile(join(folder, 'site.conf'), await siteOf('apache.conf', port, site))
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
Listen 127.0.0.1:${port}
Include ${folder}/site.conf
`,
  )
  return run('apache2', ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], port)
}
