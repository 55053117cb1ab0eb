import { styled } from '@mui/material/styles'
import { formatRate } from '../summe.ts'

const Bar = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  gridTemplateColumns: '72px 52px',
  alignItems: 'center',
  gap: 10,
  '& i': {
    display: 'block',
    blockSize: 8,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.grund,
    outline: `1px solid ${theme.vars.palette.divider}`,
    outlineOffset: -1,
    overflow: 'hidden',
  },
  '& i > b': {
    display: 'block',
    blockSize: '100%',
    inlineSize: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    transformOrigin: 'left',
  },
}))

interface Props {
  rate: number | null
  /** The best of all shown, as the full length. */
  best: number
}

/** A rate as a number and a bar beside its neighbours. */
export function Quote({ rate, best }: Props) {
  const share = rate === null || best === 0 ? 0 : rate / best
  return (
    <Bar>
      <i aria-hidden>
        <b style={{ transform: `scaleX(${share})` }} />
      </i>
      {formatRate(rate)}
    </Bar>
  )
}
