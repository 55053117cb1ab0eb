import type { ReactNode } from 'react'
import { placeSheet } from '../theme/placeSheet.ts'
import type { CardRoom } from './tableRooms.ts'
import { tableSheet } from './tableSheet.ts'

// With the code of the first table that is fetched.
placeSheet('table', tableSheet())

interface Props {
  /** Where many columns need more room than the usual 600 px. */
  cardsBelow?: CardRoom | undefined
  children: ReactNode
}

/** Table of the product's look (tableSheet) that becomes cards where it, not the window, has no room. */
export function Table({ cardsBelow = 600, children }: Props) {
  return (
    <div className="table-room">
      <table className={`table cards-${cardsBelow}`}>{children}</table>
    </div>
  )
}
