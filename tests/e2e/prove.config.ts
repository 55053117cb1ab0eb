import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

// A proof meets the demo as people start it.
delete process.env.DEMO_PAKETE

const { grepInvert: _samples, ...rest } = config

/** The full tables of which `npm test` holds samples: `npm run prove:<project>`. */
export default defineConfig({
  ...rest,
  timeout: 5_400_000,
  projects: [
    {
      name: 'accessibility',
      testMatch: '**/*.prove.ts',
      testIgnore: ['**/drafts.prove.ts', '**/smooth.prove.ts', '**/million.prove.ts', '**/listen.prove.ts'],
    },
    { name: 'drafts', testMatch: '**/drafts.prove.ts' },
    { name: 'smooth', testMatch: '**/smooth.prove.ts' },
    { name: 'listen', testMatch: '**/listen.prove.ts' },
    { name: 'million', testMatch: '**/million.prove.ts' },
    // Several of them move the service's day on.
    { name: 'browser', testMatch: '**/*.e2e.ts', grep: /@proof/, workers: 1 },
  ],
})
