import Box from '@mui/material/Box'
import { useFormContext, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LAENDER } from '#src/contract/konto.ts'
import { landName } from '#src/domain/konto/anschrift.ts'
import { FormSelect } from '#src/shared/form/fields/FormSelect.tsx'
import { FormTextField } from '#src/shared/form/fields/FormTextField.tsx'

interface Props<V extends FieldValues> {
  /** Names of the fields in the form. */
  names: Record<'strasse' | 'hausnummer' | 'plz' | 'ort', FieldPath<V>>
  land?: FieldPath<V>
  /** Street and postal code are enough; the number may stand in the street. */
  onlyStreetAndPlz?: boolean
}

const LAND_OPTIONS = LAENDER.map((value) => ({ value, label: landName(value) }))

/** Street, house number, postal code, place, and where asked for the country. */
export function AnschriftFields<V extends FieldValues>({ names, land, onlyStreetAndPlz = false }: Props<V>) {
  const { t } = useTranslation('konto')
  const { control } = useFormContext<V>()
  const narrow = {
    display: 'grid',
    columnGap: 2,
    rowGap: 2.5,
    gridTemplateColumns: { xs: '1fr', sm: onlyStreetAndPlz ? '1fr 1fr' : 'minmax(0, 1fr) 8.75rem' },
  }
  return (
    <>
      <Box sx={narrow}>
        <FormTextField control={control} name={names.strasse} label={t('feld.strasse')} autoComplete="address-line1" />
        <FormTextField
          control={control}
          name={names.hausnummer}
          label={t(onlyStreetAndPlz ? 'feld.hausnummerOptional' : 'feld.hausnummer')}
        />
      </Box>
      <Box sx={{ ...narrow, gridTemplateColumns: { xs: '1fr', sm: '8.75rem minmax(0, 1fr)' } }}>
        <FormTextField control={control} name={names.plz} label={t('feld.plz')} autoComplete="postal-code" />
        <FormTextField
          control={control}
          name={names.ort}
          label={t(onlyStreetAndPlz ? 'feld.ortOptional' : 'feld.ort')}
          autoComplete="address-level2"
        />
      </Box>
      {land !== undefined && <FormSelect control={control} name={land} label={t('feld.land')} options={LAND_OPTIONS} />}
    </>
  )
}
