import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '#mocks/backend/platform/files.ts'

/** Tools of others that read the description of our interface, as customers use them. */
export const DESCRIPTION_TOOLS = {
  '@redocly/cli': '2.77.0',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  typescript: '5.9.3',
  'openapi-generator-plus': '2.22.0',
  '@openapi-generator-plus/java-cxf-client-generator': '4.0.0',
} as const

/** The client that everybody asks image services with. */
export const IMAGE_CLIENT = { openai: '7.57.0' } as const

interface Ended {
  status: number | null
  output: string
}

export function runIn(folder: string, command: string, args: string[], env: Record<string, string> = {}): Ended {
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell,
    env: { ...process.env, ...env },
  })
  return { status, output: `${stdout}${stderr}` }
}

/**
 * The folder with these packages, installed where they are missing; null where that is forbidden (INSTALL=0) or there is no
 * registry. They are no packages of the product: together they weigh more than its own tools, and nothing else needs them.
 */
export async function foreignClients(packages: Readonly<Record<string, string>>): Promise<string | null> {
  // Kept between two runs; another list of them lies elsewhere.
  const folder = join(tmpdir(), `postkampagne-clients-${sha256(JSON.stringify(packages)).slice(0, 12)}`)
  if (existsSync(folder)) return folder
  if (process.env.INSTALL === '0') return null
  // Put in place when it is whole: a run that was cut off leaves nothing that looks like it.
  const fresh = `${folder}-${process.pid}`
  await mkdir(fresh, { recursive: true })
  await writeFile(
    join(fresh, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: packages }),
  )
  const { status, output } = runIn(fresh, 'npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'])
  if (status !== 0) {
    console.log(`not installed: ${Object.keys(packages).join(', ')}\n${output.slice(-500)}`)
    return null
  }
  await rename(fresh, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
  })
  return folder
}
