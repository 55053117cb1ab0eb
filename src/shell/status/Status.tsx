import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { useEveryPage } from '#src/shared/routing/useEveryPage.ts'
import { whenIdle } from '#src/shared/whenIdle.ts'
import { useLazyComponent } from '#src/shared/useLazyComponent.ts'

interface Props {
  /** Screens behind the login: there the end of the session is announced. */
  session?: boolean
}

async function load() {
  const [host] = await Promise.all([
    import('./StatusHost.tsx'),
    loadNamespaces(['frame']),
    import('./ProgressLine.tsx'),
  ])
  return host.default
}

/**
 * Place for what the frame has to tell: no connection, a new version, the end of the session. Comes once the page is
 * there and nothing else happens, texts included: later there may be no network to fetch it with.
 */
export function Status({ session = false }: Props) {
  const { Part: StatusHost, prepare } = useLazyComponent(load)
  // A try that failed is repeated with the next navigation.
  useEveryPage(() => void whenIdle().then(prepare))
  return StatusHost && <StatusHost session={session} />
}
