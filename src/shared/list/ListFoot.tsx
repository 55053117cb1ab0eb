import Pagination, { type PaginationRenderItemParams } from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/base/number/german.ts'

/** What the service says of the page that it shows. */
export interface ListAnswer {
  /** Everything that search and filters find. */
  total: number
  /** From 1. */
  page: number
  /** Rows of a full page. */
  seitenGroesse: number
}

export const pagesOf = ({ total, seitenGroesse }: ListAnswer) => Math.max(1, Math.ceil(total / seitenGroesse))

interface Props {
  answer: ListAnswer
  /** @param pointed by a pointer, not by the keyboard */
  onChange: (page: number, pointed: boolean) => void
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
})

/** Which rows of how many, and the way to the others. */
export function ListFoot({ answer, onChange }: Props) {
  const { t } = useTranslation('common')
  const { total, page, seitenGroesse } = answer
  return (
    <Line>
      <Typography variant="body2" color="textSecondary">
        {t('pager.range', {
          von: formatZahl((page - 1) * seitenGroesse + 1),
          bis: formatZahl(Math.min(page * seitenGroesse, total)),
          gesamt: formatZahl(total),
        })}
      </Typography>
      {total > seitenGroesse && (
        <Pagination
          aria-label={t('list.pages')}
          shape="rounded"
          page={page}
          count={pagesOf(answer)}
          onChange={({ nativeEvent }, chosen) =>
            onChange(chosen, nativeEvent instanceof MouseEvent && nativeEvent.detail > 0)
          }
          getItemAriaLabel={(type, shown) => {
            if (type === 'page') return t('pager.page', { page: shown })
            return t(type === 'previous' ? 'pager.before' : 'pager.after')
          }}
          renderItem={(item) => <PagerButton {...item} />}
        />
      )}
    </Line>
  )
}

/** At the first and at the last page the button that led there stays, with the focus of who pressed it. */
function PagerButton({ disabled, ...item }: PaginationRenderItemParams) {
  return disabled ? (
    <PaginationItem {...item} aria-disabled onClick={() => undefined} sx={{ opacity: 0.5 }} />
  ) : (
    <PaginationItem {...item} />
  )
}
