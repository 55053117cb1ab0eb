import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'

interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Id of what explains it. */
  describedBy?: string
}

/** Switch with its words; works at once. */
export function SwitchField({ label, checked, onChange, disabled = false, describedBy }: Props) {
  return (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Switch
          checked={checked}
          onChange={(_event, on) => onChange(on)}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      }
    />
  )
}
