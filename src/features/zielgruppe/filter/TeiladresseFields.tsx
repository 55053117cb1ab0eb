import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ANREDE_TEXT_MAX } from '#src/contract/zielgruppe.ts'
import { OHNE_NAMEN } from '#src/engines/print/rules.ts'
import { FormCheckbox } from '#src/shared/form/fields/FormCheckbox.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** Whether people are named on the piece, or whoever lives in the house is addressed. */
export function TeiladresseFields({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const titleId = useId()
  const ohne = useWatch({ control, name: 'teiladressiert' })
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id={titleId}>
        {t('teiladresse.title')}
      </Typography>
      <FormCheckbox
        control={control}
        name="teiladressiert"
        label={t('teiladresse.ohne')}
        hint={t('teiladresse.hilfe', { text: OHNE_NAMEN })}
      />
      {ohne && (
        <Box sx={{ maxInlineSize: 480 }}>
          <FormTextField
            control={control}
            name="anredeText"
            label={t('teiladresse.text')}
            hint={t('teiladresse.textHilfe', { text: OHNE_NAMEN })}
            maxLength={ANREDE_TEXT_MAX}
          />
        </Box>
      )}
    </Box>
  )
}
