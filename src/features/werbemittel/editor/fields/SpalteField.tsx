import Autocomplete from '@mui/material/Autocomplete'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { SPALTEN_NAME_MAX } from '#src/contract/dokument.ts'
import { useEigeneSpalten } from '../useEigeneSpalten.ts'

interface Props {
  value: string
  disabled?: boolean
  onChange: (name: string) => void
}

/** Name of an own column: one that a list has, or any other that is typed. */
export function SpalteField({ value, disabled = false, onChange }: Props) {
  const { t } = useTranslation('werbemittel')
  const bekannte = useEigeneSpalten()
  return (
    <Autocomplete
      freeSolo
      size="small"
      disabled={disabled}
      options={bekannte.map(({ name }) => name)}
      inputValue={value}
      onInputChange={(_, name) => onChange(name.replaceAll(/[{}]/g, ''))}
      renderOption={({ key, ...item }, name) => (
        <li key={key} {...item}>
          <ListItemText primary={name} secondary={bekannte.find((one) => one.name === name)?.listen.join(', ')} />
        </li>
      )}
      slotProps={{ popper: { lang: 'de' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('editor.spalte.name')}
          helperText={t('editor.spalte.hilfe')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: SPALTEN_NAME_MAX },
          }}
        />
      )}
    />
  )
}
