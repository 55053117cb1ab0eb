/** First parts of the addresses of the sample endpoints (spec 7). No page of the product asks there. */
const SAMPLES = /^\/(?:apps|auth|data-table)\//

function isSample(url: string | URL): boolean {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && SAMPLES.test(pathname)
}

/**
 * Lets a sample call from whatever page and program wait until somebody answers it. The worker starts with the first one:
 * until then nothing stands between the product and its service. Where it does not start the call goes to the network.
 */
export function answerSampleCalls(start: () => Promise<void>): void {
  const ready = () => start().catch(() => undefined)
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (isSample(input instanceof Request ? input.url : input)) await ready()
    return fetch(input, init)
  }
  const samples = new WeakSet<XMLHttpRequest>()
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    if (isSample(String(args[1]))) samples.add(this)
    Reflect.apply(open, this, args)
  }
  XMLHttpRequest.prototype.send = function (body) {
    if (!samples.delete(this)) return send.call(this, body)
    void ready().then(() => {
      // Given up meanwhile.
      if (this.readyState === XMLHttpRequest.OPENED) send.call(this, body)
    })
  }
}
