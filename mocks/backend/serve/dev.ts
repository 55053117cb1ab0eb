import { readConfig } from './config.ts'
import { composeApp, startJobs } from './compose.ts'
import { openParts } from './open.ts'
import { mountDruckprofil } from './static.ts'
import type { Parts } from '../platform/parts.ts'

/** Loaded by the development server, and again after each change: the open database survives on globalThis. */
const kept = globalThis as { __standInParts?: Promise<Parts>; __standInJobs?: () => Promise<void> }

kept.__standInParts ??= openParts(readConfig(process.env), (text) => process.stdout.write(`${text}\n`))
const parts = await kept.__standInParts
void kept.__standInJobs?.()
kept.__standInJobs = startJobs(parts)

export const app = composeApp(parts)
mountDruckprofil(app, parts.settings.druckprofil.profil)
