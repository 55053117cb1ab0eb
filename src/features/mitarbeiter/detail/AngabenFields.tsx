import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ANREDEN } from '#src/contract/registrierung.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import type { AngabenForm } from '../mitarbeiterForm.ts'

/** Who somebody is. */
export function AngabenFields() {
  const { control } = useFormContext<AngabenForm>()
  const { t } = useTranslation('mitarbeiter')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <FormSelect
        control={control}
        name="anrede"
        label={t('field.anrede')}
        options={ANREDEN.map((value) => ({ value, label: value === '' ? t('field.keineAnrede') : value }))}
      />
      <FormTextField control={control} name="titel" label={t('field.titel')} autoComplete="off" maxLength={40} />
      <FormTextField control={control} name="vorname" label={t('field.vorname')} autoComplete="off" maxLength={80} />
      <FormTextField control={control} name="nachname" label={t('field.nachname')} autoComplete="off" maxLength={80} />
      <FormTextField
        control={control}
        name="telefon"
        label={t('field.telefon')}
        inputMode="tel"
        autoComplete="off"
        maxLength={40}
      />
      <FormTextField control={control} name="position" label={t('field.position')} autoComplete="off" maxLength={80} />
    </Box>
  )
}
