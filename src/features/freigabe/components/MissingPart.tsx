import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

interface Props {
  asking: boolean
  onAgain: () => Promise<void>
}

/** What of the sheet did not come is said, with a way to ask for it again; without it nothing can be approved. */
export function MissingPart({ asking, onAgain }: Props) {
  const { t } = useTranslation('freigabe')
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1.5, flexWrap: 'wrap' }}
      data-no-print
      action={
        <Button color="inherit" size="small" loading={asking} onClick={() => void onAgain()} data-retry>
          {t('fehlt.nochmal')}
        </Button>
      }
    >
      {t('fehlt.text')}
    </Alert>
  )
}
