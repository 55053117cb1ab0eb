import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface Props {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Explains it, below. */
  children?: ReactNode
}

/** Switch with its words; works at once. */
export function SwitchField({ label, checked, onChange, disabled = false, children }: Props) {
  const helpId = useId()
  const control = (
    <FormControlLabel
      label={label}
      disabled={disabled}
      control={
        <Switch
          checked={checked}
          onChange={(_event, on) => onChange(on)}
          slotProps={{ input: { 'aria-describedby': children === undefined ? undefined : helpId } }}
        />
      }
    />
  )
  if (children === undefined) return control
  return (
    <Box>
      {control}
      <Typography component="div" id={helpId} variant="body2" color="textSecondary" sx={{ maxInlineSize: 640 }}>
        {children}
      </Typography>
    </Box>
  )
}
