import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatZahl } from '#src/domain/number/german.ts'
import { Pager } from '../ui/Pager.tsx'

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
  /** What is turned over, for screen readers. */
  label: string
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
export function ListFoot({ label, answer, onChange }: Props) {
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
      {total > seitenGroesse && <Pager label={label} page={page} pages={pagesOf(answer)} onChange={onChange} />}
    </Line>
  )
}
