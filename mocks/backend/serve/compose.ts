import type { Hono } from 'hono'
import { clientIp, createBackend } from '../app.ts'
import { work } from '../bildgenerierung/arbeit.ts'
import { deliverWebhooks } from '../apizugang/deliver.ts'
import { runDueJobs } from '../jobs.ts'
import { gebeFaelligeFrei } from '../kampagne/freigabeauftrag.ts'
import { redirectQr } from '../statistik/qr.ts'
import { createSimulator } from '../simulator/app.ts'
import { loop } from './loop.ts'
import { requestContext, systemContext, type Parts } from '../platform/parts.ts'

/** The stand-in with everything around it: calls, short links and the simulator, which asks for `zutritt`. */
export function composeApp(parts: Parts, zutritt: string | null = null): Hono {
  const app = createBackend(parts)
  app.all('/q/:code', (c) =>
    redirectQr(
      requestContext(parts, { actor: null, ip: clientIp(c), idempotencyKey: null }),
      c.req.param('code'),
      c.req.raw,
    ),
  )
  app.route('/simulator', createSimulator(parts, zutritt))
  return app
}

/** How often the daily work is looked for, ms: what a stop has missed is caught up at the next look. */
const JOBS_EVERY_MS = 30_000

/** Webhooks are told, and what waits is taken up again, at once as far as people can tell, ms. */
const SOON_EVERY_MS = 2_000

/** Runs the jobs that are due now and from time to time; returns how to stop: what runs comes to its end. */
export function startJobs(parts: Parts): () => Promise<void> {
  const ende = new AbortController()
  const stops = [
    loop(parts, JOBS_EVERY_MS, async (report) => {
      const { fehler } = await runDueJobs(systemContext(parts))
      fehler.forEach(report)
    }),
    loop(parts, SOON_EVERY_MS, (report) =>
      Promise.all([deliverWebhooks(systemContext(parts), report), work(systemContext(parts))]),
    ),
    // By itself: a million recipients take their time.
    loop(parts, SOON_EVERY_MS, (report) => gebeFaelligeFrei(systemContext(parts), report, ende.signal)),
  ]
  return async () => {
    ende.abort()
    await Promise.all(stops.map((stop) => stop()))
  }
}
