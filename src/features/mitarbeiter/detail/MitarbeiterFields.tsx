import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { Section } from '#src/shared/ui/Section.tsx'
import type { MitarbeiterForm } from '../mitarbeiterForm.ts'
import { RechteFields } from '../rechte/RechteFields.tsx'
import { AngabenFields } from './AngabenFields.tsx'

interface Props {
  /** What the address is for. */
  /** Of somebody who is being added. */
  neu?: true
}

/** Who somebody is, and what he may. */
export function MitarbeiterFields({ neu }: Props) {
  const { control } = useFormContext<MitarbeiterForm>()
  const { t } = useTranslation('mitarbeiter')
  return (
    <>
      <Section title={t('edit.angaben')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <AngabenFields />
          <FormTextField
            control={control}
            name="email"
            type="email"
            inputMode="email"
            label={t('field.email')}
            hint={t(neu ? 'create.emailHilfe' : 'edit.emailHilfe')}
            autoComplete="off"
            maxLength={254}
          />
        </Box>
      </Section>
      <Section title={t('rechte.title')}>
        <RechteFields einzeln />
      </Section>
    </>
  )
}
