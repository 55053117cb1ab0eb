import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ZielgruppeAngaben } from '#src/contract/zielgruppe.ts'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'

/** What somebody says of a target group; inside the form of a filter or of a list. */
export function AngabenFields() {
  const { t } = useTranslation('zielgruppe')
  const { control } = useFormContext<ZielgruppeAngaben>()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxInlineSize: 480 }}>
      <FormTextField control={control} name="bezeichnung" label={t('filter.name')} maxLength={80} />
    </Box>
  )
}
