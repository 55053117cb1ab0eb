import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { zielgruppe as zielgruppeSchema, type Zielgruppe } from '#src/contract/zielgruppe.ts'
import { useSaveZielgruppe, zielgruppeQueries } from '#src/entities/zielgruppe/queries.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { toAngaben } from '../angaben.ts'
import { niemandText } from './potenzialTexte.ts'
import { toFilter, toForm, type ZielgruppeValues } from './zielgruppeForm.ts'

interface Conflict {
  mine: ZielgruppeValues
  theirs: Zielgruppe
}

/** Stores the filter, unless it reaches nobody; what somebody else stored meanwhile is a conflict. */
export function useSpeichern(
  form: UseFormReturn<ZielgruppeValues>,
  zielgruppe: Zielgruppe | null,
  onSaved: (zielgruppe: Zielgruppe) => void,
) {
  const { t } = useTranslation('zielgruppe')
  const client = useQueryClient()
  const save = useSaveZielgruppe()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // What the form was filled with: the page may read a newer version meanwhile, which nobody here has seen.
  const [base, setBase] = useState(zielgruppe)

  async function store(values: ZielgruppeValues, as: { id: number; version: number } | null): Promise<void> {
    const identity = as === null ? {} : { idPtZielgruppe: as.id, version: as.version }
    const saved = await save.mutateAsync({
      ...identity,
      ...toAngaben(values),
      filter: toFilter(values),
      ausschluss: values.ausschluss,
    })
    form.reset(toForm(saved))
    setBase(saved)
    onSaved(saved)
  }

  async function submit(values: ZielgruppeValues): Promise<void> {
    // The count on screen may be of before the last key. Where there is none, the service says at the save what is wrong.
    const gezaehlt = await client.fetchQuery(zielgruppeQueries.potenzial(toFilter(values))).catch(() => null)
    if (gezaehlt?.potenzial === 0) {
      form.setError('root', { type: 'leer', message: niemandText(t, gezaehlt) })
      return
    }
    try {
      await store(values, base && { id: base.idPtZielgruppe, version: base.version })
    } catch (error) {
      const theirs = readConflict(zielgruppeSchema, error)
      if (theirs === null) throw error
      setConflict({ mine: values, theirs })
    }
  }

  async function saveMine({ mine, theirs }: Conflict, asCopy: boolean): Promise<void> {
    await store(mine, asCopy ? null : { id: theirs.idPtZielgruppe, version: theirs.version })
    setConflict(null)
  }

  return { base, submit, conflict, saveMine, endConflict: () => setConflict(null) }
}
