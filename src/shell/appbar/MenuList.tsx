import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface MenuListEntry {
  key: string
  label: string
  lang: string
  icon?: ReactNode
  selected?: boolean
  /** A line above the entry. */
  divided?: boolean
  /** Address of a link; without it `onClick` acts. */
  to?: string
  onClick: () => void
}

export interface MenuListProps {
  anchor: HTMLElement | null
  label: string
  /** What stands above the entries. */
  head?: ReactNode
  entries: MenuListEntry[]
  onClose: () => void
}

/** Menu below a button of the app bar. */
export function MenuList({ anchor, label, head, entries, onClose }: MenuListProps) {
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label, sx: { minInlineSize: 200 } }, paper: { sx: { marginBlockStart: 1 } } }}
    >
      {head}
      {entries.flatMap(({ key, label: text, lang, icon, selected, divided, to, onClick }) => [
        ...(divided ? [<Divider key={`${key}-line`} />] : []),
        <MenuItem
          key={key}
          lang={lang}
          onClick={onClick}
          {...(selected === undefined ? {} : { selected, role: 'menuitemradio', 'aria-checked': selected })}
          {...(to === undefined ? {} : { component: Link, to })}
        >
          {icon !== undefined && <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>}
          {text}
        </MenuItem>,
      ])}
    </Menu>
  )
}
