import type { Hono } from 'hono'
import { clientIp, createBackend, type AppEnv } from '../app.ts'
import { arbeite } from '../bildgenerierung/arbeit.ts'
import { deliverWebhooks } from '../apizugang/deliver.ts'
import { runDueJobs } from '../jobs.ts'
import { redirectQr } from '../statistik/qr.ts'
import { createSimulator } from '../simulator/app.ts'
import { requestContext, systemContext, type Parts } from '../platform/parts.ts'

/** The stand-in with everything around it: calls, short links and the simulator. */
export function composeApp(parts: Parts): Hono<AppEnv> {
  const app = createBackend(parts)
  app.get('/q/:code', (c) =>
    redirectQr(
      requestContext(parts, { actor: null, ip: clientIp(c), idempotencyKey: null }),
      c.req.param('code'),
      c.req.method === 'GET',
    ),
  )
  app.route('/simulator', createSimulator(parts))
  return app
}

/** How often the daily work is looked for, ms: what a stop has missed is caught up at the next look. */
const JOBS_EVERY_MS = 30_000

/** Webhooks are told, and orders of pictures taken up again, at once as far as people can tell, ms. */
const SOON_EVERY_MS = 2_000

/** Runs the jobs that are due now and from time to time; returns how to stop: what runs comes to its end. */
export function startJobs(parts: Parts): () => Promise<void> {
  const note = (error: unknown) =>
    parts.log({ ereignis: 'jobFehler', text: error instanceof Error ? error.message : String(error) })
  let running: Promise<void> | null = null
  const work = async () => {
    const { fehler } = await runDueJobs(systemContext(parts))
    for (const text of fehler) parts.log({ ereignis: 'jobFehler', text })
  }
  const run = async () => {
    running ??= work().finally(() => {
      running = null
    })
    await running
  }
  let soon: Promise<unknown> | null = null
  const runSoon = () => {
    soon ??= Promise.all([deliverWebhooks(systemContext(parts), note), arbeite(systemContext(parts))])
      .catch(note)
      .finally(() => {
        soon = null
      })
  }
  void run()
  const timers = [setInterval(() => void run(), JOBS_EVERY_MS), setInterval(runSoon, SOON_EVERY_MS)]
  for (const timer of timers) timer.unref()
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    await running
  }
}
