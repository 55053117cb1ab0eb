import { createContext, use, useEffect, useEffectEvent, useId } from 'react'

type Save = () => Promise<boolean>

/** Where the forms of the page say that they hold something unsaved; null: nothing. */
export const DirtyForms = createContext<(form: string, save: Save | null) => void>(() => undefined)

interface Props {
  dirty: boolean
  onSave: Save
}

/** Guard of a form that shares the page with others: the router asks once for all of them. */
export function SharedGuard({ dirty, onSave }: Props): null {
  const form = useId()
  const report = use(DirtyForms)
  const save = useEffectEvent(onSave)
  useEffect(
    function tellPage() {
      if (!dirty) return undefined
      report(form, () => save())
      return () => report(form, null)
    },
    [dirty, form, report],
  )
  return null
}
