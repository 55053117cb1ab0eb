/** Slow or silent clients are cut off (LOAD-07), ms. Files of 80 MB over a slow line need their time. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 300_000

/** Options of the server. It looks for clients whose time is over only now and then: by itself every 30 s, ms. */
export const cutSilent = (headersTimeout = HEADERS_TIMEOUT_MS) => ({
  headersTimeout,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: headersTimeout / 10,
})
