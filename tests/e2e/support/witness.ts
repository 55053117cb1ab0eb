import type { Page } from '@playwright/test'

/** What a journey leaves where others could read it. */
export interface Witness {
  /** Address of every request, without those of the simulator, which is no part of the product. */
  urls: string[]
  /** What the browser's policy stopped, as directive and address. */
  violations: string[]
}

/** Watches pages from now on. */
export async function witness(...pages: Page[]): Promise<Witness> {
  const seen: Witness = { urls: [], violations: [] }
  for (const page of pages) {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/simulator')) seen.urls.push(decodeURIComponent(request.url()))
    })
    await page.exposeFunction('tellViolation', (text: string) => seen.violations.push(text))
    await page.addInitScript(() => {
      const { tellViolation } = globalThis as unknown as { tellViolation(text: string): Promise<void> }
      globalThis.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        void tellViolation(`${effectiveDirective} ${blockedURI}`)
      })
    })
  }
  return seen
}

/** Everything that the page's browser keeps for this origin, as one text. */
export function keptByBrowser(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: string[] = []
    for (const store of [localStorage, sessionStorage])
      for (let at = 0; at < store.length; at += 1) {
        const key = store.key(at) ?? ''
        kept.push(`${key}=${store.getItem(key) ?? ''}`)
      }
    kept.push(`cookies=${document.cookie}`)
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error(String(request.error))))
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        kept.push(`${name}=${JSON.stringify(await answer(database.transaction(store).objectStore(store).getAll()))}`)
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return kept.join('\n')
  })
}
