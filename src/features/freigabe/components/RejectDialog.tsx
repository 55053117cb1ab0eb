import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { FreigabeAnsicht, FreigabeVorlage } from '#src/contract/freigabe.ts'
import { useFreigabeAblehnen } from '#src/entities/freigabe/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { useEntscheidung, type LateEntscheidung } from './useEntscheidung.ts'
import { useHashKey } from '../useHashKey.ts'

interface Props {
  ansicht: FreigabeAnsicht
  vorlage: FreigabeVorlage
  onClose: () => void
  onLate: (late: LateEntscheidung) => void
}

const schema = (t: (key: string) => string) =>
  z.object({
    grund: z.string().check(z.trim(), z.minLength(1, t('error.grund')), z.maxLength(1000, t('error.lang'))),
    name: z.string().check(z.trim(), z.minLength(1, t('error.name')), z.maxLength(120)),
  })

/** What shall be changed; a reason is needed. */
export function RejectDialog({ ansicht, vorlage, onClose, onLate }: Props) {
  const hashKey = useHashKey()
  const { t } = useTranslation('freigabe')
  const decide = useEntscheidung({ hashKey, onClose, onLate })
  const ablehnen = useFreigabeAblehnen()
  const form = useForm({
    resolver: zodResolver(schema(t)),
    defaultValues: { grund: '', name: ansicht.empfaengerName ?? '' },
    shouldFocusError: false,
  })
  const submit = async ({ grund, name }: { grund: string; name: string }) => {
    await decide(() => ablehnen.mutateAsync({ hashKey, name: name.trim(), grund: grund.trim() }), grund)
  }
  return (
    <FormDialog title={t('reject.title')} text={t('reject.text', { name: vorlage.angefordertVon })} onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('reject.submit')}
        draft={inTab(`ablehnung.${vorlage.snapshotHash}`)}
      >
        <FormTextField
          control={form.control}
          name="grund"
          label={t('reject.grund')}
          multiline
          minRows={4}
          maxLength={1000}
        />
        <FormTextField
          control={form.control}
          name="name"
          label={t('decide.name')}
          autoComplete="name"
          maxLength={120}
        />
      </FormShell>
    </FormDialog>
  )
}
