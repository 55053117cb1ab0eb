import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense, type ComponentType } from 'react'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { loadChunk } from '#src/shared/routing/loadChunk.ts'

/** A section with its texts, in its own chunk; as high as what comes, so that nothing jumps. */
function lazySection(load: () => Promise<ComponentType>, height: number): ComponentType {
  const Part = lazy(async () => {
    const [component] = await loadChunk(() => Promise.all([load(), loadNamespaces(['zugang'])]))
    return { default: component }
  })
  return function LazySection() {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
        <Part />
      </Suspense>
    )
  }
}

/** Change of the own password. */
export const PasswortSection = lazySection(
  () => import('./passwort/PasswortPart.tsx').then(({ PasswortPart }) => PasswortPart),
  420,
)

/** The own second factor: set up, recovery codes, switch off. */
export const ZweiFaktorSection = lazySection(
  () => import('./zweiFaktor/ZweiFaktorPart.tsx').then(({ ZweiFaktorPart }) => ZweiFaktorPart),
  220,
)

/** Where one is logged in, and how to end it. */
export const SitzungenSection = lazySection(
  () => import('./sitzungen/SitzungenPart.tsx').then(({ SitzungenPart }) => SitzungenPart),
  260,
)

/** Which notices come by mail. */
export const BenachrichtigungenSection = lazySection(
  () =>
    import('./benachrichtigungen/BenachrichtigungenPart.tsx').then(
      ({ BenachrichtigungenPart }) => BenachrichtigungenPart,
    ),
  420,
)
