import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface Props {
  label: string
  help: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** What else has to be known. */
  children?: ReactNode
}

/** Yes or no, in plain words. */
export function HelpSwitch({ label, help, checked, onChange, children }: Props) {
  const helpId = useId()
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={label}
      />
      <Box id={helpId} sx={{ maxWidth: 640 }}>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
