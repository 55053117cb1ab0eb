import { onTestFinished } from 'vitest'
import { demoRoutes } from '#src/app/demoRoutes.ts'
import { setDemoMocks } from '#src/demo/routes.ts'
import { createDemoServer } from '#mocks/demo/server.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

type Options = Omit<NonNullable<Parameters<typeof renderApp>[1]>, 'table'>

/** Opens a demo screen in the whole product, with fresh sample data behind its endpoints. */
export async function renderDemo(path: string, options: Options = {}) {
  const server = createDemoServer(location.origin)
  server.start()
  onTestFinished(() => server.stop())
  setDemoMocks(() => Promise.resolve({ startDemo: () => Promise.resolve() }))
  return renderApp(path, { as: 'kunde@example.org', ...options, table: demoRoutes })
}
