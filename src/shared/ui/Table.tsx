import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { tableStyles } from './tableStyles.ts'

/** Below this width rows become cards, px. */
const CARDS_BELOW = 600

// The room of the table decides, not the window: a side menu takes a good part of that.
const Room = styled('div')({ containerType: 'inline-size', inlineSize: '100%' })
const Sheet = styled('table', { shouldForwardProp: (name) => name !== 'cardsBelow' })<{ cardsBelow: number }>(
  tableStyles,
)

interface Props {
  /** Where many columns need more room than the usual 600 px. */
  cardsBelow?: number | undefined
  children: ReactNode
}

/** Table of the product's look that becomes cards where it has no room. */
export function Table({ cardsBelow = CARDS_BELOW, children }: Props) {
  return (
    <Room>
      <Sheet cardsBelow={cardsBelow}>{children}</Sheet>
    </Room>
  )
}
