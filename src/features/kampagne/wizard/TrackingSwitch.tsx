import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A short link per recipient, yes or no, in plain words. */
export function TrackingSwitch({ checked, onChange }: Props) {
  const { t } = useTranslation('kampagne')
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
        label={t('werbemittel.tracking')}
      />
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {t('werbemittel.trackingText')}
      </Typography>
    </Box>
  )
}
