import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ORTE } from '#src/domain/zielgruppe/orte.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { useSuchfeld } from '../useSuchfeld.ts'
import { EntfernbarChip } from './EntfernbarChip.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

const NAMES = ORTE.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'de'))
const enthalten = createFilterOptions<string>()
const beginnt = (name: string, getippt: string) => name.toLowerCase().startsWith(getippt.toLowerCase())

/** Those that begin so come first, since Enter takes the first one: "Ulm" is rather Ulm than Neu-Ulm. */
const passende: typeof enthalten = (names, state) =>
  enthalten(names, state).toSorted(
    (a, b) => Number(beginnt(b, state.inputValue.trim())) - Number(beginnt(a, state.inputValue.trim())),
  )

/** Several known places. */
export function OrteField({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { field, fieldState } = useController({ control, name: 'orte' })
  const { getippt, isOffen, verlasse, feld } = useSuchfeld()
  const isGewaehlt = getippt !== '' && field.value.some((ort) => beginnt(ort, getippt))
  const hinweis = isOffen ? t('verbinden.nichtGenommen', { gesucht: getippt }) : t('filter.orteHilfe')
  return (
    <Autocomplete
      multiple
      size="small"
      id={fieldId('orte')}
      {...feld}
      options={NAMES}
      filterOptions={passende}
      // Enter would take a chosen one out again.
      filterSelectedOptions
      value={field.value}
      onChange={(_, orte) => field.onChange(orte)}
      onBlur={() => {
        verlasse()
        field.onBlur()
      }}
      renderValue={(orte, itemProps) =>
        orte.map((ort, index) => {
          const { key, onDelete, ...item } = itemProps({ index })
          return (
            <EntfernbarChip
              key={key}
              {...item}
              label={ort}
              onDelete={(event) => {
                onDelete(event)
                document.querySelector<HTMLElement>(`#${fieldId('orte')}`)?.focus()
              }}
            />
          )
        })
      }
      slotProps={{ popper: { lang: 'de' } }}
      noOptionsText={t(isGewaehlt ? 'filter.ortGewaehlt' : 'filter.keinOrt')}
      clearText={t('filter.leeren')}
      openText={t('filter.oeffnen')}
      closeText={t('filter.schliessen')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('filter.orte')}
          error={fieldState.invalid || isOffen}
          helperText={fieldState.error?.message ?? hinweis}
        />
      )}
    />
  )
}
