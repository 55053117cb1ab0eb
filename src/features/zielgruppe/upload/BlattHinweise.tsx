import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { BlattBefund } from '#src/engines/addresses/worker.ts'
import { formatZahl } from '#src/base/number/german.ts'

interface Props {
  befund: BlattBefund
  /** No row stands below the heading. */
  leer: boolean
}

/** What a sheet shows otherwise than it is read (CSV-23), and that another one is meant. */
export function BlattHinweise({ befund: { ausgeblendet, verbunden, formeln }, leer }: Props) {
  const { t } = useTranslation('zielgruppe')
  return (
    <>
      {leer && (
        <Alert severity="warning" variant="outlined">
          {t('upload.blattLeer')}
        </Alert>
      )}
      {ausgeblendet > 0 && (
        <Alert severity="warning" variant="outlined">
          {t('upload.ausgeblendet', { count: ausgeblendet, anzahl: formatZahl(ausgeblendet) })}
        </Alert>
      )}
      {formeln > 0 && (
        <Alert severity="info" variant="outlined">
          {t('upload.formeln', { count: formeln, anzahl: formatZahl(formeln) })}
        </Alert>
      )}
      {verbunden !== null && (
        <Alert severity="info" variant="outlined">
          {t('upload.verbunden', { zellen: verbunden })}
        </Alert>
      )}
    </>
  )
}
