import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { konto as kontoSchema, type Konto } from '#src/contract/konto.ts'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { sameValues, saveOver } from './saveOver.ts'

interface Part<V extends FieldValues, C> {
  form: UseFormReturn<V, C, V>
  konto: Konto
  toForm: (konto: Konto) => V
  save: (values: V) => Promise<Konto>
  /** Said when it is saved. */
  done: string
}

/** Saves one part of the account; `conflict`: somebody else changed these very fields, and the person has to choose. */
export function useKontoSaving<V extends FieldValues & { version: number }, C>(part: Part<V, C>) {
  const { form, konto, toForm, save, done } = part
  const { t } = useTranslation('konto')
  /** What the form began with. */
  const [base, setBase] = useState(() => toForm(konto))
  const [conflict, setConflict] = useState<{ mine: V; theirs: Konto } | null>(null)

  function take(saved: Konto): void {
    setBase(toForm(saved))
    form.reset(toForm(saved))
  }

  async function store(values: V): Promise<void> {
    take(await save(values))
    notify.success(done)
  }

  async function submit(values: V): Promise<void> {
    const untouched = (known: Konto) => sameValues(toForm(known), base)
    const { version } = toForm(konto)
    try {
      await saveOver({
        version: untouched(konto) ? version : values.version,
        versionOf: (known) => toForm(known).version,
        untouched,
        save: (fresh) => store({ ...values, version: fresh }),
      })
    } catch (error) {
      const theirs = readConflict(kontoSchema, error)
      if (theirs === null) throw error
      // Saved before, but the answer was lost on its way.
      if (sameValues(toForm(theirs), values)) {
        take(theirs)
        notify.success(done)
        return
      }
      setConflict({ mine: values, theirs })
      // What is typed stays until the person has chosen.
      form.setError('root', { type: 'conflict', message: t('konflikt.offen') })
    }
  }

  return {
    submit,
    conflict: conflict && {
      ...conflict,
      takeTheirs() {
        take(conflict.theirs)
        setConflict(null)
      },
      async saveMine() {
        const { version } = toForm(conflict.theirs)
        await store({ ...conflict.mine, version })
        setConflict(null)
      },
      close: () => setConflict(null),
    },
  }
}
