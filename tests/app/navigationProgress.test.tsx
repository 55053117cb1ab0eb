import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { quietRouter } from '#src/app/quietRouter.ts'
import { initI18n } from '#src/shared/i18n/i18n.ts'
import { AppTheme } from '#src/shared/theme/AppTheme.tsx'
// Fetched ahead in a browser too.
import '#src/shell/status/ProgressLine.tsx'
import { NavigationProgress } from '#src/shell/layouts/NavigationProgress.tsx'

type Router = ReturnType<typeof createMemoryRouter>

let router: Router
let arrive: () => void
let fail: () => void

const hold = () =>
  new Promise<null>((resolve, reject) => {
    arrive = () => resolve(null)
    fail = () => reject(new Error('no page'))
  })

beforeEach(async () => {
  await initI18n()
  vi.useFakeTimers()
  let held = false
  router = createMemoryRouter(
    [
      {
        path: '/a',
        element: <h1>a</h1>,
        // Its first load is done at once, later ones wait.
        loader: () => (held ? hold() : null),
      },
      { path: '/b', element: <h1>b</h1>, loader: hold, ErrorBoundary: () => <h1>error</h1> },
      { path: '/c', element: <h1>c</h1>, loader: hold },
    ],
    { initialEntries: ['/a'] },
  )
  await vi.waitUntil(() => router.state.initialized)
  held = true
})

afterEach(() => {
  router.dispose()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('NavigationProgress', () => {
  const line = () => screen.queryByRole('progressbar', { hidden: true })
  const words = () => screen.queryByRole('status')

  async function setOff(path: string): Promise<void> {
    await act(async () => {
      void router.navigate(path)
      await vi.advanceTimersByTimeAsync(0)
    })
  }

  beforeEach(() => {
    render(
      <AppTheme>
        <NavigationProgress router={router} />
        <RouterProvider router={quietRouter(router)} />
      </AppTheme>,
    )
  })

  test('no line before 250 ms, a line from then on, words after 10 s, nothing on arrival', async () => {
    await pass(60_000)
    expect(line()).toBeNull()
    await setOff('/b')
    await pass(249)
    expect(line()).toBeNull()
    await pass(1)
    expect(line()).toHaveAttribute('aria-hidden', 'true')
    await pass(9749)
    expect(words()).toBeNull()
    await pass(1)
    expect(words()).toHaveTextContent(/\w/)
    expect(line()).not.toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent('a')
    arrive()
    await pass(0)
    expect(line()).toBeNull()
    expect(words()).toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent('b')
  })

  test('a page that comes soon is not announced, and the next one waits its own time', async () => {
    await setOff('/b')
    await pass(200)
    arrive()
    await pass(1000)
    expect(line()).toBeNull()
    await setOff('/a')
    await pass(249)
    expect(line()).toBeNull()
    await pass(1)
    expect(line()).not.toBeNull()
  })

  test('another link on the way: it is still one wait', async () => {
    await setOff('/b')
    await pass(200)
    await setOff('/c')
    await pass(50)
    expect(line()).not.toBeNull()
    arrive()
    await pass(0)
    expect(line()).toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent('c')
  })

  test('gone too when the page does not come', async () => {
    await setOff('/b')
    await pass(300)
    expect(line()).not.toBeNull()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fail()
    await pass(0)
    expect(line()).toBeNull()
    expect(screen.getByRole('heading')).toHaveTextContent('error')
  })
})

describe('quietRouter: what the screens hear', () => {
  type State = Router['state']
  let heard: State[]
  let told: State[]

  beforeEach(() => {
    heard = []
    told = []
    quietRouter(router).subscribe((state) => heard.push(state))
    router.subscribe((state) => told.push(state))
  })

  test('nothing of a navigation on its way; its arrival', async () => {
    void router.navigate('/b')
    await pass(0)
    expect(told.map(({ navigation }) => navigation.state)).toEqual(['loading'])
    expect(heard).toEqual([])
    arrive()
    await pass(0)
    expect(heard.map(({ location, navigation }) => [location.pathname, navigation.state])).toEqual([['/b', 'idle']])
  })

  test('nothing of one that is overtaken either', async () => {
    void router.navigate('/b')
    await pass(0)
    void router.navigate('/c')
    await pass(0)
    arrive()
    await pass(0)
    expect(told.length).toBeGreaterThan(2)
    expect(heard.map(({ location }) => location.pathname)).toEqual(['/c'])
  })

  test('an error in place of the page', async () => {
    void router.navigate('/b')
    await pass(0)
    fail()
    await pass(0)
    expect(heard).toHaveLength(1)
    expect(Object.values(heard[0]?.errors ?? {})).toEqual([new Error('no page')])
  })

  test('a blocker that asks, and one that goes', async () => {
    router.getBlocker('form', () => true)
    await router.navigate('/b')
    expect(heard.map(({ blockers }) => blockers.get('form')?.state)).toEqual(['blocked'])
    router.state.blockers.get('form')?.reset?.()
    expect(heard.map(({ blockers }) => blockers.get('form')?.state)).toEqual(['blocked', 'unblocked'])
  })

  test('new data of the same page', async () => {
    void router.revalidate()
    await pass(0)
    arrive()
    await pass(0)
    expect(heard.map(({ revalidation }) => revalidation)).toEqual(['loading', 'idle'])
  })

  test('a listener that comes during a navigation hears its arrival', async () => {
    void router.navigate('/b')
    await pass(0)
    const late: string[] = []
    quietRouter(router).subscribe(({ location }) => late.push(location.pathname))
    arrive()
    await pass(0)
    expect(late).toEqual(['/b'])
  })

  test('everything else is the router itself, as it is now', async () => {
    const quiet = quietRouter(router)
    void router.navigate('/b')
    await pass(0)
    expect(quiet.state).toBe(router.state)
    expect(quiet.state.navigation.state).toBe('loading')
    expect(quiet.navigate).toBe(router.navigate)
    const stop = quiet.subscribe((state) => heard.push(state))
    stop()
    heard = []
    arrive()
    await pass(0)
    expect(heard).toHaveLength(1)
  })
})
