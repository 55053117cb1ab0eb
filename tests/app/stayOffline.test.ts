import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserRouter } from 'react-router-dom'
import { staysOffline, stayWith } from '#src/app/stayOffline.ts'

type Router = ReturnType<typeof createBrowserRouter>

let online = true
let router: Router
let loaded: string[]

/** Pages a to d, opened one after the other in a browser's history, guarded as the product's are. */
beforeEach(async () => {
  online = true
  loaded = []
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => online)
  history.replaceState(null, '', '/a')
  router = createBrowserRouter([
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
  ])
  stayWith(router)
  await vi.waitUntil(() => router.state.initialized)
  for (const page of ['/b', '/c', '/d']) await router.navigate(page)
  loaded = []
})

afterEach(() => {
  stayWith(null)
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
