import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { WEBHOOK_EREIGNISSE, type WebhookEreignis } from '#src/contract/webhook.ts'
import { EREIGNIS_TEXTE } from '#src/domain/apizugang/aufrufTexte.ts'
import { fieldId } from '#src/shared/form/fieldId.ts'
import type { WebhookValues } from './webhookForm.ts'

/** What the webhook is told. */
export function EreignisseField({ control }: { control: Control<WebhookValues> }) {
  const { t } = useTranslation('apizugang')
  const { field, fieldState } = useController({ control, name: 'ereignisse' })
  const chosen: readonly WebhookEreignis[] = field.value
  const toggle = (ereignis: WebhookEreignis) =>
    field.onChange(
      WEBHOOK_EREIGNISSE.filter((one) => (one === ereignis ? !chosen.includes(one) : chosen.includes(one))),
    )
  return (
    <FormControl component="fieldset" id={fieldId('ereignisse')} tabIndex={-1}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('webhook.ereignisse')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, marginBlockStart: 1 }}>
        {WEBHOOK_EREIGNISSE.map((ereignis) => (
          <FormControlLabel
            key={ereignis}
            sx={{ alignItems: 'flex-start', marginInline: 0 }}
            control={
              <Checkbox
                size="small"
                sx={{ paddingBlock: 0, paddingInline: '0 8px' }}
                checked={chosen.includes(ereignis)}
                onChange={() => toggle(ereignis)}
                onBlur={field.onBlur}
              />
            }
            label={
              <>
                <Box component="code" sx={{ fontFamily: 'monospace' }}>
                  {ereignis}
                </Box>
                <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {EREIGNIS_TEXTE[ereignis]}
                </Typography>
              </>
            }
          />
        ))}
      </Box>
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}
