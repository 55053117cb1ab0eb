import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { movesWith } from '#src/domain/kampagne/movesWith.ts'
import { zahlungQueries } from '#src/entities/zahlung/queries.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { now } from '#src/shared/clock.ts'
import { useTimeout } from '#src/shared/useTimeout.ts'

/** Longest time that the page asks by itself, ms (PAY-03). */
const POLL_MAX_MS = 120_000
const GAP_MIN_MS = 1000
const GAP_MAX_MS = 15_000
/** A gap is this part of the time waited so far, so that gaps grow. */
const GAP_SHARE = 0.25

/** Pause before the next question, ms; null when the page has asked long enough. */
export function nextGapMs(waitedMs: number): number | null {
  if (waitedMs >= POLL_MAX_MS) return null
  return Math.min(Math.max(waitedMs * GAP_SHARE, GAP_MIN_MS), GAP_MAX_MS)
}

/** Attempts to pay; while one waits for the bank the page asks again and again, and the campaign follows. */
export function useZahlungPolling({ idPtKampagne, zahlung }: Kampagne) {
  const client = useQueryClient()
  const ability = useAppAbility()
  const [startedAt] = useState(() => now().getTime())
  const [gaveUp, setGaveUp] = useState(false)
  const waiting = zahlung.zahlungsStatus === 'ausstehend'
  const query = useQuery({
    ...zahlungQueries.list(idPtKampagne),
    enabled: ability.can('pay', 'Zahlung'),
    refetchInterval: () => (waiting ? (nextGapMs(now().getTime() - startedAt) ?? false) : false),
  })
  const newest = query.data?.zahlungen[0]?.zahlungsStatus

  useEffect(
    function followDecision() {
      if (waiting && newest !== undefined && newest !== 'ausstehend')
        void client.invalidateQueries({ predicate: movesWith('zahlung', zahlungQueries.list(idPtKampagne).queryKey) })
    },
    [client, idPtKampagne, newest, waiting],
  )
  useTimeout(() => setGaveUp(true), waiting ? POLL_MAX_MS : null)
  return { attempts: query.data?.zahlungen ?? [], waiting, gaveUp: waiting && gaveUp }
}
