import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ortsnamen, STADTNAMEN } from '#src/domain/zielgruppe/karte/ortswahl.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import { useSuchfeld } from '../useSuchfeld.ts'
import { EntfernbarChip } from './EntfernbarChip.tsx'
import type { ZielgruppeValues } from './zielgruppeForm.ts'

interface Props {
  control: Control<ZielgruppeValues>
}

/** So many are shown at a time: whoever looks for another one types on. */
const MOST = 60
const enthalten = createFilterOptions<string>()
const beginnt = (name: string, getippt: string) => name.toLowerCase().startsWith(getippt.toLowerCase())
const isGenau = (names: readonly string[], getippt: string) =>
  names.some((name) => name.toLowerCase() === getippt.trim().toLowerCase())

/**
 * The towns as long as nothing is typed. Then those that begin so come first, since Enter takes the first one: "Ulm" is
 * rather Ulm than Neu-Ulm, and towns before villages.
 */
const passende: typeof enthalten = (names, state) => {
  const getippt = state.inputValue.trim()
  if (getippt === '') return STADTNAMEN.filter((name) => names.includes(name))
  const rang = (name: string) => {
    if (isGenau([name], getippt)) return 0
    return (beginnt(name, getippt) ? 1 : 3) + (STADTNAMEN.includes(name) ? 0 : 1)
  }
  return enthalten(names, state)
    .toSorted((a, b) => rang(a) - rang(b))
    .slice(0, MOST)
}

/** Several known places. */
export function OrteField({ control }: Props) {
  const { t } = useTranslation('zielgruppe')
  const { field, fieldState } = useController({ control, name: 'orte' })
  const { getippt, isOffen, leave, feld } = useSuchfeld()
  const [names] = useState(ortsnamen)
  const isGewaehlt = getippt !== '' && field.value.some((ort) => beginnt(ort, getippt))
  const hinweis = isOffen ? t('verbinden.nichtGenommen', { gesucht: getippt }) : t('filter.orteHilfe')
  return (
    <Autocomplete
      multiple
      size="small"
      id={fieldId('orte')}
      {...feld}
      options={names}
      // Whoever types a chosen one again does not mean "Neu-Ulm" this time.
      filterOptions={(all, state) => (isGenau(field.value, state.inputValue) ? [] : passende(all, state))}
      // Enter would take a chosen one out again.
      filterSelectedOptions
      value={field.value}
      onChange={(_, orte) => field.onChange(orte)}
      onBlur={() => {
        leave()
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
