import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { DatenschutzLayer, EmpfaengerLayer, ZoneLayer } from '#src/contract/dokument.ts'

/** Why a fixed layer is there and what can be done with it. */
export function SystemFields({ layer }: { layer: DatenschutzLayer | EmpfaengerLayer | ZoneLayer }) {
  const { t } = useTranslation('werbemittel')
  const key = layer.type === 'zone' ? layer.zone : layer.type
  return (
    <Alert severity="info" variant="outlined">
      {t(`editor.system.${key}`)}
    </Alert>
  )
}
