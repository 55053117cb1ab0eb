import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useWatch, type Control } from 'react-hook-form'
import { Trans, useTranslation } from 'react-i18next'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { NewPasswordField } from '../passwort/NewPasswordField.tsx'
import { agbUrl, datenschutzUrl } from '#src/shared/settings.ts'
import { woerterOf, type RegisterForm } from '../registrierungForm.ts'

interface Props {
  control: Control<RegisterForm, unknown, RegisterForm>
}

/** Only what an account needs; everything else is asked where it is used. */
export function RegisterFields({ control }: Props) {
  const { t } = useTranslation('registrierung')
  const typed = useWatch({ control })
  const anreden = [
    { value: '', label: t('register.keineAnrede') },
    { value: 'Frau', label: t('register.frau') },
    { value: 'Herr', label: t('register.herr') },
  ]
  return (
    <>
      <FormTextField control={control} name="firma" label={t('register.firma')} autoComplete="organization" />
      <FormSelect control={control} name="anrede" label={t('register.anrede')} options={anreden} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        <FormTextField control={control} name="vorname" label={t('register.vorname')} autoComplete="given-name" />
        <FormTextField control={control} name="nachname" label={t('register.nachname')} autoComplete="family-name" />
      </Box>
      <FormTextField
        control={control}
        name="email"
        type="email"
        inputMode="email"
        label={t('email.label')}
        autoComplete="username"
      />
      <NewPasswordField control={control} name="passwort" label={t('passwort.label')} woerter={woerterOf(typed)} />
      <FormCheckbox
        control={control}
        name="agbAkzeptiert"
        label={
          <Trans
            t={t}
            i18nKey="register.agb"
            components={{
              agb: <Link href={agbUrl()} target="_blank" rel="noreferrer" underline="always" />,
              datenschutz: <Link href={datenschutzUrl()} target="_blank" rel="noreferrer" underline="always" />,
            }}
          />
        }
      />
    </>
  )
}
