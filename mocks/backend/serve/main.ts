import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { DIST, ensureBuild } from '#src/build/product.ts'
import type { AppEnv } from '../app.ts'
import { DEMO_KONTEN, DEMO_PASSWORT } from '../seed/konten.ts'
import { composeApp, startJobs } from './compose.ts'
import { ConfigError, readConfig, type ServeConfig } from './config.ts'
import { openParts } from './open.ts'
import { isLoopback, refuseForeignHost } from './hosts.ts'
import { createProxy } from './proxy.ts'
import { cutSilent } from './silence.ts'
import { mountProduct } from './static.ts'

/** Longest wait for running requests at the end (LOAD-11), ms. */
const SHUTDOWN_MS = 5_000

const say = (text: string) => process.stdout.write(`${text}\n`)

interface Running {
  app: Hono<AppEnv>
  /** Ends long work at once: running requests may wait for it. */
  halt: () => void
  close: () => Promise<void>
}

export async function main(): Promise<void> {
  try {
    const config = readConfig(process.env)
    if (config.backendUrl === null && process.env.NODE_ENV === 'production')
      throw new ConfigError(
        'Das mitgelieferte Backend mit seinen Demodaten ist nicht für den Betrieb gedacht. Setzen Sie BACKEND_URL auf Ihr Backend.',
      )
    await ensureBuild(config.backendUrl === null, () => say('Oberfläche wird gebaut …'))
    const running = config.backendUrl === null ? await standIn(config) : product(config.backendUrl)
    await mountProduct(running.app, DIST)
    listen(config, running)
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    )
    process.exitCode = 1
  }
}

async function standIn(config: ServeConfig): Promise<Running> {
  const parts = await openParts(config, say)
  const stopJobs = startJobs(parts)
  return {
    app: composeApp(parts, config.zutritt),
    halt: () => void parts.printer.close(),
    close: async () => {
      await parts.printer.close()
      await parts.bildwerk.close()
      await stopJobs()
      await parts.db.destroy()
    },
  }
}

function product(backendUrl: string): Running {
  return { app: createProxy(backendUrl, say), halt: () => undefined, close: () => Promise.resolve() }
}

function listen(config: ServeConfig, { app, halt, close }: Running): void {
  const server = serve(
    {
      fetch: (request, env) => refuseForeignHost(request, config) ?? app.fetch(request, env),
      port: config.port,
      hostname: config.host,
      serverOptions: cutSilent(),
    },
    ({ port }) => announce(config, port),
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} ist belegt. Wählen Sie einen anderen: PORT=3001 npm start\n`
        : `${error.message}\n`,
    )
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
