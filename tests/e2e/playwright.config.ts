import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'

// As in the other tests, passwords are hashed at little cost: a real login takes 128 MiB and 0.4 s.
process.env.NODE_ENV = 'test'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Run by `npm run prove:browser`: of what varies by place, language or setting one case is enough here.
  grepInvert: /@proof/,
  outputDir: '../../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/countReporter.ts']],
  use: {
    actionTimeout: 20_000,
    // A trace of every test would cost two fifths of the run's computing time; for one test: `npm run e2e -- FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A fifth of what a page costs is its motion; the journey through the product is made with it.
    reducedMotion: 'reduce',
    launchOptions: launchOptions(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
})
