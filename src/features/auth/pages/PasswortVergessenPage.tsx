import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePasswortVergessen } from '#src/entities/registrierung/queries.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { FormShell } from '#src/shared/form/FormShell.tsx'
import { AuthFrame } from '../components/AuthFrame.tsx'
import { BackToLogin } from '../components/BackToLogin.tsx'
import { MailSent } from '../components/MailSent.tsx'
import { emailForm, type EmailForm } from '../registrierungForm.ts'

/** Whether somebody comes from a dead link. */
function asksForNewLink(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'neuerLink' in state
}

/** Asks for a link: for a new password, or in place of a dead one, whatever that was for. */
export default function PasswortVergessenPage() {
  const { t } = useTranslation('registrierung')
  const newLink = asksForNewLink(useLocation().state)
  const vergessen = usePasswortVergessen()
  const [sent, setSent] = useState<EmailForm | null>(null)
  const form = useForm<EmailForm, unknown, EmailForm>({
    resolver: zodResolver(emailForm(t)),
    defaultValues: { email: '' },
    shouldFocusError: false,
  })

  async function ask(values: EmailForm): Promise<void> {
    await vergessen.mutateAsync(values)
    setSent(values)
  }

  if (sent !== null)
    return (
      <AuthFrame title={t('mail.asked')} text={t('mail.askedText', { email: sent.email })}>
        <MailSent onAgain={() => vergessen.mutateAsync(sent)} onOther={() => setSent(null)} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={newLink ? t('vergessen.newLink') : t('vergessen.title')}
      text={newLink ? t('vergessen.newLinkText') : t('vergessen.text')}
    >
      <FormShell form={form} onSubmit={ask} submitLabel={t('vergessen.submit')} fullWidth>
        <FormTextField
          control={form.control}
          name="email"
          type="email"
          inputMode="email"
          label={t('email.label')}
          autoComplete="username"
        />
      </FormShell>
      <BackToLogin />
    </AuthFrame>
  )
}
