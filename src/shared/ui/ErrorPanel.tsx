import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/contract/apiError.ts'
import { Notice } from './Notice.tsx'

interface Props {
  error: unknown
  /** Left out where trying again cannot help. */
  onRetry?: () => void
}

/** What could not be loaded, in place of it, with a way to try again. */
export function ErrorPanel({ error, onRetry }: Props) {
  const { t } = useTranslation('common')
  const known = error instanceof ApiError ? error : null
  return (
    <Notice
      action={
        onRetry && (
          <button type="button" className="button button-small button-quiet" onClick={onRetry}>
            {t('retry')}
          </button>
        )
      }
    >
      {known?.message ?? t('error.unexpected')}
      {known?.requestNumber && <p className="tiny">{t('error.requestNumber', { number: known.requestNumber })}</p>}
    </Notice>
  )
}
