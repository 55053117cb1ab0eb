import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { stayOffline, staysOffline } from '#src/app/stayOffline.ts'

type Router = ReturnType<typeof createBrowserRouter>

let online = true
let router: Router
let stop: () => void
let loaded: string[]

/** Pages a to d, opened one after the other in a browser's history, guarded as the product's are. */
beforeEach(async () => {
  online = true
  loaded = []
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => online)
  history.replaceState(null, '', '/a')
  const pages: RouteObject[] = [
    {
      middleware: [
        ({ request }, next) => {
          staysOffline(new URL(request.url))
          return next()
        },
      ],
      loader: () => null,
      children: [
        {
          path: '/:page',
          loader: ({ request }) => {
            loaded.push(new URL(request.url).pathname)
            return null
          },
        },
      ],
    },
  ]
  ;({ router, stop } = stayOffline(() => createBrowserRouter(pages)))
  await vi.waitUntil(() => router.state.initialized)
  for (const page of ['/b', '/c', '/d']) await router.navigate(page)
  loaded = []
})

afterEach(() => {
  stop()
  router.dispose()
  vi.restoreAllMocks()
})

/** Everything that the browser still has to tell is told. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 100))

const place = () => [router.state.location.pathname, location.pathname]

async function go(delta: number): Promise<void> {
  history.go(delta)
  await settle()
}

test.each([
  ['back', -1],
  ['back by two', -2],
  ['forward', 1],
])('offline %s: the page stays, and so does every place of the history', async (_, delta) => {
  await go(-1)
  const { length } = history
  online = false
  await go(delta < 0 ? delta : 1)
  expect(place()).toEqual(['/c', '/c'])
  expect(router.state.errors).toBeNull()
  online = true
  const reached: string[] = []
  await go(1)
  reached.push(...place())
  for (let step = 0; step < 3; step += 1) {
    await go(-1)
    reached.push(...place())
  }
  expect(reached).toEqual(['/d', '/d', '/c', '/c', '/b', '/b', '/a', '/a'])
  expect(history).toHaveLength(length)
})

test('offline a link is not followed, and a way back right after it finds every place of the history', async () => {
  await router.navigate('/kampagne')
  await router.navigate('/werbemittel')
  const { length } = history
  online = false
  await router.navigate('/zielgruppe')
  expect(place()).toEqual(['/werbemittel', '/werbemittel'])
  history.go(-1)
  void router.navigate({ pathname: '/zielgruppe' })
  await settle()
  expect(place()).toEqual(['/werbemittel', '/werbemittel'])
  expect(loaded).not.toContain('/zielgruppe')
  online = true
  await go(-1)
  expect(place()).toEqual(['/kampagne', '/kampagne'])
  await go(-1)
  expect(place()).toEqual(['/d', '/d'])
  expect(history).toHaveLength(length)
})

test('offline nothing of another page is asked for on the way back', async () => {
  online = false
  await go(-1)
  expect(loaded).not.toContain('/c')
  expect(place()).toEqual(['/d', '/d'])
})

test('offline a second try is called off like the first', async () => {
  online = false
  await go(-1)
  await go(-1)
  expect(place()).toEqual(['/d', '/d'])
  online = true
  await go(-1)
  expect(place()).toEqual(['/c', '/c'])
})
