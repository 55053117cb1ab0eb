import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ZielgruppeAngaben } from '#src/contract/zielgruppe.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import { ANGABEN } from './angaben.ts'

/** What somebody says of a target group; inside the form of a filter or of a list. */
export function AngabenFields() {
  const { t } = useTranslation('zielgruppe')
  const { control } = useFormContext<ZielgruppeAngaben>()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 480 }}>
      {ANGABEN.map(({ name, label, maxLength }) => (
        <FormTextField key={name} control={control} name={name} label={t(label)} maxLength={maxLength} />
      ))}
    </Box>
  )
}
