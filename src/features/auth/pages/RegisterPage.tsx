import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRegistriere } from '#src/entities/registrierung/queries.ts'
import { inTab } from '#src/shared/drafts/draftName.ts'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { BackToLogin } from '../components/BackToLogin.tsx'
import { MailSent } from '../components/MailSent.tsx'
import { RegisterFields } from '../components/RegisterFields.tsx'
import { registerForm, woerterOf, type RegisterForm } from '../registrierungForm.ts'

const EMPTY: RegisterForm = {
  firma: '',
  anrede: '',
  vorname: '',
  nachname: '',
  email: '',
  passwort: '',
  agbAkzeptiert: false,
}

/** A new customer: a short form, then a mail to confirm the address. */
export default function RegisterPage() {
  const { t } = useTranslation('registrierung')
  const registriere = useRegistriere()
  const [sent, setSent] = useState<RegisterForm | null>(null)
  // What the password must not be made of stands in the same form.
  const resolver: Resolver<RegisterForm, unknown, RegisterForm> = (values, context, options) =>
    zodResolver(registerForm(t, woerterOf(values)))(values, context, options)
  const form = useForm<RegisterForm, unknown, RegisterForm>({
    resolver,
    defaultValues: EMPTY,
    shouldFocusError: false,
  })

  async function register(values: RegisterForm): Promise<void> {
    await registriere.mutateAsync(values)
    setSent(values)
  }

  if (sent !== null)
    return (
      <AuthFrame title={t('mail.registered')} text={t('mail.registeredText', { email: sent.email })}>
        <MailSent onAgain={() => registriere.mutateAsync(sent)} onOther={() => setSent(null)} />
      </AuthFrame>
    )
  return (
    <AuthFrame title={t('register.title')} text={t('register.text')}>
      <FormShell
        form={form}
        onSubmit={register}
        submitLabel={t('register.submit')}
        fullWidth
        draft={inTab('registrierung', { except: ['passwort', 'agbAkzeptiert'] })}
      >
        <RegisterFields control={form.control} />
      </FormShell>
      <BackToLogin />
    </AuthFrame>
  )
}
