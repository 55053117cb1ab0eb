import LinearProgress from '@mui/material/LinearProgress'
import { keyframes, styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { FLOAT_SHADOW } from '#src/shared/theme/components.ts'
import { useLongerThan } from '#src/shared/useLongerThan.ts'

/** From here on the wait is said in words, ms after the line has come (NET-10). */
const SAY_AFTER_MS = 9750

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

/** Fast at first, then ever slower: nobody knows when the screen comes. */
const Line = styled(LinearProgress)({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: 1500,
  backgroundColor: 'transparent',
  border: 0,
  '& .MuiLinearProgress-bar': {
    transformOrigin: 'left',
    animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) forwards`,
  },
})

const Words = styled('output')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 'calc(var(--bar-space) + 12px)',
  insetInline: 0,
  zIndex: 1500,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: FLOAT_SHADOW,
}))

/** What is seen of a navigation that takes its time. */
export function ProgressLine() {
  const { t } = useTranslation('shell')
  const slow = useLongerThan(true, SAY_AFTER_MS)
  return (
    <>
      <Line variant="determinate" value={90} aria-hidden />
      {slow && <Words>{t('loadError.slow')}</Words>}
    </>
  )
}
