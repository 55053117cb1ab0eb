import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { aufrufOf, isInBuild } from '#src/entities/verbindung/connected.ts'
import { namespacesOf } from '#src/routes/address.ts'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import type { FeatureRoute, PageModule, Place } from '#src/shared/routing/featureRoute.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'
import { mayOpen, requireGoodIds } from './guards.ts'

/** A screen waits this long for its data once the login is checked, ms; then it comes with the data's skeleton. */
const DATA_PATIENCE_MS = 200

function textsOf(route: FeatureRoute): readonly string[] {
  const own = namespacesOf(route)
  // The neighbours are called as in the menu.
  return route.entry?.local ? [...own, 'menu'] : own
}

/** Code and texts of a page, together. */
async function loadPage(route: FeatureRoute): Promise<PageModule> {
  const texts = () => loadNamespaces(textsOf(route))
  const [page] = await Promise.all([loadChunk(route.lazy), loadChunk(texts)])
  return page
}

const screens = new WeakMap<FeatureRoute, Promise<ComponentType>>()

/** A page as it is drawn, with the theme around it. What failed is loaded again. */
export function loadScreen(route: FeatureRoute): Promise<ComponentType> {
  const running = screens.get(route)
  if (running) return running
  const load = async () => (await loadPage(route)).default
  const screen = load()
  screens.set(route, screen)
  screen.catch(() => screens.delete(route))
  return screen
}

/** Data of a page. Its own query shows what went wrong; only what is not there is a separate page. */
async function loadData(route: FeatureRoute, place: Place, queryClient: QueryClient): Promise<void> {
  const page = await loadChunk(route.lazy)
  try {
    await page.loader?.(place, queryClient)
  } catch (error) {
    if (!(error instanceof ApiError) || isPageOf(error, route)) throw error
  }
}

/** A page can do without other calls than its first. */
const isPageOf = ({ kind, status, code }: ApiError, { needs }: FeatureRoute): boolean =>
  kind === 'unconnected' ? needs !== undefined && code === aufrufOf(needs) : status === 404

/** Nobody asks for what the build says is not there. */
function requireConnected({ needs }: FeatureRoute): void {
  if (needs !== undefined && !isInBuild(needs)) throw new ApiError('unconnected', '', { code: aufrufOf(needs) })
}

/** First data of a page, as far as it comes soon; a 404 that comes later is thrown by the page's query view. */
export async function awaitData(route: FeatureRoute, place: Place, queryClient: QueryClient): Promise<null> {
  requireGoodIds(route, place)
  requireConnected(route)
  const data = loadData(route, place, queryClient)
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DATA_PATIENCE_MS)
  })
  // Whoever comes too late is heard by the page's own query.
  data.catch(() => undefined)
  await Promise.race([data, patience]).finally(() => clearTimeout(timer))
  return null
}

/**
 * Begins with code, texts and data of the page at an address, without anybody waiting for it. What it throws is thrown
 * away: the page's own load joins the running requests or asks again.
 */
export function startPage(table: readonly FeatureRoute[], queryClient: QueryClient, url: URL): void {
  for (const route of table) {
    const match = matchPath(route.path, url.pathname)
    if (!match) continue
    const place = { url, params: match.params }
    loadScreen(route).catch(() => undefined)
    if (mayOpen(route, place) && isInBuild(route.needs)) loadData(route, place, queryClient).catch(() => undefined)
    return
  }
}
