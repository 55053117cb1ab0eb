import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { assetFileNames, CHUNK_GROUPS, chunkFileNames, TREESHAKE } from './src/build/chunks.ts'
import { bundlerHelpers } from './src/build/bundlerHelpers.ts'
import { compileAhead } from './src/build/compileAhead.ts'
import { frameStyles } from './src/build/frameStyles.ts'
import { hotPages } from './src/build/hotPages.ts'
import { icons } from './src/build/icons.ts'
import { landing } from './src/build/landing.ts'
import { unrun } from './src/build/unrun.ts'
import { standIn } from './src/build/standIn.ts'

const COMPILED = /src\/features\/(?!auth|dashboard).*\.tsx?$/

/** Opens all of them, as everybody. */
const EVERY_PAGE = 'tests/app/navigation.test.tsx'

/**
 * Of a machine half as fast with both cores busy: the longest test, in which a worker compiles its first page, took eight
 * seconds in the development build. The demo's data take one worker forty, while the others wait.
 */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 120_000 }

/**
 * Tests run the React that customers run: its development build keeps stacks of owners, a third of a page's test. What
 * it warns of fails the project `development`, which opens every page, and `npm run prove:react`, which repeats all
 * tests of pages in a separate mode.
 */
function environmentOf(mode: string): Record<string, string> {
  if (mode === 'test') process.env.NODE_ENV = 'production'
  return { HASH_COSTS: 'test' }
}

export default defineConfig(({ command, mode }) => ({
  plugins: [
    // The pages, where people work; the frame draws once. Compiled too it would cost every first visit 5.6 KiB br (2 %).
    react({ compiler: true, include: COMPILED }),
    icons(),
    frameStyles(),
    landing(),
    bundlerHelpers(),
    compileAhead(),
    unrun(),
    standIn(),
    hotPages(),
    // The worker script of the sample endpoints, in development and in the demo build alone.
    ...(command === 'serve' || process.env.VITE_DEMO === '1' ? [msw({ mode: 'worker-only' })] : []),
  ],
  define: command === 'serve' ? { 'import.meta.env.VITE_DEMO': JSON.stringify('1') } : {},
  server: {
    port: Number(process.env.PORT ?? 3000),
    host: '127.0.0.1',
    // Whoever reads the database's file in this process gives up the stand-in's locks on it (platform/db/sqlite.ts). The
    // rest are Vite's own.
    fs: { deny: ['**/.data/**', '**/*.sqlite*', '.env', '.env.*', '*.{crt,pem}', '**/.git/**'] },
    watch: { ignored: ['**/.data/**'] },
  },
  worker: { format: 'es' as const, rolldownOptions: { treeshake: TREESHAKE } },
  build: {
    manifest: true,
    // Every browser that runs the rest knows modulepreload.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      treeshake: TREESHAKE,
      // Hashes without "-": one that ends in "-ad" is blocked on its way, as advertising.
      output: { codeSplitting: { groups: CHUNK_GROUPS }, chunkFileNames, assetFileNames, hashCharacters: 'base36' },
    },
  },
  test: {
    env: environmentOf(mode),
    reporters: ['default', './tests/support/plainReporter.ts', './tests/support/runReporter.ts'],
    // Real hashes, real print packages and a real database: slow on a busy machine, never timed.
    testTimeout: 180_000,
    // All cores: by default one is kept free, which is half of a small machine.
    maxWorkers: '100%',
    hookTimeout: 600_000,
    // Reliability 1.11; tests use PDFium without a stand-in, too.
    execArgv: ['--no-wasm-code-gc'],
    globalSetup: ['tests/support/runFolder.ts'],
    tags: [{ name: 'proof', description: 'left out of `npm test`, run by `npm run prove:<topic>`' }],
    projects: [
      {
        test: {
          name: 'browserless',
          environment: 'jsdom',
          ...PATIENCE,
          isolate: false,
          setupFiles: ['tests/support/noteRun.ts', 'tests/support/setup.ts'],
          include: [
            'tests/{entities,features,shell,shared,app,api}/**/*.test.{ts,tsx}',
            'tests/demo/screens/**/*.test.{ts,tsx}',
          ],
          exclude: [EVERY_PAGE],
        },
      },
      {
        test: {
          name: 'development',
          environment: 'jsdom',
          ...PATIENCE,
          env: { NODE_ENV: 'development' },
          isolate: false,
          setupFiles: ['tests/support/noteRun.ts', 'tests/support/setup.ts'],
          include: [EVERY_PAGE],
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/noteRun.ts'],
          // The programs that they start take it over; none of them is in production.
          env: { NODE_ENV: 'test' },
          isolate: false,
          include: [
            'tests/{base,engines,domain,architecture,contract,conformance,backend,security,build,demo}/**/*.test.ts',
          ],
          exclude: ['tests/demo/screens/**'],
        },
      },
    ],
  },
}))
