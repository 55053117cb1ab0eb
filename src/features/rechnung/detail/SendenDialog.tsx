import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { RechnungDetail } from '#src/contract/rechnung.ts'
import { EMAIL_MUSTER } from '#src/contract/wire.ts'
import { useSendeRechnung } from '#src/entities/rechnung/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormDialog } from '#src/shared/form/FormDialog.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { notify } from '#src/shared/notify/notify.ts'

interface Props {
  rechnung: RechnungDetail
  onClose: () => void
}

/** Mails the document with its files, to the account's address or another one. */
export function SendenDialog({ rechnung, onClose }: Props) {
  const { t } = useTranslation('rechnung')
  const senden = useSendeRechnung()
  const { idPtRechnung, rechnungsnummer } = rechnung
  const form = useForm({
    resolver: zodResolver(
      z.object({
        an: z.string().check(z.trim(), z.maxLength(200), z.regex(EMAIL_MUSTER, t('senden.fehler'))),
      }),
    ),
    defaultValues: { an: rechnung.rechnungsempfaenger.email },
    shouldFocusError: false,
  })
  return (
    <FormDialog
      title={t('senden.title', { nummer: rechnungsnummer })}
      text={t('senden.text')}
      width="xs"
      onClose={onClose}
    >
      <FormShell
        form={form}
        submitLabel={t('senden.submit')}
        onSubmit={async ({ an }) => {
          await senden.mutateAsync({ idPtRechnung, an })
          notify.success(t('senden.ok', { an }))
          onClose()
        }}
      >
        <FormTextField
          control={form.control}
          name="an"
          type="email"
          autoComplete="email"
          label={t('senden.an')}
          maxLength={200}
        />
      </FormShell>
    </FormDialog>
  )
}
