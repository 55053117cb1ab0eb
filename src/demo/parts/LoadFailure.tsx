import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'

interface Props {
  text: string
  retryLabel: string
  onRetry: () => void
}

/** What did not arrive, in the frame's language, with a way to ask again. */
export function LoadFailure({ text, retryLabel, onRetry }: Props) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
