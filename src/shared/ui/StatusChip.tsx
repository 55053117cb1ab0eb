import { styled } from '@mui/material/styles'
import type { CSSProperties, ReactNode } from 'react'
import type { StatusTone } from '../theme/palette.ts'

interface Props {
  tone: StatusTone
  /** Icon of 16 px; a state is never told by its colour alone. */
  icon: ReactNode
  label: string
}

interface ToneStyle extends CSSProperties {
  '--tone-fg': string
  '--tone-bg': string
}

/** Not the kit's chip: it stands once or twice in every row, and this costs a tenth of it. */
const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxInlineSize: '100%',
  paddingBlock: 2,
  paddingInline: '8px 10px',
  borderRadius: 6,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  color: 'var(--tone-fg)',
  background: 'var(--tone-bg)',
  // Forced colours keep an edge where the ground is gone.
  outline: '1px solid transparent',
  outlineOffset: -1,
  '& svg': { flexShrink: 0, inlineSize: 16, blockSize: 16 },
  'td &': { whiteSpace: 'nowrap' },
  '@media print': { '--tone-fg': '#000 !important', '--tone-bg': 'none !important' },
})

/** State as icon, word and colour. */
export function StatusChip({ tone, icon, label }: Props) {
  const colours: ToneStyle = {
    '--tone-fg': `var(--mui-palette-ton-${tone}-fg)`,
    '--tone-bg': `var(--mui-palette-ton-${tone}-bg)`,
  }
  return (
    <Mark style={colours}>
      {icon}
      <span>{label}</span>
    </Mark>
  )
}
