import type { IncomingMessage } from 'node:http'
import { alsFremde } from '../platform/wire/fremde.ts'

/** Who never ends his headers is cut off (LOAD-07), ms. */
const HEADERS_TIMEOUT_MS = 10_000
/** A file of 128 MB needs its time: an hour is 0.3 Mbit/s, and ends who sends a byte now and then, ms. */
const REQUEST_TIMEOUT_MS = 3_600_000
/** A request that brings nothing for so long is over, ms; the page gives up by then, too (NET-01). */
const SILENCE_MS = 60_000
/** The same without a token: a login, a form, never a file. And all of it, head and body, ms. */
const FREMDE = { silence: 10_000, whole: 60_000 }

/** Options of the server. It looks for clients whose time is over only now and then: by itself every 30 s, ms. */
export const cutSilent = (headersTimeout = HEADERS_TIMEOUT_MS) => ({
  headersTimeout,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: headersTimeout / 10,
})

/**
 * Cuts off who falls silent while he sends; who brings no token, or nobody's, has less time for that, and for all of it: a
 * byte now and then would hold a connection for an hour. Once his request is whole, the service may take its time.
 */
export function cutStalled(request: IncomingMessage, silence = SILENCE_MS, fremde = FREMDE): void {
  const { socket } = request
  const cut = () => {
    if (!request.complete) socket.destroy()
  }
  let whole: NodeJS.Timeout | undefined
  const hurry = () => {
    if (whole !== undefined || request.complete) return
    socket.setTimeout(Math.min(silence, fremde.silence))
    // Its head has had its own time.
    whole = setTimeout(cut, Math.max(0, fremde.whole - HEADERS_TIMEOUT_MS)).unref()
  }
  socket.setTimeout(silence, cut)
  if (/^Bearer \S/.test(request.headers.authorization ?? '')) alsFremde.set(request, hurry)
  else hurry()
  const end = () => clearTimeout(whole)
  request.once('close', () => {
    socket.off('timeout', cut)
    end()
  })
  request.once('end', () => {
    socket.setTimeout(0)
    end()
  })
}
