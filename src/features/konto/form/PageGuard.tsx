import { useState, type ReactNode } from 'react'
import { DirtyGuard } from '#src/shared/form/DirtyGuard.tsx'
import { DirtyForms } from './dirtyForms.ts'

type Save = () => Promise<boolean>

/** Saves one after the other; what cannot be saved stays, with its errors. */
async function saveAll(saves: readonly Save[]): Promise<boolean> {
  let all = true
  for (const save of saves) all = (await save()) && all
  return all
}

/** Asks once before the inputs of any form of the page are left behind. */
export function PageGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<ReadonlyMap<string, Save>>(new Map())
  const [report] = useState(() => (form: string, save: Save | null) => {
    setDirty((before) => {
      const after = new Map(before)
      if (save === null) after.delete(form)
      else after.set(form, save)
      return after
    })
  })
  return (
    <DirtyForms value={report}>
      {children}
      <DirtyGuard dirty={dirty.size > 0} onSave={() => saveAll([...dirty.values()])} />
    </DirtyForms>
  )
}
