import Skeleton from '@mui/material/Skeleton'
import type { ComponentType } from 'react'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { PlacedPart } from '#src/shared/ui/PlacedPart.tsx'

/** A section with its texts, in its own chunk; as high as what comes, so that nothing jumps. */
function lazySection(load: () => Promise<ComponentType>, height: number): ComponentType {
  const loadPart = async () => (await Promise.all([load(), loadNamespaces(['zugang'])]))[0]
  return function LazySection() {
    return <PlacedPart load={loadPart} part={{}} waiting={<Skeleton variant="rounded" height={height} />} />
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
