import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

export interface SlowLineOptions {
  /** Where the service listens: http://127.0.0.1:4711. */
  to: string
  /** How fast the line carries what goes up; left out: as fast as it can. */
  bitsPerSecond?: number
  /** The line breaks when so many bytes have gone up in all: every connection is cut, without a word. */
  breakAfterBytes?: readonly number[]
  /** After a break nobody gets through for so long, ms. */
  downMs?: number
}

export interface SlowLine {
  /** Address at this end. */
  address: string
  /** Bytes that have gone up. */
  sent: () => number
  breaks: () => number
  /** Cuts everything now; until `mend` nobody gets through. */
  cut: () => void
  mend: () => void
  /** Nothing moves any more, and nothing is cut. */
  freeze: () => void
  close: () => Promise<void>
}

/** How often the line carries something, ms. */
const TICK_MS = 10

/** A real TCP line between a test and a service: slow, and it breaks. */
export async function slowLine(options: SlowLineOptions): Promise<SlowLine> {
  const { to, bitsPerSecond = Infinity, breakAfterBytes = [], downMs = 0 } = options
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  const rest = [...breakAfterBytes]
  let [sent, breaks, down, frozen] = [0, 0, false, false]
  const cut = () => {
    breaks += 1
    down = true
    // A reset, as of a line that is gone, and not an orderly end.
    for (const socket of open) socket.resetAndDestroy()
  }
  const mend = () => {
    down = false
  }
  const server = createServer((near) => {
    if (down) return void near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    far.on('data', (bytes) => {
      if (!frozen) near.write(bytes)
    })
    far.on('end', () => near.end())
    near.on('end', () => far.end())
    near.on('data', (bytes) => void up(near, far, bytes))
  })

  /** When the bytes before these have gone: all connections share the line. */
  let free = Date.now()
  async function up(near: Socket, far: Socket, bytes: Buffer): Promise<void> {
    near.pause()
    free = Math.max(free, Date.now()) + (bytes.length * 8_000) / bitsPerSecond
    while (frozen || Date.now() < free) await new Promise((resolve) => setTimeout(resolve, TICK_MS))
    if (near.destroyed) return
    far.write(bytes)
    sent += bytes.length
    const [next] = rest
    if (next !== undefined && sent >= next) {
      rest.shift()
      cut()
      setTimeout(mend, downMs)
    } else near.resume()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    breaks: () => breaks,
    cut,
    mend,
    freeze: () => {
      frozen = true
    },
    close: async () => {
      frozen = false
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
