import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Paths that the stand-in answers, in development and production. */
const STAND_IN = /^\/(api|simulator|q)(\/|$|\?)/

/** Mounts the stand-in inside the development server: one process, one port, its files reload on save. */
function standIn(): Plugin {
  return {
    name: 'stand-in',
    apply: 'serve',
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

export default defineConfig(({ command }) => ({
  plugins: [react({ compiler: true }), ...(process.env.VITEST ? [] : [standIn()])],
  define: command === 'serve' ? { 'import.meta.env.VITE_DEMO': JSON.stringify('1') } : {},
  server: { port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' },
  worker: { format: 'es' },
  build: {
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
            },
          ],
        },
      },
    },
  },
  test: {
    reporters: ['default', './tests/support/plainReporter.ts'],
    // Real hashes, real print packages and a real database: slow on a busy machine, never timed.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'browserless',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/setup.ts'],
          include: ['tests/{domain,entities,features,shell,shared,app,api}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['tests/{architecture,contract,backend,build}/**/*.test.ts'],
        },
      },
    ],
  },
}))
