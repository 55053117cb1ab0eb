import type { ReactNode } from 'react'
import type { SectionId } from './sections.ts'

interface Props {
  id: SectionId
  children: ReactNode
}

/** Place of a part of the page that its address jumps to, below the fixed bar. */
export function Anchor({ id, children }: Props) {
  return (
    // Focusable, so that the next tab stop after a jump is inside.
    <div
      id={id}
      tabIndex={-1}
      style={{ scrollMarginBlockStart: 'var(--konto-sprung)', outline: 'none', minInlineSize: 0 }}
    >
      {children}
    </div>
  )
}
