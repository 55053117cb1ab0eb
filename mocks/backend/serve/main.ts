import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { DIST, ensureBuild } from '#src/build/product.ts'
import { DEMO_KONTEN, DEMO_PASSWORT } from '../seed/konten.ts'
import { composeApp, startJobs } from './compose.ts'
import { ConfigError } from '../platform/configError.ts'
import { readConfig, type ServeConfig } from './config.ts'
import { openParts } from './open.ts'
import { noteFault } from '../platform/job.ts'
import type { Parts } from '../platform/parts.ts'
import { offenePakete, writePakete } from '../seed/pakete.ts'
import { isLoopback, refuseForeignHost } from './hosts.ts'
import { createProxy } from './proxy.ts'
import { cutSilent, cutStalled } from './silence.ts'
import { startFault } from './startFault.ts'
import { mountDruckprofil, mountProduct } from './static.ts'
import { ausgabeprofil } from '../platform/print/ausgabeprofil.ts'

/** Longest wait for running requests at the end (LOAD-11), ms. */
const SHUTDOWN_MS = 5_000

const say = (text: string) => process.stdout.write(`${text}\n`)

interface Running {
  app: Hono
  /** What is done when the first page can be seen. */
  afterwards: () => void
  /** Ends long work at once: running requests may wait for it. */
  halt: () => void
  close: () => Promise<void>
}

export async function main(): Promise<void> {
  let config: ServeConfig | null = null
  try {
    config = readConfig(process.env)
    if (config.backendUrl === null && process.env.NODE_ENV === 'production')
      throw new ConfigError(
        'Das mitgelieferte Backend mit seinen Demodaten ist nicht für den Betrieb gedacht. Setzen Sie BACKEND_URL auf Ihr Backend.',
      )
    const { profil } = await ausgabeprofil(process.env)
    await ensureBuild(config.backendUrl === null, () => say('Oberfläche wird gebaut …'))
    const running = config.backendUrl === null ? await standIn(config, say) : product(config.backendUrl)
    mountDruckprofil(running.app, profil)
    await mountProduct(running.app, DIST)
    const asked = config
    listen(asked, running, (port) => {
      announce(asked, port)
      running.afterwards()
    })
  } catch (error) {
    sayFault(error, config)
    process.exitCode = 1
  }
}

/** One line about what somebody can put right; a mistake of ours shows where it is. */
export function sayFault(error: unknown, config: ServeConfig | null): void {
  const line = startFault(error, config) ?? String(error instanceof Error ? error.stack : error)
  process.stderr.write(`${line}\n`)
}

export async function standIn(config: ServeConfig, progress: (text: string) => void): Promise<Running> {
  await ensurePort(config)
  const parts = await openParts(config, progress)
  const stopJobs = startJobs(parts)
  const end = () => Promise.all([stopJobs(), parts.printer.close(), parts.bildwerk.close()])
  let ending: Promise<unknown> | null = null
  return {
    app: composeApp(parts, config.zutritt),
    afterwards: () => void finishDemo(parts, progress),
    // Nothing new is begun, and what is broken off is free for a twin at once.
    halt: () => {
      ending ??= end()
    },
    close: async () => {
      await (ending ??= end())
      await parts.db.destroy()
    },
  }
}

function product(backendUrl: string): Running {
  const nothing = () => undefined
  return { app: createProxy(backendUrl, say), afterwards: nothing, halt: nothing, close: () => Promise.resolve() }
}

/**
 * The last of the demo data, which takes longer than somebody wants to wait for a first page. Journeys that print
 * packages themselves leave it away by DEMO_PAKETE=aus: it is a third of their server's computing time.
 */
async function finishDemo(parts: Parts, progress: (text: string) => void): Promise<void> {
  if (process.env.DEMO_PAKETE === 'aus') return
  try {
    const offen = await offenePakete(parts.db)
    if (offen === 0) return
    progress(`  Im Hintergrund: ${offen} Druckpakete der Demo werden geschrieben …`)
    const geschrieben = await writePakete(parts)
    if (geschrieben === offen) progress('  Im Hintergrund: Die Demodaten sind vollständig.')
  } catch (error) {
    noteFault(parts.log, error)
  }
}

/** Whether the port can be had is known before a database is set up for a minute. */
async function ensurePort({ port, host }: ServeConfig): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

export function listen(config: ServeConfig, { app, halt, close }: Running, onListening: (port: number) => void): void {
  const server = serve(
    {
      fetch: (request, env) => refuseForeignHost(request, config) ?? app.fetch(request, env),
      port: config.port,
      hostname: config.host,
      serverOptions: cutSilent(),
    },
    ({ port }) => onListening(port),
  )
  server.on('request', (request: IncomingMessage) => cutStalled(request))
  server.on('error', (error: NodeJS.ErrnoException) => {
    sayFault(error, config)
    process.exit(1)
  })
  const stop = () => {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref()
    halt()
    server.close(() => void close().finally(() => process.exit(0)))
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
}

function announce(config: ServeConfig, port: number): void {
  const address = isLoopback(config.host) ? `http://localhost:${port}` : config.publicUrl
  say('')
  say(`  Postkampagne   ${address}`)
  if (config.backendUrl !== null) {
    say(`  Backend        ${config.backendUrl}`)
    say('')
    return
  }
  say(`  Simulator      ${address}/simulator`)
  if (config.zutritt !== null)
    say(`  Zutrittscode   ${config.zutritt}   (fragt der Simulator, weil HOST=${config.host} von außen erreichbar ist)`)
  say('')
  say(`  Demokonten, Passwort für alle: ${DEMO_PASSWORT}`)
  for (const { email, beschreibung } of DEMO_KONTEN) say(`    ${email.padEnd(26)} ${beschreibung}`)
  say('')
}
