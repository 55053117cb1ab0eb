import { chartsAndMapsRoutes, sampleRoutes } from '#src/demo/routes.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

/** Screens of the template, which are not the product's. */
export const demoRoutes: readonly FeatureRoute[] = [...chartsAndMapsRoutes, ...sampleRoutes]
