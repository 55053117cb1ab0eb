import { useState, type ReactNode } from 'react'
import { DirtyGuard } from '#src/shared/form/DirtyGuard.tsx'
import { DirtyForms, type Unsaved } from './dirtyForms.ts'

/** Saves one after the other; what cannot be saved stays, with its errors. */
async function saveAll(forms: readonly Unsaved[]): Promise<boolean> {
  let all = true
  for (const { save } of forms) all = (await save()) && all
  return all
}

/** Asks once before the inputs of any form of the page are left behind. */
export function PageGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const [report] = useState(() => (form: string, unsaved: Unsaved | null) => {
    setDirty((before) => {
      const after = new Map(before)
      if (unsaved === null) after.delete(form)
      else after.set(form, unsaved)
      return after
    })
  })
  return (
    <DirtyForms value={report}>
      {children}
      <DirtyGuard
        dirty={dirty.size > 0}
        onSave={() => saveAll([...dirty.values()])}
        onDiscard={() => {
          for (const { discard } of dirty.values()) discard()
        }}
      />
    </DirtyForms>
  )
}
