import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { SwitchField } from '#src/shared/ui/SwitchField.tsx'

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
      <SwitchField label={label} checked={checked} onChange={onChange} describedBy={helpId} />
      <Box id={helpId} sx={{ maxWidth: 640 }}>
        <Typography variant="body2" color="textSecondary">
          {help}
        </Typography>
        {children}
      </Box>
    </Box>
  )
}
