import Pagination from '@mui/material/Pagination'
import { useTranslation } from 'react-i18next'

interface Props {
  /** What is turned over, for screen readers. */
  label: string
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Turns over the pages of a list. */
export function Pager({ label, page, pages, onChange }: Props) {
  const { t } = useTranslation('common')
  return (
    <Pagination
      aria-label={label}
      shape="rounded"
      page={page}
      count={pages}
      onChange={(_event, chosen) => onChange(chosen)}
      getItemAriaLabel={(type, shown) => {
        if (type === 'page') return t('pager.page', { page: shown })
        return t(type === 'previous' ? 'pager.before' : 'pager.after')
      }}
    />
  )
}
