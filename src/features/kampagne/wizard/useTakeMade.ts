import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { DraftFields } from './kampagneDraft.ts'

const NAMES = ['idPtZielgruppe', 'idPtWerbemittel'] as const

/** Takes what was just made on another screen into the draft, once: the address names it only until then. */
export function useTakeMade(change: (fields: DraftFields) => void): void {
  const [search, setSearch] = useSearchParams()
  const named = NAMES.filter((name) => search.has(name)).length > 0
  const take = useEffectEvent(() => {
    for (const name of NAMES) {
      const id = Number(search.get(name))
      if (Number.isSafeInteger(id) && id > 0) change({ [name]: id })
    }
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const name of NAMES) next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  })
  useEffect(
    function takeNamed() {
      if (named) take()
    },
    [named],
  )
}
