import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormPasswordField } from '#src/shared/form/fields/FormPasswordField.tsx'
import { CodeField } from '../CodeField.tsx'
import type { PasswortUndCode } from './faktorForm.ts'

/** Proves who sits here before the second factor is changed: password and a code. */
export function PasswortUndCodeFields() {
  const { t } = useTranslation('zugang')
  const { control } = useFormContext<PasswortUndCode>()
  return (
    <>
      <FormPasswordField
        control={control}
        name="passwort"
        label={t('bestaetigen.passwort.label')}
        showLabel={t('bestaetigen.passwort.show')}
      />
      <CodeField
        control={control}
        name="code"
        label={t('bestaetigen.code.label')}
        hint={t('bestaetigen.code.eitherHint')}
        letters
      />
    </>
  )
}
