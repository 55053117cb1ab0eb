import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'
import { ACTION_MS, PERSON } from './support/settings.ts'

// As in the other tests, passwords are hashed at little cost: a real login takes 128 MiB and 0.4 s.
process.env.HASH_COSTS = 'test'
// The demo's packages are written in tests/backend/seedDateien.test.ts; journeys print their own.
process.env.DEMO_PAKETE = 'aus'

/**
 * Journeys that depend on the service's day, one of which moves it on. All tests share one service, so these run one after
 * the other.
 */
const DATED = ['freigabe', 'journey', 'korrektur', 'pruefung', 'registrierung', 'storno', 'textSize', 'zahlung'].map(
  (name) => `**/${name}.e2e.ts`,
)

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'dated', testMatch: DATED, workers: 1 },
    { name: 'pages', testMatch: '**/*.e2e.ts', testIgnore: DATED },
  ],
  // Run by `npm run prove:browser`: of what varies by place, language or setting one case is enough here.
  grepInvert: /@proof/,
  outputDir: '../../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 12_000 },
  reporter: [['list'], ['./support/countReporter.ts']],
  use: {
    ...PERSON,
    actionTimeout: ACTION_MS,
    // A trace of every test would cost two fifths of the run's computing time; for one test: `npm run e2e -- FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
