import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { leanPackages } from './mocks/backend/serve/bundle/leanPackages.ts'
import { chunkPlan, CHUNKS } from './mocks/backend/serve/bundle/chunkPlan.ts'
import { compileAhead } from './mocks/backend/serve/bundle/compileAhead.ts'
import { frameStyles } from './mocks/backend/serve/bundle/frameStyles.ts'
import { landing } from './mocks/backend/serve/bundle/landing.ts'

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

const ICONS = /node_modules[\\/]lucide-react[\\/].*[\\/]icons[\\/]/
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/

const shared = () => [react({ compiler: true }), frameStyles(), leanPackages()]

/** React, which seldom changes, then the files that the plan names. */
async function chunkGroups() {
  const plan = await chunkPlan({ plugins: shared() })
  return [
    { name: 'react', test: REACT },
    // A group takes along what its modules need, so the more general one comes first.
    ...CHUNKS.map((name) => ({ name, test: (id: string) => plan(id) === name })),
    // Hardly anything each, and a request each.
    { name: 'icons', test: ICONS, minShareCount: 2 },
  ]
}

export default defineConfig(async ({ command }) => ({
  plugins: [
    ...shared(),
    landing(),
    compileAhead(),
    ...(process.env.VITEST ? [] : [standIn()]),
    // The worker script of the sample endpoints, in development and in the demo build alone.
    ...(command === 'serve' || process.env.VITE_DEMO === '1' ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: command === 'serve' ? { 'import.meta.env.VITE_DEMO': JSON.stringify('1') } : {},
  server: { port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' },
  worker: { format: 'es' as const },
  build: {
    manifest: true,
    // Every browser that runs the rest knows modulepreload.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: command === 'build' ? await chunkGroups() : [],
        },
      },
    },
  },
  test: {
    reporters: ['default', './tests/support/plainReporter.ts'],
    // Real hashes, real print packages and a real database: slow on a busy machine, never timed.
    testTimeout: 60_000,
    // All cores: by default one is kept free, which is half of a small machine.
    maxWorkers: '100%',
    hookTimeout: 120_000,
    globalSetup: ['tests/support/runFolder.ts'],
    projects: [
      {
        test: {
          name: 'browserless',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/support/setup.ts'],
          include: [
            'tests/{domain,entities,features,shell,shared,app,api}/**/*.test.{ts,tsx}',
            'tests/demo/screens/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['tests/{architecture,contract,backend,security,build,demo}/**/*.test.ts'],
          exclude: ['tests/demo/screens/**'],
        },
      },
    ],
  },
}))
