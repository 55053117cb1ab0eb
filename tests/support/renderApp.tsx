import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/app/queryClient.ts'
import { createRoutes } from '#src/app/router.tsx'
import { routeTable } from '#src/app/routeTable.ts'
import { wireSession } from '#src/app/wireSession.ts'
import { user as userSchema } from '#src/contract/session.ts'
import { restoreSession, setRetryWait } from '#src/entities/session/session.ts'
import { initI18n } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import type { FeatureRoute } from '#src/shared/routing/featureRoute.ts'
import { startMode } from '#src/shared/theme/mode.ts'
import { startDirection } from '#src/shared/theme/pageDirection.ts'
import { startFocusKeeper } from '#src/shared/ui/focusKeeper.ts'
import { dropDrafts } from '#src/shared/storage/draftDatabases.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { honoAdapter, type Intercept } from './honoAdapter.ts'
import { notedTable, noteTexts } from './noteReach.ts'
import { createTestBackend, type TestBackend, type TestBackendOptions } from './standIn.ts'

interface Options {
  /** Demo account that is already logged in. */
  as?: string
  seed?: NonNullable<TestBackendOptions['seed']>
  /** Shared by several tests; otherwise each gets its own, which ends with it. */
  backend?: TestBackend
  intercept?: Intercept
  /** Screens in place of the product's. */
  table?: readonly FeatureRoute[]
}

/** What the browser would have kept after a login. */
async function storeLogin(backend: TestBackend, email: string): Promise<void> {
  const accessToken = await backend.login(email)
  const { user } = await backend.call(accessToken, 'checkUserLogin', {})
  if (user === null) throw new Error(`${email} cannot log in`)
  storage.set('accessToken', accessToken)
  storage.set('userData', z.encode(userSchema, user))
}

async function ownBackend(seed: Options['seed']): Promise<TestBackend> {
  const backend = await createTestBackend(seed === undefined ? {} : { seed })
  onTestFinished(() => backend.close())
  return backend
}

/** Opens an address in the whole product, against the real stand-in in process. */
export async function renderApp(
  path: string,
  { as, seed, backend: shared, intercept, table = routeTable }: Options = {},
) {
  const backend = shared ?? (await ownBackend(seed))
  await initI18n()
  noteTexts()
  const stopDirection = await startDirection()
  const stopMode = startMode()
  const stopKeeper = startFocusKeeper()
  setRetryWait(() => Promise.resolve())
  if (as !== undefined) await storeLogin(backend, as)
  restoreSession()
  const queryClient = createQueryClient()
  const { router, untie } = wireSession({
    createRouter: () => createMemoryRouter(createRoutes(notedTable(table), queryClient), { initialEntries: [path] }),
    queryClient,
    adapter: honoAdapter(backend.app, intercept),
  })
  const view = render(<App router={router} queryClient={queryClient} />)
  onTestFinished(async () => {
    notify.closeAll()
    view.unmount()
    untie()
    stopDirection()
    stopMode()
    stopKeeper()
    router.dispose()
    queryClient.clear()
    storage.clearPersonal()
    storage.keepOwned(null)
    restoreSession()
    await dropDrafts(null)
  })
  return {
    backend,
    router,
    queryClient,
    user: userEvent.setup({ delay: null }),
    /** Path and query that the address bar would show. */
    address: () => router.state.location.pathname + router.state.location.search,
  }
}
