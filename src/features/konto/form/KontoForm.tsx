import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Konto } from '#src/contract/konto.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { ConflictDialog } from '#src/shared/form/conflict/ConflictDialog.tsx'
import { Versions } from '#src/shared/form/conflict/Versions.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { KeyValue } from '#src/shared/ui/KeyValue.tsx'
import { SharedGuard } from './dirtyForms.ts'
import { useKontoSaving } from './useKontoSaving.ts'

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
  const { submit, conflict } = useKontoSaving({ form, konto, toForm, save, done })
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
          onClose={conflict.close}
          onTakeTheirs={conflict.takeTheirs}
          onSaveMine={conflict.saveMine}
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
