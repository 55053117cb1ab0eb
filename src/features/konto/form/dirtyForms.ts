import { createContext, use, useEffect, useEffectEvent, useId } from 'react'
import type { GuardProps } from '#src/shared/form/DirtyGuard.tsx'

/** What can be done with an unsaved form. */
export interface Unsaved {
  save: () => Promise<boolean>
  discard: () => void
}

/** Where the forms of the page say that they hold something unsaved; null: nothing. */
export const DirtyForms = createContext<(form: string, unsaved: Unsaved | null) => void>(() => undefined)

/** Guard of a form that shares the page with others: the router asks once for all of them. */
export function SharedGuard({ dirty, onSave, onDiscard }: GuardProps): null {
  const form = useId()
  const report = use(DirtyForms)
  const save = useEffectEvent(onSave)
  const discard = useEffectEvent(() => onDiscard?.())
  useEffect(
    function tellPage() {
      if (!dirty) return undefined
      report(form, { save: () => save(), discard: () => discard() })
      return () => report(form, null)
    },
    [dirty, form, report],
  )
  return null
}
