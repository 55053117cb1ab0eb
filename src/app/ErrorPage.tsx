import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useRouteError } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { now } from '#src/shared/clock.ts'
import { isOffline, isReachable, ping, subscribeReachable } from '#src/shared/connection.ts'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { LazyPart } from '#src/shared/LazyPart.tsx'
import { page } from '#src/shared/reload.ts'
import { asChunkError } from '#src/shared/routing/loadChunk.ts'
import { paths } from '#src/routes/paths.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { ownVersion, servedVersion } from '#src/shared/version.ts'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { FramePage } from './FramePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { OfflineError } from './stayOffline.ts'

/** A reload for a new version happens at most once in this time, ms. */
const RELOAD_GUARD_MS = 30_000

type Missing = 'pruefen' | 'newVersion' | 'loadError' | 'offline'

/** Why a part did not arrive. After a deploy it is gone, and the page loads anew once. */
async function reasonOf(timedOut: boolean): Promise<Missing> {
  if (!(await ping())) return 'offline'
  if (timedOut) return 'loadError'
  if (storage.onceWithin('neuGeladen', RELOAD_GUARD_MS, now().getTime())) {
    page.reload()
    return 'pruefen'
  }
  const [own, served] = [ownVersion(), await servedVersion()]
  return served !== null && served !== own ? 'newVersion' : 'loadError'
}

/** What happened, what was kept, what to do. Only who is logged in has something to keep. */
function useWords(reason: Exclude<Missing, 'pruefen'> | 'crash'): string {
  const { t } = useTranslation('shell')
  const loggedIn = useCurrentUser() !== null
  return [t(`${reason}.text`), ...(loggedIn ? [t('safe')] : []), t(`${reason}.next`)].join(' ')
}

/** What a route could not show: not there, a part that did not arrive, no network, or a fault of ours. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = asChunkError(error)
  if (missing) return <MissingChunkPage error={error} timedOut={missing.timedOut} />
  if (error instanceof OfflineError) return <TryAgainPage reason="offline" />
  if (error instanceof ApiError && error.kind === 'unconnected') return <Unconnected />
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  return <CrashPage />
}

/** A backend that is whole never needs it, so it comes when it is wanted. */
async function loadUnconnected() {
  const [{ UnconnectedPage }] = await Promise.all([
    import('./UnconnectedPage.tsx'),
    loadNamespaces(['verbindung', 'menu']),
  ])
  return UnconnectedPage
}

function Unconnected() {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <TryAgainPage reason="loadError" />
  return <LazyPart load={loadUnconnected} part={{}} onMissing={() => setMissing(true)} />
}

/** `error` tells one failure from the next. */
function MissingChunkPage({ error, timedOut }: { error: unknown; timedOut: boolean }) {
  const [reason, setReason] = useState<Missing>('pruefen')
  useEffect(
    function findOut() {
      void reasonOf(timedOut).then(setReason)
    },
    [error, timedOut],
  )
  return reason === 'pruefen' ? null : <TryAgainPage reason={reason} />
}

/**
 * Trying again loads the page anew: a part that failed once is not asked for again by every browser. The session is in
 * the browser's storage and stays.
 */
function TryAgainPage({ reason }: { reason: Exclude<Missing, 'pruefen'> }) {
  const { t } = useTranslation('shell')
  const words = useWords(reason)
  const [state, setState] = useState<'waiting' | 'busy' | 'still'>('waiting')

  async function retry(): Promise<void> {
    setState('busy')
    if (!isOffline() && (await ping())) page.reload()
    else setState('still')
  }

  useEffect(
    function goOnWhenBack() {
      if (reason !== 'offline') return undefined
      const onOnline = () => void ping()
      const stop = subscribeReachable(() => {
        if (isReachable()) page.reload()
      })
      globalThis.addEventListener('online', onOnline)
      // The network may be back already.
      if (!isOffline()) onOnline()
      return () => {
        stop()
        globalThis.removeEventListener('online', onOnline)
      }
    },
    [reason],
  )

  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t(`${reason}.title`)}
      text={words}
      note={<output>{state === 'still' ? t('offline.still') : ''}</output>}
      action={
        <Button variant="contained" loading={state === 'busy'} onClick={() => void retry()}>
          {t(`${reason}.action`)}
        </Button>
      }
    />
  )
}

function CrashPage() {
  const { t } = useTranslation('shell')
  const words = useWords('crash')
  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t('crash.title')}
      text={words}
      action={
        <>
          <Button variant="contained" onClick={() => page.reload()}>
            {t('crash.reload')}
          </Button>
          <Button component={Link} to={paths.root}>
            {t('crash.toStart')}
          </Button>
        </>
      }
    />
  )
}
