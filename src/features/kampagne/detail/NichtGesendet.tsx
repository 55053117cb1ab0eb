import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Kampagne } from '#src/contract/kampagne.ts'
import { formatZeitpunkt } from '#src/base/number/german.ts'

interface Props {
  kampagne: Kampagne
}

/** Why a campaign that was sent off did not get to its approvers, until it is sent again. */
export function NichtGesendet({ kampagne }: Props) {
  const { t } = useTranslation('kampagne')
  const letzter = kampagne.verlauf.at(-1)
  if (letzter?.aktion !== 'einfrierenGescheitert') return null
  return (
    <Alert severity="error">
      {t('einfrieren.gescheitert', { zeit: formatZeitpunkt(letzter.zeit), grund: letzter.grund ?? '' })}
    </Alert>
  )
}
