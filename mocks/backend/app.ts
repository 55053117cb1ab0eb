import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { correction } from '#src/contract/correction.ts'
import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { SECURITY_HEADERS } from '#src/contract/headers.ts'
import { OPENAPI_PFAD } from '#src/domain/apizugang/beschreibung.ts'
import { openApiAnswer } from './apizugang/openApi.ts'
import { createDispatch } from './dispatch.ts'
import { handlers as allHandlers } from './handlers.ts'
import type { Handlers } from './platform/handlers.ts'
import type { Parts } from './platform/parts.ts'
import { alsFremde } from './platform/wire/fremde.ts'
import { keepWasmCode } from './platform/wasmCode.ts'
import { errorAnswer, newRequestNumber } from './platform/wire/answers.ts'

/** Headers of every answer; a file's answer brings a separate stricter policy, and a proxied one what its service sent. */
export function securityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
    c.res.headers.delete('X-Powered-By')
  }
}

/** Node's request; absent where a call is made in process. */
function incomingOf(c: HonoContext): unknown {
  const { incoming }: { incoming?: unknown } = Object(c.env)
  return incoming
}

/** Whoever calls turned out to be nobody. */
const asNobody = (c: HonoContext) => () => {
  const incoming = incomingOf(c)
  if (typeof incoming === 'object' && incoming !== null) alsFremde.get(incoming)?.()
}

/** Address of the caller's connection; forwarded headers are not believed. */
export function clientIp(c: HonoContext): string {
  const incoming = incomingOf(c)
  return incoming ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1'
}

/** The calls of the contract; nothing of the product itself. */
export function createBackend(parts: Parts, handlers: Handlers = allHandlers, by: AnyCorrection = correction): Hono {
  keepWasmCode()
  const app = new Hono()
  const dispatch = createDispatch(parts, handlers, by)
  app.use(securityHeaders())
  // Not for the files of the product, which tell no time.
  for (const path of ['/api/*', '/q/*', '/simulator/*'])
    app.use(path, async (_, next) => {
      await parts.clock.sync(parts.db)
      await next()
    })
  app.get(OPENAPI_PFAD, () => openApiAnswer(parts))
  // Whatever is thrown outside of the dispatcher is answered as neutrally (SEC-46).
  app.onError((error) => errorAnswer(error, newRequestNumber(), parts.log))
  for (const path of ['/api', '/api/*']) app.all(path, (c) => dispatch(c.req.raw, clientIp(c), asNobody(c)))
  return app
}
