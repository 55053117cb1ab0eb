import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { checkIban } from '#src/base/iban.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { notify } from '#src/shared/notify/notify.ts'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { text } from '#src/shared/i18n/i18n.ts'

const schema = z.object({
  kontoinhaber: z
    .string()
    .check(z.trim(), z.minLength(1, { error: () => text('konto:error.kontoinhaber') }), z.maxLength(70)),
  iban: z.string().check(({ value, issues }) => {
    const ergebnis = checkIban(value)
    if (!ergebnis.ok) issues.push({ code: 'custom', input: value, message: ergebnis.text })
  }),
  zustimmung: z.boolean().check(z.refine((yes) => yes, { error: () => text('konto:error.mandat') })),
})

type Values = z.infer<typeof schema>

interface Props {
  save: (values: Values) => Promise<unknown>
  onClose: () => void
}

/** Asks for the account to be debited and for the mandate itself. */
export function MandatDialog({ save, onClose }: Props) {
  const { t } = useTranslation('konto')
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { kontoinhaber: '', iban: '', zustimmung: false },
    shouldFocusError: false,
  })
  return (
    <FormDialog title={t('mandat.erteilen')} text={t('mandat.text')} onClose={onClose}>
      <FormShell
        form={form}
        onSubmit={async (values) => {
          await save(values)
          notify.success(t('mandat.done'))
          onClose()
        }}
        submitLabel={t('mandat.erteilen')}
      >
        <FormTextField control={form.control} name="kontoinhaber" label={t('feld.kontoinhaber')} autoComplete="name" />
        <FormTextField
          control={form.control}
          name="iban"
          label={t('feld.iban')}
          hint={t('mandat.ibanHilfe')}
          autoComplete="off"
        />
        <FormCheckbox control={form.control} name="zustimmung" label={t('mandat.zustimmung')} />
      </FormShell>
    </FormDialog>
  )
}
