import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { writeWhole } from '../platform/files.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
/** Where the built product lies. */
export const DIST = join(ROOT, 'dist')
const STAMP = join(DIST, '.stamp')
/** Everything that a build is made from. */
const INPUTS = [
  'src',
  'mocks/demo',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
]

export interface BuildOptions {
  /** With the demo accounts and sample screens; never for a real service. */
  demo: boolean
}

/** Builds the product unless `dist` is already what these sources give; true when it was built now. */
export async function ensureBuild({ demo }: BuildOptions, progress: (text: string) => void = () => undefined) {
  const env = buildEnv(demo)
  const stamp = await hashInputs(env)
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp && existsSync(join(DIST, 'index.html'))) return false
  progress('Oberfläche wird gebaut ...')
  await rm(STAMP, { force: true })
  await runVite(env)
  progress('Dateien werden verdichtet ...')
  await compressAll(DIST)
  await writeWhole(STAMP, stamp)
  return true
}

/** Settings that become part of the build. */
function buildEnv(demo: boolean): Record<string, string> {
  const { ANBIETER_NAME, PRODUKT_NAME, DEMO_MENU } = process.env
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[0].startsWith('VITE_') && entry[1] !== undefined,
  )
  return {
    ...(ANBIETER_NAME ? { VITE_ANBIETER_NAME: ANBIETER_NAME } : {}),
    ...(PRODUKT_NAME ? { VITE_PRODUKT_NAME: PRODUKT_NAME } : {}),
    ...(DEMO_MENU ? { VITE_DEMO_MENU: DEMO_MENU } : {}),
    ...Object.fromEntries(own),
    VITE_DEMO: demo ? '1' : '',
  }
}

async function hashInputs(env: Record<string, string>): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify(Object.entries(env).toSorted(([a], [b]) => a.localeCompare(b, 'en'))),
  )
  for (const input of INPUTS) {
    for (const file of await filesOf(join(ROOT, input))) {
      hash.update(file)
      hash.update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => null)
  if (entries === null) return existsSync(path) ? [path] : []
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** A process of its own: the build's memory is gone when it is done. */
function runVite(env: Record<string, string>): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error('Die Oberfläche ließ sich nicht bauen (siehe oben).')),
    )
  })
}

const TEXT_FILE = /\.(js|css|svg|json|txt|wasm|ttf|webmanifest)$/
/** Fonts are 13 % smaller at the highest quality, which takes twenty times as long: not worth a start. */
const FONT_FILE = /\.ttf$/
/** Smaller files gain nothing. */
const COMPRESS_FROM = 1024

/** Lays compressed versions beside the files of a build. */
export async function compressAll(folder: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => TEXT_FILE.test(file))
  const queue = files.values()
  // Four at once: zlib works in Node's thread pool of that size.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const file of queue) await compressFile(file)
    }),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < COMPRESS_FROM) return
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants
  const quality = FONT_FILE.test(file) ? 9 : 11
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length, [BROTLI_PARAM_LGWIN]: 22 }
  await writeWhole(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeWhole(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
