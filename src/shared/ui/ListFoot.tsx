import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { Pager } from './Pager.tsx'

interface Props {
  /** What is turned over, for screen readers. */
  label: string
  /** From 1. */
  page: number
  /** Rows of a full page. */
  size: number
  /** Rows of this page. */
  shown: number
  total: number
  onChange: (page: number) => void
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
})

/** Which rows of how many, and the way to the others. */
export function ListFoot({ label, page, size, shown, total, onChange }: Props) {
  const { t } = useTranslation('common')
  const before = (page - 1) * size
  return (
    <Line>
      <Typography component="output" variant="body2" color="textSecondary">
        {t('pager.range', {
          von: formatZahl(before + 1),
          bis: formatZahl(before + shown),
          gesamt: formatZahl(total),
        })}
      </Typography>
      {total > size && <Pager label={label} page={page} pages={Math.ceil(total / size)} onChange={onChange} />}
    </Line>
  )
}
