import type { IncomingMessage } from 'node:http'

/** Who never ends his headers is cut off (LOAD-07), ms. */
const HEADERS_TIMEOUT_MS = 10_000
/** A file of 128 MB needs its time: an hour is 0.3 Mbit/s, and ends who sends a byte now and then, ms. */
const REQUEST_TIMEOUT_MS = 3_600_000
/** A request that brings nothing for so long is over, ms; the page gives up by then, too (NET-01). */
const SILENCE_MS = 60_000

/** Options of the server. It looks for clients whose time is over only now and then: by itself every 30 s, ms. */
export const cutSilent = (headersTimeout = HEADERS_TIMEOUT_MS) => ({
  headersTimeout,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: headersTimeout / 10,
})

/** Cuts off who falls silent while he sends. Once his request is whole, the service may take its time. */
export function cutStalled(request: IncomingMessage, silence = SILENCE_MS): void {
  const { socket } = request
  const cut = () => socket.destroy()
  socket.setTimeout(silence, cut)
  request.once('close', () => socket.off('timeout', cut))
  request.once('end', () => socket.setTimeout(0))
}
