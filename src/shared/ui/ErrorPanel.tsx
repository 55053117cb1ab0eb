import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { failureText } from '../notify/failureText.ts'

interface Props {
  error: unknown
  /** Left out where trying again cannot help. */
  onRetry?: () => void
}

/** What could not be loaded, in place of it, with a way to try again. */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('common')
  const known = error instanceof ApiError ? error : null
  // Nothing that the reader could do: said beside what works, and no alarm.
  const unconnected = known?.kind === 'unconnected'
  // A right comes from somebody else, whom the words name, and not by asking again.
  const helpsToRetry = !unconnected && known?.status !== 403
  return (
    <Alert
      severity={unconnected ? 'info' : 'error'}
      variant="outlined"
      lang="de"
      sx={{ overflowWrap: 'anywhere' }}
      action={
        onRetry &&
        helpsToRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {failureText(error)}
      {known?.requestNumber && (
        <Typography variant="caption" component="p">
          {t('error.requestNumber', { number: known.requestNumber })}
        </Typography>
      )}
    </Alert>
  )
}
