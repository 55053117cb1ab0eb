import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { requireKnownBereiche } from './bereiche.ts'
import { compressAll, type Thoroughness } from './compress.ts'
import { GRID_STYLES } from './hosting/gridStyles.ts'
import { writeHosting } from './hosting/write.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Where the built product lies. */
export const DIST = join(ROOT, 'dist')
const STAMP = '.stamp'
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

/** Vite is not there: packages were installed for running alone (`npm ci --omit=dev`). */
export class BuildToolMissing extends Error {}

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js')

export interface BuildOptions {
  /** With the demo accounts and sample screens; never for a real service. */
  demo: boolean
  /** Where to; by default where `npm start` looks. */
  folder?: string
  /** How small the compressed files become; what is carried to servers takes its time. */
  compression?: Thoroughness
}

/** Builds the product into `folder`, compressed files beside the plain ones: what `npm start` serves. */
export async function buildProduct({ demo, folder = DIST, compression = 'quick' }: BuildOptions): Promise<void> {
  const env = buildEnv(demo)
  const stamp = await hashInputs(env)
  await rm(join(folder, STAMP), { force: true })
  await runVite(folder, env)
  await compressAll(folder, compression)
  await writeHosting(folder, demo ? GRID_STYLES : [])
  // Last, so that a build that broke off is made anew.
  await writeFile(join(folder, STAMP), stamp)
}

/** Builds the product unless the folder holds already what these sources give; `announce` is called before it does. */
export async function ensureBuild(
  demo: boolean,
  announce: () => void = () => undefined,
  folder: string = DIST,
  tool: string = VITE,
): Promise<void> {
  const made = await readFile(join(folder, STAMP), 'utf8').catch(() => '')
  if (made === (await hashInputs(buildEnv(demo))) && existsSync(join(folder, 'index.html'))) return
  if (!existsSync(tool)) throw new BuildToolMissing(`${folder} has to be built, which needs Vite.`)
  announce()
  await buildProduct({ demo, folder })
}

/** Settings that become part of the build. */
function buildEnv(demo: boolean): Record<string, string> {
  const { ANBIETER_NAME, PRODUKT_NAME, DEMO_MENU, VITE_BEREICHE } = process.env
  requireKnownBereiche(VITE_BEREICHE)
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

/** A separate process: the build's memory is gone when it is done. */
function runVite(folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [VITE, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', folder], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => (code === 0 ? done() : fail(new Error('The product could not be built (see above).'))))
  })
}
