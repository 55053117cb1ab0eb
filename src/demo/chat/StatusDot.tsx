import { styled } from '@mui/material/styles'
import type { DemoContact } from '#src/contract/demo/chat.ts'

/** A separate shape per state, so that the colour is not all that tells it. */
export const StatusDot = styled('span', { shouldForwardProp: (name) => name !== 'status' })<{
  status: DemoContact['status']
}>(({ theme, status }) => {
  const { success, warning, error, text } = theme.vars.palette
  const colour = { online: success.main, away: warning.main, busy: error.main, offline: text.secondary }[status]
  return {
    display: 'inline-block',
    flexShrink: 0,
    inlineSize: 9,
    blockSize: 9,
    borderRadius: status === 'busy' ? 2 : '50%',
    border: `2px solid ${colour}`,
    backgroundColor: status === 'online' || status === 'busy' ? colour : 'transparent',
  }
})
