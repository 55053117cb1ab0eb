import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

/** Demo screens: in a build without VITE_DEMO these addresses lead nowhere and the code does not exist. */
export const demoRoutes: readonly FeatureRoute[] =
  import.meta.env.VITE_DEMO === '1'
    ? [
        {
          path: '/charts-and-maps/*',
          access: { action: 'read', subject: 'Demo' },
          namespaces: [],
          // The worker that answers the sample endpoints starts with the first demo screen, never before.
          lazy: async () => {
            const [page, { startDemo }] = await Promise.all([import('./DemoPage.tsx'), loadDemoMocks()])
            await startDemo()
            return page
          },
        },
      ]
    : []

let loadDemoMocks: () => Promise<{ startDemo: () => Promise<void> }> = () =>
  Promise.reject(new Error('main.tsx gives the mocks of the demo'))

/** main.tsx alone may reach `mocks/demo`. */
export function setDemoMocks(load: typeof loadDemoMocks): void {
  loadDemoMocks = load
}
