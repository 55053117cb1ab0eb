import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { optionStyles } from './optionStyles.ts'
import type { SearchEntry } from './searchEntries.ts'

const PlainRow = styled('div')(optionStyles)
const LinkRow = styled(Link)(optionStyles)

interface Props {
  id: string
  entry: SearchEntry
  active: boolean
  onPoint: () => void
  onChoose: () => void
  children: ReactNode
}

/** One line of the list. What has an address is a link, so that it opens in a new tab as links do. */
export function SearchOption({ id, entry, active, onPoint, onChoose, children }: Props) {
  const common = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onPointerMove: active ? undefined : onPoint,
  }
  if (entry.kind === 'page' || entry.kind === 'hit')
    return (
      <LinkRow
        {...common}
        to={entry.to}
        onClick={(event: MouseEvent) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose()
        }}
      >
        {children}
      </LinkRow>
    )
  return (
    <PlainRow {...common} onClick={onChoose}>
      {children}
    </PlainRow>
  )
}
