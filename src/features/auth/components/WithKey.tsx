import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { SchluesselArt, SchluesselAuskunft } from '#src/contract/registrierung.ts'
import { registrierungQueries } from '#src/entities/registrierung/queries.ts'
import { ErrorPanel } from '#src/shared/ui/ErrorPanel.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { DeadLink } from './DeadLink.tsx'

/** A living key of a mailed link. */
export interface LiveKey {
  hashKey: string
  inhaber: NonNullable<SchluesselAuskunft['inhaber']>
  /** Runs what uses the key; a key that died in the meantime leads to the page for dead ones. */
  use: (work: () => Promise<void>) => Promise<void>
}

interface Props {
  art: SchluesselArt
  children: (key: LiveKey) => ReactNode
}

/** Checks the key in the address before the page is drawn; it is used up only by what a person presses. */
export function WithKey({ art, children }: Props) {
  const { t } = useTranslation('registrierung')
  const { hashKey = '' } = useParams()
  const { data, error, refetch } = useQuery(registrierungQueries.schluessel(art, hashKey))
  const [died, setDied] = useState(false)

  async function use(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'LINK_UNGUELTIG') throw failure
      setDied(true)
    }
  }

  if (died || data?.gueltig === false) return <DeadLink />
  if (data?.inhaber) return children({ hashKey, inhaber: data.inhaber, use })
  if (error)
    return (
      <AuthFrame title={t('link.unchecked')} text={t('link.uncheckedText')}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
        <BackToLogin />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('link.checking')} text={t('link.checkingText')}>
      <div aria-busy="true">
        <Skeleton variant="rounded" height={40} sx={{ marginBlockEnd: 2.5 }} />
        <Skeleton variant="rounded" height={40} />
      </div>
    </AuthFrame>
  )
}
