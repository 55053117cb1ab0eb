import { once } from 'node:events'
import { createServer } from 'node:http'
import { startServer, type RunningServer } from './server.ts'

/** What a worker knows of the server that all of them share. */
export interface SharedServer {
  url: string
  dataDir: string
  /** Everything that it printed, its log included. */
  output: () => Promise<string>
}

/** Where the workers ask for it; they inherit this from the process that opens the door. */
const DOOR = 'E2E_DOOR'

/**
 * Starts the server when the first worker asks for it, so that tests of another product start none; answers how to stop
 * it. A separate worker would fill a second database with the demo, and one that a failed test ended a third.
 */
export async function openDoor(): Promise<() => Promise<void>> {
  let running: Promise<RunningServer> | undefined
  const door = createServer((request, response) => {
    running ??= startServer()
    running.then(
      (server) => {
        const { url, dataDir } = server
        response.end(request.url === '/output' ? server.output() : JSON.stringify({ url, dataDir }))
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const address = door.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  process.env[DOOR] = `http://127.0.0.1:${address.port}`
  return async () => {
    door.close()
    door.closeAllConnections()
    await (await running?.catch(() => undefined))?.stop()
  }
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${process.env[DOOR]}${path}`)
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}

/** The server of this run. */
export async function sharedServer(): Promise<SharedServer> {
  const { url, dataDir }: Pick<RunningServer, 'url' | 'dataDir'> = JSON.parse(await ask('/'))
  return { url, dataDir, output: () => ask('/output') }
}
