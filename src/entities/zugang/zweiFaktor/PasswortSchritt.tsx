import { zodResolver } from '@hookform/resolvers/zod'
import DialogContentText from '@mui/material/DialogContentText'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Operations } from '#src/contract/index.ts'
import type { Output } from '#src/contract/operation.ts'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { useBeginneZweiFaktor } from '../queries.ts'
import { passwortOnly, type PasswortOnly } from './faktorForm.ts'

interface Props {
  onBegun: (geheimnis: Output<Operations['beginneZweiFaktor']>) => void
}

/** Whoever finds an unattended screen cannot lock its owner out. */
export function PasswortSchritt({ onBegun }: Props) {
  const { t } = useTranslation('zugang')
  const begin = useBeginneZweiFaktor()
  const form = useForm<PasswortOnly, unknown, PasswortOnly>({
    resolver: zodResolver(passwortOnly(t)),
    defaultValues: { passwort: '' },
    shouldFocusError: false,
  })
  return (
    <>
      <DialogContentText sx={{ marginBlockEnd: 2.5 }}>{t('einrichten.passwortText')}</DialogContentText>
      <FormShell
        form={form}
        onSubmit={async ({ passwort }) => onBegun(await begin.mutateAsync(passwort))}
        submitLabel={t('einrichten.next')}
      >
        <FormPasswordField
          control={form.control}
          name="passwort"
          label={t('bestaetigen.passwort.label')}
          showLabel={t('bestaetigen.passwort.show')}
        />
      </FormShell>
    </>
  )
}
