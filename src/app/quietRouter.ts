import type { createBrowserRouter } from 'react-router-dom'

type Router = ReturnType<typeof createBrowserRouter>
type State = Router['state']

/** Whether the screens are drawn from something that is not the same any more. */
function isDrawnAnew(before: State, { navigation: _onItsWay, ...after }: State): boolean {
  const drawn = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).some(([key, value]) => !Object.is(drawn.get(key), value))
}

/**
 * The router as its screens hear it. Each state that it tells draws every link of the page anew, so the news that a
 * navigation is on its way is kept from them: it is for NavigationProgress, which asks the router itself. Without, a
 * navigation costs 3 % more CPU, the way back and again 7 %, and a slow phone is blocked a fifth longer (`npm run bench`).
 */
export function quietRouter(router: Router): Router {
  const subscribe: Router['subscribe'] = (listener) => {
    let heard = router.state
    return router.subscribe((state, details) => {
      const tell = isDrawnAnew(heard, state)
      heard = state
      if (tell) listener(state, details)
    })
  }
  return new Proxy(router, {
    get: (target, key): unknown => (key === 'subscribe' ? subscribe : Reflect.get(target, key)),
  })
}
