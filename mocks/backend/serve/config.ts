import { resolve } from 'node:path'
import { ConfigError } from '../platform/configError.ts'
import { newSecret } from '../platform/secrets.ts'
import { publicUrlOf } from '../platform/settings.ts'
import { isLoopback } from './hosts.ts'

/** How this process was asked to run (docs/hosting.md, Settings). */
export interface ServeConfig {
  port: number
  host: string
  /** Address under which people know it, without trailing slash. */
  publicUrl: string
  /** Code that the simulator asks for where others can reach it; null: only this machine can. */
  zutritt: string | null
  dataDir: string
  /** postgres://... or a SQLite file. */
  databaseUrl: string
  /** How long the start waits for the database, s. */
  databaseWaitS: number
  /** Address of the real service; then neither stand-in nor simulator exist. */
  backendUrl: string | null
}

type Env = Record<string, string | undefined>

/** An empty variable counts as not set. */
const given = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim())

export function readConfig(env: Env): ServeConfig {
  const host = given(env.HOST) ?? '127.0.0.1'
  const dataDir = resolve(given(env.DATA_DIR) ?? '.data')
  return {
    port: readPort(given(env.PORT)),
    host,
    publicUrl: publicUrlOf(env),
    zutritt: isLoopback(host) ? null : (given(env.SIMULATOR_TOKEN) ?? newSecret()),
    dataDir,
    databaseUrl: given(env.DATABASE_URL) ?? resolve(dataDir, 'postkampagne.sqlite'),
    databaseWaitS: readSeconds('DATABASE_WAIT', given(env.DATABASE_WAIT), 60),
    backendUrl: readBackendUrl(given(env.BACKEND_URL)),
  }
}

function readSeconds(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  const seconds = Number(text)
  if (!Number.isInteger(seconds) || seconds < 0) throw new ConfigError(`${name}=${text} ist keine Zahl von Sekunden.`)
  return seconds
}

function readPort(text = '3000'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`PORT=${text} ist keine Portnummer.`)
  return port
}

function readBackendUrl(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigError(`BACKEND_URL=${text} ist keine Adresse. Beispiel: https://portal.example.org`)
  return text.replace(/\/+$/, '')
}
