import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { unreadRowsOf } from '#src/contract/reading/unreadRows.ts'
import { formatZahl } from '#src/base/number/german.ts'

/** Rows that came in a form that nobody knows: a gap that nothing names would pass for the whole. */
export function UnreadRows({ answer }: { answer: object | undefined }) {
  const { t } = useTranslation('common')
  const rows = unreadRowsOf(answer)
  if (rows.length === 0) return null
  const zeilen = new Intl.ListFormat('de').format(rows.map(({ nr }) => formatZahl(nr)))
  return (
    <Alert severity="warning" variant="outlined">
      {t('list.unread', { count: rows.length, zeilen })}
    </Alert>
  )
}
