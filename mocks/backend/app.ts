import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context as HonoContext } from 'hono'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import { correction } from '#src/contract/correction.ts'
import type { AnyCorrection } from '#src/contract/correct/correction.ts'
import { OPENAPI_PFAD } from '#src/domain/apizugang/beschreibung.ts'
import { openApiAnswer } from './apizugang/openApi.ts'
import { createDispatch } from './dispatch.ts'
import { handlers as allHandlers } from './handlers.ts'
import type { Handlers } from './platform/handlers.ts'
import type { Parts } from './platform/parts.ts'
import { keepWasmCode } from './platform/wasmCode.ts'
import { errorAnswer, newRequestNumber } from './platform/wire/answers.ts'

export type AppEnv = { Variables: SecureHeadersVariables }

/** One year, the least that ASVS 3.4.1 takes. */
const HSTS = 'max-age=31536000; includeSubDomains'

/** Headers of every answer, product and calls alike. Scripts and styles run with the response's nonce only. */
export function securityHeaders() {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // PDFium is WebAssembly; that lets no text become a program.
      scriptSrc: ["'self'", NONCE, "'wasm-unsafe-eval'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    strictTransportSecurity: HSTS,
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
    // A file answer brings a stricter policy of its own.
    overwrite: false,
  })
}

/** Address of the caller's connection; forwarded headers are not believed. */
export function clientIp(c: HonoContext): string {
  // Node's request; absent where a call is made in process.
  const { incoming }: { incoming?: unknown } = Object(c.env)
  return incoming ? (getConnInfo(c).remote.address ?? 'unknown') : '127.0.0.1'
}

/** The calls of the contract; nothing of the product itself. */
export function createBackend(
  parts: Parts,
  handlers: Handlers = allHandlers,
  by: AnyCorrection = correction,
): Hono<AppEnv> {
  keepWasmCode()
  const app = new Hono<AppEnv>()
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
  app.all('/api', (c) => dispatch(c.req.raw, clientIp(c)))
  app.all('/api/*', (c) => dispatch(c.req.raw, clientIp(c)))
  return app
}
