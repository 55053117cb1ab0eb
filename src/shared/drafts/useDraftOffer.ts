import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatZeitpunkt } from '#src/base/number/german.ts'
import { notify } from '../notify/notify.ts'
import type { Found } from './draftPlace.ts'

interface Leftovers<C> {
  /** Looks for what a window that ended left. */
  look: () => Promise<{ left: Found<C> | null; unreadable: Date | null }>
  /** Goes on from it. */
  takeUp: (left: Found<C>) => Promise<void> | void
  /** What differs from what is stored, each in the user's word. */
  describe: (left: Found<C>) => string[]
}

/** What stands in the offer, and what its buttons do. */
export interface Offer {
  at: Date
  what: string[]
  takeUp: () => void
  discard: () => void
}

/**
 * Offers what a window that ended left, the newest first; nothing is taken over silently. `subject`: the thing that it is
 * looked for at; null: not at all.
 */
export function useDraftOffer<C>({ look, takeUp, describe }: Leftovers<C>, subject: string | null): Offer | null {
  const { t } = useTranslation('common')
  const [found, setFound] = useState<{ left: Found<C>; what: string[]; subject: string } | null>(null)
  const [round, setRound] = useState(0)
  const search = useEffectEvent(look)
  const name = useEffectEvent(describe)
  const tell = useEffectEvent((at: Date) =>
    notify.warning(t('form.draft.unreadable', { zeit: formatZeitpunkt(at.toISOString()) })),
  )
  useEffect(
    function lookForDrafts() {
      if (subject === null) return undefined
      let over = false
      void search().then(({ left, unreadable }) => {
        if (over) return
        setFound(left && { left, what: name(left), subject })
        if (unreadable !== null) tell(unreadable)
      })
      return () => {
        over = true
      }
    },
    [subject, round],
  )
  // What belongs to another thing is kept for it.
  if (found === null || found.subject !== subject) return null
  const { left, what } = found
  const decide = (act: () => Promise<void> | void) => {
    setFound(null)
    void Promise.resolve(act()).then(() => setRound((before) => before + 1))
  }
  return {
    at: new Date(left.at),
    what,
    takeUp: () => decide(() => takeUp(left)),
    discard: () => decide(left.forget),
  }
}
