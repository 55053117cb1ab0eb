import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** The full tables of which `npm test` holds samples: `npm run prove:<topic>`. */
export default defineConfig({ ...config, testMatch: '**/*.prove.ts', timeout: 1_800_000 })
