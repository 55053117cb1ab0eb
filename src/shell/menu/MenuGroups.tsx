import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListSubheader from '@mui/material/ListSubheader'
import { styled } from '@mui/material/styles'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { currentOf } from '../entries/currentEntry.ts'
import { MenuLink } from './MenuLink.tsx'
import { useMenuGroups } from '../entries/sideMenuEntries.ts'

interface Props {
  /** When an entry was chosen. */
  onChoose?: () => void
}

/** Brings the open page's entry into view, where the menu is higher than the screen. */
function showEntry(entry: HTMLElement | null): void {
  const list = entry?.closest('[data-groups]')
  if (!entry || !list) return
  const [frame, { top, bottom }] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2
}

const shown = { opacity: 'var(--words)', transition: 'opacity 120ms ease-out' } as const

const Groups = styled('div')(({ theme }) => ({
  flex: 1,
  minBlockSize: 0,
  overflow: 'hidden auto',
  paddingBlock: '4px 16px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${theme.vars.palette.divider} transparent`,
  overscrollBehavior: 'contain',
  '[data-menu="collapsed"] nav > &': { scrollbarWidth: 'none' },
  '& span': shown,
  '& .MuiListItem-root': { paddingInline: 12 },
  '& .MuiListItemButton-root': {
    gap: 14,
    blockSize: 'var(--row)',
    paddingInline: 12,
    borderRadius: 8,
    overflow: 'clip',
    whiteSpace: 'nowrap',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    '& svg': { flex: 'none' },
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: 'color-mix(in srgb, currentcolor 6%, transparent)',
    },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      fontWeight: 600,
      color: theme.vars.palette.ton.primary.fg,
      backgroundColor: theme.vars.palette.ton.primary.bg,
    },
  },
  '& .MuiListSubheader-root': {
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    blockSize: 36,
    margin: 0,
    paddingInline: 24,
    paddingBlockEnd: 6,
    whiteSpace: 'nowrap',
    fontSize: '0.75rem',
    fontWeight: 400,
    lineHeight: '1rem',
    color: theme.vars.palette.text.secondary,
    backgroundColor: 'transparent',
    // A caption gives way to a line of the same height.
    '&::before': {
      ...shown,
      content: '""',
      position: 'absolute',
      insetInline: 24,
      insetBlockStart: 20,
      borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
      opacity: 'calc(1 - var(--words))',
    },
  },
}))

/** Every entry of the side menu, in its groups. */
export function MenuGroups({ onChoose }: Props) {
  const { t } = useTranslation(['menu', 'common'])
  const { pathname } = useLocation()
  const id = useId()
  const groups = useMenuGroups()
  const addresses = groups.flatMap(({ entries }) => entries.map(({ to }) => to))
  return (
    <Groups data-groups>
      {groups.map(({ key, caption, entries }) => (
        <Fragment key={key}>
          {caption !== null && (
            <ListSubheader component="p" disableSticky id={`${id}-${key}`} lang="de">
              <span>{t(caption)}</span>
            </ListSubheader>
          )}
          <List disablePadding {...(caption === null ? {} : { 'aria-labelledby': `${id}-${key}` })}>
            {entries.map(({ title, to, Icon }) => {
              const current = currentOf(to, addresses, pathname)
              return (
                <ListItem key={to} disablePadding>
                  <ListItemButton
                    component={MenuLink}
                    ref={current ? showEntry : undefined}
                    to={to}
                    current={current}
                    onClick={onChoose}
                  >
                    <Icon size={20} aria-hidden />
                    <span>{t(title)}</span>
                  </ListItemButton>
                </ListItem>
              )
            })}
          </List>
        </Fragment>
      ))}
    </Groups>
  )
}
