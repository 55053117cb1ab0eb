import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ORTE } from '#src/domain/zielgruppe/orte.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

const NAMES = ORTE.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de'))

/** Several known places. */
export function OrteField({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { field, fieldState } = useController({ control, name: 'orte' })
  return (
    <Autocomplete
      multiple
      size="small"
      id={fieldId('orte')}
      options={NAMES}
      value={field.value}
      onChange={(_, orte) => field.onChange(orte)}
      onBlur={field.onBlur}
      slotProps={{ popper: { lang: 'de' } }}
      noOptionsText={t('filter.keinOrt')}
      clearText={t('filter.leeren')}
      openText={t('filter.oeffnen')}
      closeText={t('filter.schliessen')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('filter.orte')}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? t('filter.orteHilfe')}
        />
      )}
    />
  )
}
