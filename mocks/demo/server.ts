import { setupServer } from 'msw/node'
import { demoHandlers } from './handlers/index.ts'

/** The same sample endpoints in Node, at an origin of the caller's choice. */
export function createDemoServer(origin: string) {
  const server = setupServer(...demoHandlers(origin))
  return {
    start: () => server.listen({ onUnhandledFrame: 'bypass' }),
    stop: () => server.close(),
  }
}
