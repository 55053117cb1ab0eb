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

/** State as icon, word and colour. */
export function StatusChip({ tone, icon, label }: Props) {
  const colours: ToneStyle = {
    '--tone-fg': `var(--mui-palette-ton-${tone}-fg)`,
    '--tone-bg': `var(--mui-palette-ton-${tone}-bg)`,
  }
  return (
    <span className="chip" style={colours}>
      {icon}
      <span>{label}</span>
    </span>
  )
}
