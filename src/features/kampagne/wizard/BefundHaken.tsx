import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from 'react-i18next'
import type { Befund } from '#src/contract/dokument.ts'
import { usePruefung } from './pruefung.ts'

/** Each warning is ticked once it was seen. */
export function BefundHaken({ befund }: { befund: Befund }) {
  const { akzeptiert, accept } = usePruefung()
  const { t } = useTranslation('kampagne')
  if (befund.schwere !== 'warnung') return null
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={akzeptiert.has(befund.code)}
          onChange={(event) => accept(befund.code, event.target.checked)}
          slotProps={{ input: { 'aria-label': `${t('pruefung.akzeptieren')}: ${befund.text}` } }}
        />
      }
      label={t('pruefung.akzeptieren')}
    />
  )
}
