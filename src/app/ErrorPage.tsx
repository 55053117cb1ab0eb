import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import { now } from '#src/shared/clock.ts'
import { ChunkLoadError } from '#src/shared/routing/loadChunk.ts'
import { storage } from '#src/shared/storage/storage.ts'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { FramePage } from './FramePage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A reload for a new version happens at most once in this time, ms. */
const RELOAD_GUARD_MS = 30_000

/** True when the server answers at all; the browser's own idea of being online says little. */
async function serverAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

type Missing = 'pruefen' | 'neueVersion' | 'nichtErreichbar'

/** A chunk is gone: after a deploy the page loads anew once; without a server it waits for the user. */
function useMissingChunk(error: unknown): Missing {
  const [found, setFound] = useState<Missing>('pruefen')
  useEffect(
    function findOut() {
      if (!(error instanceof ChunkLoadError)) return
      void serverAnswers().then((reachable) => {
        if (!reachable || error.timedOut) setFound('nichtErreichbar')
        else if (storage.onceWithin('neuGeladen', RELOAD_GUARD_MS, now().getTime())) globalThis.location.reload()
        else setFound('neueVersion')
      })
    },
    [error],
  )
  return found
}

/** What a route could not show: not there, a part that did not arrive, or a fault of ours. */
export function ErrorPage() {
  const error = useRouteError()
  const missing = useMissingChunk(error)
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof ChunkLoadError) return missing === 'pruefen' ? null : <MissingChunkPage missing={missing} />
  return <CrashPage />
}

function MissingChunkPage({ missing }: { missing: Exclude<Missing, 'pruefen'> }) {
  const { t } = useTranslation('shell')
  const [busy, setBusy] = useState(false)

  async function retry(): Promise<void> {
    setBusy(true)
    if (await serverAnswers()) globalThis.location.reload()
    else setBusy(false)
  }

  const isNew = missing === 'neueVersion'
  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t(isNew ? 'newVersion.title' : 'loadError.title')}
      text={t(isNew ? 'newVersion.text' : 'loadError.text')}
      action={
        <Button variant="contained" loading={busy} onClick={() => void retry()}>
          {t(isNew ? 'newVersion.reload' : 'loadError.retry')}
        </Button>
      }
    />
  )
}

function CrashPage() {
  const { t } = useTranslation('shell')
  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t('crash.title')}
      text={t('crash.text')}
      action={
        <Button variant="contained" onClick={() => globalThis.location.reload()}>
          {t('crash.reload')}
        </Button>
      }
    />
  )
}
