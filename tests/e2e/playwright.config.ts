import { defineConfig } from '@playwright/test'
import { launchOptions } from '../support/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./support/countReporter.ts']],
  use: {
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
    launchOptions: launchOptions(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
})
