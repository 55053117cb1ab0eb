import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'

/** Paths that the stand-in answers, in development and production. */
const STAND_IN = /^\/(api|simulator|q|druckprofil)(\/|$|\?)/

/** Mounts the stand-in inside the development server: one process, one port, its files reload on save. */
export function standIn(): Plugin {
  return {
    name: 'stand-in',
    apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
    configureServer(server) {
      const listener = getRequestListener(
        async (request) => {
          const { app } = (await server.ssrLoadModule('/mocks/backend/serve/dev.ts')) as {
            app: { fetch(request: Request): Response | Promise<Response> }
          }
          return app.fetch(request)
        },
        { overrideGlobalObjects: false },
      )
      server.middlewares.use((request, response, next) => {
        if (STAND_IN.test(request.url ?? '')) void listener(request, response)
        else next()
      })
    },
  }
}
