import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import List from '@mui/material/MenuList'
import { styled } from '@mui/material/styles'
import Check from '#src/shared/icons/Check.svg'
import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { BarPopover } from '../parts/BarPopover.tsx'
import { usePopup } from '../parts/popup.ts'

export interface MenuListEntry {
  key: string
  label: string
  lang: string
  icon?: ReactNode
  /** One of several of which one holds. */
  selected?: boolean
  /** At work; another click does nothing. */
  busy?: boolean
  /** A line above the entry. */
  divided?: boolean
  /** Address of a link; without it `onClick` acts. */
  to?: string
  onClick: () => void
}

interface Props {
  label: string
  /** What stands above the entries. */
  head?: ReactNode
  entries: MenuListEntry[]
}

const Item = styled(MenuItem)({
  gap: 12,
  // The kit's own height for wide windows is too low.
  '&.MuiMenuItem-root': { minBlockSize: 40, '@media (pointer: coarse)': { minBlockSize: 44 } },
  marginInline: 6,
  paddingInline: 10,
  borderRadius: 6,
  '& > svg, & > .icon': { flexShrink: 0 },
  '& .label': { flexGrow: 1 },
})

const Entries = styled(List)({ minInlineSize: 216, paddingBlock: 6, outline: 0 })

/** Menu below a button of the app bar: arrows, Home, End, first letters, Escape and Tab as everyone knows them. */
export function MenuList({ label, head, entries }: Props) {
  const { id, anchor, onClose } = usePopup()
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    }
    // The space bar opens no link by itself, but it chooses an entry of a menu.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
    }
  }

  return (
    <BarPopover disableAutoFocus>
      {head}
      <Entries
        id={id}
        aria-label={label}
        autoFocusItem={anchor !== null}
        variant={entries.every(({ selected }) => selected !== undefined) ? 'selectedMenu' : 'menu'}
        onKeyDown={onKeyDown}
      >
        {entries.flatMap(({ key, label: text, lang, icon, selected, busy, divided, to, onClick }) => [
          ...(divided ? [<Divider key={`${key}-line`} aria-hidden />] : []),
          <Item
            key={key}
            lang={lang}
            onClick={onClick}
            {...(selected === undefined ? {} : { selected, role: 'menuitemradio', 'aria-checked': selected })}
            {...(busy === undefined ? {} : { 'aria-disabled': busy, 'aria-busy': busy })}
            {...(to === undefined ? {} : { component: Link, to })}
          >
            {icon}
            <span className="label">{text}</span>
            {selected && <Check size={16} aria-hidden />}
          </Item>,
        ])}
      </Entries>
    </BarPopover>
  )
}
