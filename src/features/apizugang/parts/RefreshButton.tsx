import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import RefreshCw from '#src/shared/icons/RefreshCw.svg'
import { useTranslation } from 'react-i18next'

/** Asks again for what programs may have changed meanwhile. */
export function RefreshButton({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) {
  const { t } = useTranslation('apizugang')
  return (
    <Button
      color="inherit"
      startIcon={<RefreshCw size={18} aria-hidden />}
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t('anfragen.aktualisieren')}
    </Button>
  )
}
