import { isBelow, isGuardedBy, type Guarded } from '#src/routes/below.ts'
import { directionOf, spracheOf } from '#src/shared/i18n/sprachen.ts'
import { layoutAttributes, parseSettings } from '#src/shared/layout/layoutSettings.ts'
import { toastSheet } from '#src/shared/notify/toastSheet.ts'
import { readStored } from '#src/shared/storage/readStored.ts'
import { modeOf, schemeOf } from '#src/shared/theme/scheme.ts'

/**
 * Runs in the page's head before the first paint, so that nothing flashes or turns round. Bundled by itself into
 * index.html (src/build/bootScript.ts), so what it imports must be small and import little; what it needs of the table
 * of routes is put in while building.
 */

declare global {
  /** Files of the first pages of a visit, by the beginning of their address; the first that fits counts. */
  const LANDING_FILES: Record<string, string[]>
  const GUARDED: Guarded
  /** Beginnings of addresses by what is painted of the page. */
  const STARTS: Record<string, string[]>
  const ENTRANCE: string
  const HOME: string
  const LOGIN_PATH: string
  const LOGIN_BODY: string
  interface Window {
    _goober?: ReturnType<typeof toastSheet>
  }
}

const root = document.documentElement
const { pathname } = location
const token = readStored('accessToken')
const guarded = isGuardedBy(GUARDED, pathname)

/** Mode, language, direction and the frame's look, as the product sets them later. */
function showSettings(): void {
  const layout = parseSettings(readStored('darstellung'))
  const sprache = spracheOf(readStored('sprache'))
  root.lang = sprache
  root.dir = layout.direction ?? directionOf(sprache)
  const attributes = { 'data-scheme': schemeOf(modeOf(readStored('modus'))), ...layoutAttributes(layout) }
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  // Open pages have no app bar.
  if (!guarded || !readStored('userData')) root.setAttribute('data-screen', stillStart())
}

/** Name of what is painted of this page before the program has come; whoever has to log in first sees the login. */
function stillStart(): string {
  const shown = guarded ? ENTRANCE : pathname
  return Object.keys(STARTS).find((start) => isBelow(shown, STARTS[start] ?? [])) ?? 'blank'
}

/** The first page's files start beside the program instead of after it: a round trip less. */
function preload(): void {
  const files = LANDING_FILES
  const first = pathname === '/' || (guarded && !token) ? (token ? HOME : ENTRANCE) : pathname
  const start = Object.keys(files).find((path) => first.startsWith(path))
  for (const href of files[start ?? ''] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

/** And so does the login check: without, ready comes 18 % later on a slow phone (`npm run bench`). */
function checkLogin(): void {
  if (LOGIN_PATH !== '' && guarded && typeof token === 'string')
    globalThis.__loginCheck = fetch(LOGIN_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new URLSearchParams(LOGIN_BODY),
    })
}

// Under this name notistack's styles look for their element.
window._goober = toastSheet()
showSettings()
preload()
checkLogin()
