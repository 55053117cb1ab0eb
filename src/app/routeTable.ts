import { apizugangRoutes } from '#src/features/apizugang/routes.ts'
import { authRoutes } from '#src/features/auth/routes.ts'
import { bildgenerierungRoutes } from '#src/features/bildgenerierung/routes.ts'
import { dashboardRoutes } from '#src/features/dashboard/routes.ts'
import { freigabeRoutes } from '#src/features/freigabe/routes.ts'
import { kampagneRoutes } from '#src/features/kampagne/routes.ts'
import { kontoRoutes } from '#src/features/konto/routes.ts'
import { mitarbeiterRoutes } from '#src/features/mitarbeiter/routes.ts'
import { rechnungRoutes } from '#src/features/rechnung/routes.ts'
import { statistikRoutes } from '#src/features/statistik/routes.ts'
import { werbemittelRoutes } from '#src/features/werbemittel/routes.ts'
import { zielgruppeRoutes } from '#src/features/zielgruppe/routes.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'

/** Every screen of the product with its guard (spec 2); the frame's own pages stand in router.tsx. */
export const routeTable: readonly FeatureRoute[] = [
  ...authRoutes,
  ...dashboardRoutes,
  ...kampagneRoutes,
  ...statistikRoutes,
  ...freigabeRoutes,
  ...zielgruppeRoutes,
  ...werbemittelRoutes,
  ...rechnungRoutes,
  ...kontoRoutes,
  ...mitarbeiterRoutes,
  ...apizugangRoutes,
  ...bildgenerierungRoutes,
]
