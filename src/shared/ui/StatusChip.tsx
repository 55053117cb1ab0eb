import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { RADIUS_SMALL } from '../theme/components.ts'
import type { StatusTone } from '../theme/palette.ts'

interface Props {
  tone: StatusTone
  /** Icon of 16 px; a state is never told by its colour alone. */
  icon: ReactNode
  label: string
}

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: StatusTone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: '8px 10px',
    borderRadius: RADIUS_SMALL,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
    lineHeight: '20px',
    color: theme.vars.palette.ton[tone].fg,
    backgroundColor: theme.vars.palette.ton[tone].bg,
    // Forced colours keep an edge where the ground is gone.
    outline: '1px solid transparent',
    outlineOffset: -1,
    '& svg': { flexShrink: 0, inlineSize: 16, blockSize: 16 },
  }),
)

/** State as icon, word and colour. */
export function StatusChip({ tone, icon, label }: Props) {
  return (
    <Chip tone={tone}>
      {icon}
      <span>{label}</span>
    </Chip>
  )
}
