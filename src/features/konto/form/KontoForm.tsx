import { useState, type ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { konto as kontoSchema, type Konto } from '#src/contract/konto.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { readConflict } from '#src/shared/form/conflict/readConflict.ts'
import { Versions } from '#src/shared/form/conflict/Versions.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { SharedGuard } from './dirtyForms.ts'
import { sameValues, saveOver } from './saveOver.ts'

type Entries = { label: string; value: ReactNode }[]

interface Props<V extends FieldValues, C> {
  /** Names the part, for the draft of what is typed. */
  part: string
  form: UseFormReturn<V, C, V>
  konto: Konto
  toForm: (konto: Konto) => V
  /** The part in words: for those who may only read, and to compare two versions. */
  describe: (values: V) => Entries
  save: (values: V) => Promise<Konto>
  /** Said when it is saved. */
  done: string
  secondary?: ReactNode
  children: ReactNode
}

/**
 * One part of the account: saves alone, shows both versions when somebody else changed these very fields, can only be
 * read without the right. What changed beside the form, such as an uploaded logo, is no conflict.
 */
export function KontoForm<V extends FieldValues & { version: number }, C>({
  part,
  form,
  konto,
  toForm,
  describe,
  save,
  done,
  secondary,
  children,
}: Props<V, C>) {
  const { t } = useTranslation('konto')
  const ability = useAppAbility()
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

  function takeTheirs(theirs: Konto): void {
    take(theirs)
    setConflict(null)
  }

  async function saveMine({ mine, theirs }: { mine: V; theirs: Konto }): Promise<void> {
    const { version } = toForm(theirs)
    await store({ ...mine, version })
    setConflict(null)
  }

  if (!ability.can('update', 'Konto')) return <KeyValue entries={describe(toForm(konto))} />
  return (
    <>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('speichern')}
        secondary={secondary}
        guard={SharedGuard}
        draft={inTab(`konto.${konto.idPtKunde}.${part}`)}
      >
        {children}
      </FormShell>
      {conflict && (
        <ConflictDialog
          text={t('konflikt.text')}
          onClose={() => setConflict(null)}
          onTakeTheirs={() => takeTheirs(conflict.theirs)}
          onSaveMine={() => saveMine(conflict)}
        >
          <Versions
            mine={{ title: t('konflikt.ihre'), content: <KeyValue entries={describe(conflict.mine)} /> }}
            theirs={{
              title: t('konflikt.gespeichert'),
              content: <KeyValue entries={describe(toForm(conflict.theirs))} />,
            }}
          />
        </ConflictDialog>
      )}
    </>
  )
}
