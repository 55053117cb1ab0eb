import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { stayOffline, staysOffline } from '#src/app/stayOffline.ts'

type Router = ReturnType<typeof createBrowserRouter>

let online = true
let router: Router
let stop: () => void
let loaded: string[]
/** What the login check of the next navigation waits for. */
let check: Promise<void>

/** Pages a to d, opened one after the other in a browser's history, guarded as the product's are. */
beforeEach(async () => {
  online = true
  loaded = []
  check = Promise.resolve()
  vi.spyOn(globalThis.navigator, 'onLine', 'get').mockImplementation(() => online)
  history.replaceState(null, '', '/a')
  const pages: RouteObject[] = [
    {
      middleware: [
        async ({ request }, next) => {
          await check
          await staysOffline(new URL(request.url), request.signal)
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

/** A browser that is busy takes its time to go through its history. */
const isAt = (places: string[]) => vi.waitFor(() => expect(place()).toEqual(places))

async function go(delta: number): Promise<void> {
  history.go(delta)
  await settle()
}

/** A login check that answers when it is told to. */
function holdCheck(): () => void {
  let answer = () => {}
  check = new Promise((resolve) => {
    answer = resolve
  })
  return () => answer()
}

/** Sets off with a network that goes before the login check has answered. */
async function loseNetworkOnTheWay(setOff: () => void, meanwhile: () => void = () => undefined): Promise<void> {
  const answer = holdCheck()
  setOff()
  await settle()
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('loading'))
  online = false
  meanwhile()
  answer()
  await settle()
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.errors).toBeNull()
}

/** What the browser's own buttons find, from one end of its history to the other. */
async function wayThrough(): Promise<string[]> {
  online = true
  check = Promise.resolve()
  const found: string[] = []
  await go(-Number(Object(history.state).idx))
  while (found.length < 4) {
    const [shown, address] = place()
    expect(address).toBe(shown)
    found.push(String(shown))
    await go(1)
  }
  return found
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
  await isAt(['/c', '/c'])
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
  await isAt(['/werbemittel', '/werbemittel'])
  history.go(-1)
  void router.navigate({ pathname: '/zielgruppe' })
  await settle()
  await isAt(['/werbemittel', '/werbemittel'])
  expect(loaded).not.toContain('/zielgruppe')
  online = true
  await go(-1)
  await isAt(['/kampagne', '/kampagne'])
  await go(-1)
  await isAt(['/d', '/d'])
  expect(history).toHaveLength(length)
})

test('offline nothing of another page is asked for on the way back', async () => {
  online = false
  await go(-1)
  expect(loaded).not.toContain('/c')
  await isAt(['/d', '/d'])
})

test('offline a second try is called off like the first', async () => {
  online = false
  await go(-1)
  await go(-1)
  await isAt(['/d', '/d'])
  online = true
  await go(-1)
  await isAt(['/c', '/c'])
})

describe('the network goes while the login check is asking', () => {
  test.each([
    ['back', () => history.go(-1)],
    ['back by two', () => history.go(-2)],
    ['forward', () => history.go(1)],
    ['a link', () => void router.navigate('/e')],
    ['a link that takes the place of the page', () => void router.navigate('/e', { replace: true })],
  ])('%s: the page stays, and so does every place of the history', async (way, setOff) => {
    if (way === 'forward') await go(-1)
    const before = place()
    const { key } = router.state.location
    const { length } = history
    await loseNetworkOnTheWay(setOff)
    await isAt(before)
    expect(router.state.location.key).toBe(key)
    expect(loaded).not.toContain('/e')
    await expect(wayThrough()).resolves.toEqual(['/a', '/b', '/c', '/d'])
    expect(history).toHaveLength(length)
  })

  test('a link, and then the way back: neither is taken', async () => {
    await loseNetworkOnTheWay(
      () => void router.navigate('/e'),
      () => history.go(-1),
    )
    await isAt(['/d', '/d'])
    await expect(wayThrough()).resolves.toEqual(['/a', '/b', '/c', '/d'])
  })

  test('a check that nobody waits for any more calls nothing off', async () => {
    const answer = holdCheck()
    void router.navigate('/e')
    await settle()
    check = Promise.resolve()
    await router.navigate('/f')
    online = false
    answer()
    await settle()
    await isAt(['/f', '/f'])
  })

  // A campaign is named by the address bar as soon as it is stored; the router learns of it with the next step.
  test.each([
    ['back', () => history.go(-1)],
    ['a link', () => void router.navigate('/e')],
  ])('%s from a page whose address bar is ahead of the router: both stay as they are', async (_, setOff) => {
    history.replaceState(history.state, '', '/ahead')
    await loseNetworkOnTheWay(setOff)
    await isAt(['/d', '/ahead'])
    expect(loaded).not.toContain('/ahead')
  })
})
