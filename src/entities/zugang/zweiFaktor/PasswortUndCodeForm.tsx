import { zodResolver } from '@hookform/resolvers/zod'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { CodeField } from '../CodeField.tsx'
import { passwortUndCode, type PasswortUndCode } from './faktorForm.ts'

interface Props {
  text: string
  submitLabel: string
  onSubmit: (values: PasswortUndCode) => Promise<void>
}

/** Proves who sits here before the second factor is changed: password and a code. */
export function PasswortUndCodeForm({ text, submitLabel, onSubmit }: Props) {
  const { t } = useTranslation('zugang')
  const form = useForm<PasswortUndCode, unknown, PasswortUndCode>({
    resolver: zodResolver(passwortUndCode(t)),
    defaultValues: { passwort: '', code: '' },
    shouldFocusError: false,
  })
  return (
    <>
      <DialogContentText sx={{ marginBlockEnd: 2.5 }}>{text}</DialogContentText>
      <FormShell form={form} onSubmit={onSubmit} submitLabel={submitLabel}>
        <FormPasswordField
          control={form.control}
          name="passwort"
          label={t('bestaetigen.passwort.label')}
          showLabel={t('bestaetigen.passwort.show')}
        />
        <CodeField
          control={form.control}
          name="code"
          label={t('bestaetigen.code.label')}
          hint={t('bestaetigen.code.eitherHint')}
          letters
        />
      </FormShell>
    </>
  )
}
