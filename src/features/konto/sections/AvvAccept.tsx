import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import * as z from 'zod/mini'
import { useAkzeptiereAvv } from '#src/entities/konto/queries.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { text } from '#src/shared/i18n/i18n.ts'
import { notify } from '#src/shared/notify/notify.ts'
import { FieldStack } from '../form/FieldStack.tsx'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => text('konto:error.name') }), z.maxLength(120)),
})

/** Accepts the wording in force with a name. */
export function AvvAccept({ fassung }: { fassung: string }) {
  const { t } = useTranslation('konto')
  const user = useCurrentUser()
  const accept = useAkzeptiereAvv()
  const { revalidate } = useRevalidator()
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: [user?.vorname, user?.nachname].filter(Boolean).join(' ') },
    shouldFocusError: false,
  })

  async function submit({ name }: z.infer<typeof schema>): Promise<void> {
    await accept.mutateAsync({ fassung, name })
    notify.success(t('avv.done'))
    // The login check brings the user's new flag, and with it the menu's download link.
    void revalidate()
  }

  return (
    <FormShell form={form} onSubmit={submit} submitLabel={t('avv.accept')}>
      <FieldStack>
        <FormTextField
          control={form.control}
          name="name"
          label={t('avv.name')}
          hint={t('avv.confirm')}
          autoComplete="name"
        />
      </FieldStack>
    </FormShell>
  )
}
