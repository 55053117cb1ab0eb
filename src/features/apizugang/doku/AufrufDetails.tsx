import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import ChevronDown from '#src/shared/icons/ChevronDown.svg'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { DescribedCall } from '#src/contract/openapi/document.ts'
import { Worte } from './Tabelle.tsx'

interface Props {
  call: DescribedCall
  /** What it needs and answers; drawn when it is open. */
  children: ReactNode
}

export const aufrufId = (name: string) => `aufruf-${name}`

const Details = styled('details')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  minInlineSize: 0,
  scrollMarginBlockStart: 'calc(var(--bar-space) + 16px)',
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    rowGap: 2,
    padding: '12px 16px',
    cursor: 'pointer',
    listStyle: 'none',
    borderRadius: 8,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& > summary h3': { margin: 0, font: 'inherit', fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > summary .methode': {
    fontFamily: 'monospace',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
    color: theme.vars.palette.text.secondary,
    inlineSize: '2.25rem',
  },
  '& > summary .satz': { flex: '1 1 240px', color: theme.vars.palette.text.secondary },
  '& > summary svg': { alignSelf: 'center', transition: 'rotate 150ms', flexShrink: 0 },
  '&[open] > summary svg': { rotate: '180deg' },
}))

/** One call: its name and what it does; the rest comes when it is opened, here or by its address. */
export function AufrufDetails({ call, children }: Props) {
  const { t } = useTranslation('apizugangDoku')
  const { hash } = useLocation()
  const id = aufrufId(call.name)
  const [open, setOpen] = useState(false)
  const [followed, setFollowed] = useState('')
  // An address that names the call opens it, once; after that it may be closed again.
  if (hash !== followed) {
    setFollowed(hash)
    if (hash === `#${id}`) setOpen(true)
  }
  return (
    <Details id={id} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="methode" dir="ltr">
          {call.operation.method}
        </span>
        <h3 dir="ltr">{call.name}</h3>
        <span className="satz">
          <Worte text={call.titel} />
        </span>
        <ChevronDown size={18} aria-label={t('aufruf.mehr')} />
      </summary>
      {open && <Box sx={{ paddingInline: 2, paddingBlockEnd: 2 }}>{children}</Box>}
    </Details>
  )
}
