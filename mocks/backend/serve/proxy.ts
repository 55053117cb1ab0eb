import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { clientIp, securityHeaders } from '../app.ts'
import { Refusal } from '../platform/context.ts'
import { errorAnswer, newRequestNumber } from '../platform/wire/answers.ts'

/** Forwards the calls to the real service, streaming in both directions; nothing of the stand-in is there. */
export function createProxy(backendUrl: string, log: (text: string) => void): Hono {
  const app = new Hono()
  app.use(securityHeaders())
  app.all('/api/*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    try {
      return await proxy(`${backendUrl}${pathname}${search}`, {
        raw: c.req.raw,
        headers: { ...c.req.header(), host: undefined, 'x-forwarded-for': clientIp(c) },
        redirect: 'manual',
      })
    } catch (error) {
      log(`Keine Verbindung zu ${backendUrl}: ${error instanceof Error ? error.message : String(error)}`)
      return errorAnswer(unreachable(), newRequestNumber(), () => undefined)
    }
  })
  return app
}

function unreachable(): Refusal {
  return new Refusal(
    503,
    'NICHT_ERREICHBAR',
    'Der Dienst ist gerade nicht erreichbar. Ihre Eingaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut.',
  )
}
