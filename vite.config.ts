import { getRequestListener } from '@hono/node-server'
import { readFile } from 'node:fs/promises'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { themeSheet } from './src/shared/theme/themeSheet.ts'

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

/** What the bundler tells about a module. */
interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const ENTRY = /\/src\/main\.tsx$/

/**
 * Whether the entry needs a module before it can start. All of them together are one file: as the bundler's own small
 * chunks they would be some fifty requests, each a round trip that nobody gains from.
 */
function neededAtStart(id: string, graph: ModuleGraph, known: Map<string, boolean>): boolean {
  if (ENTRY.test(id)) return true
  const answer = known.get(id)
  if (answer !== undefined) return answer
  known.set(id, false)
  const needed = graph.getModuleInfo(id)?.importers.some((importer) => neededAtStart(importer, graph, known)) ?? false
  known.set(id, needed)
  return needed
}

function frameGroup() {
  const known = new Map<string, boolean>()
  return {
    debugName: 'frame',
    name: (id: string, graph: ModuleGraph) => (neededAtStart(id, graph, known) ? 'frame' : null),
  }
}

/** Where index.html takes the styles of the frame. */
const STYLES_PLACE = '/* styles of the frame */'

/** The colours and the frame inside the page: painted before any script, and no further request. */
function frameStyles(): Plugin {
  return {
    name: 'frame-styles',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const files = ['src/shared/theme/base.css', 'src/shell/frame.css'].map((file) => readFile(file, 'utf8'))
        const styles = [themeSheet(), ...(await Promise.all(files))].join('\n')
        return html.replace(STYLES_PLACE, () => styles)
      },
    },
  }
}

const REACT = /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/

export default defineConfig(({ command }) => ({
  plugins: [
    react({ compiler: true }),
    frameStyles(),
    ...(process.env.VITEST ? [] : [standIn()]),
    // The worker script of the sample endpoints, in development and in the demo build alone.
    ...(command === 'serve' || process.env.VITE_DEMO === '1' ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: command === 'serve' ? { 'import.meta.env.VITE_DEMO': JSON.stringify('1') } : {},
  server: { port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' },
  worker: { format: 'es' },
  build: {
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: REACT }, frameGroup()],
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
          include: ['tests/{architecture,contract,backend,build,demo}/**/*.test.ts'],
        },
      },
    ],
  },
}))
