import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Controller, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { AbgleichFields } from '../abgleich/AbgleichFields.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

/** Who is left out of those whom the filter reaches. */
export function AusschlussFields({ control }: { control: Control<ZielgruppeValues> }) {
  const { t } = useTranslation('zielgruppe')
  return (
    <Box component="section">
      <Typography variant="h2">{t('abgleich.titel')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {t('abgleich.textFilter')}
      </Typography>
      <Controller
        control={control}
        name="ausschluss"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <AbgleichFields value={value} onChange={onChange} eigene={null} fehler={error?.message} />
        )}
      />
    </Box>
  )
}
