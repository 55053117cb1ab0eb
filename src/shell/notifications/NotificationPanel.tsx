import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NoNotifications } from './NoNotifications.tsx'
import { NotificationItem } from './NotificationItem.tsx'
import type { Benachrichtigung } from './source.ts'

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(392px, calc(100vw - 34px))',
  maxBlockSize: 'min(600px, calc(100dvh - 96px))',
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 12px',
    padding: '14px 16px 12px',
    borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h2': { margin: 0, fontSize: theme.typography.h3.fontSize, lineHeight: 1.5, outline: 0 },
  '& output:not(:empty)': {
    paddingInline: 8,
    borderRadius: 6,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 600,
    lineHeight: 2,
    color: theme.vars.palette.ton.primary.fg,
    backgroundColor: theme.vars.palette.ton.primary.bg,
  },
  '& .note': {
    flexBasis: '100%',
    margin: 0,
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
  '& > ul': { flexGrow: 1, listStyle: 'none', margin: 0, padding: 6, overflowY: 'auto' },
  '& > .foot': { padding: 12, borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

interface Props {
  titleId: string
  list: readonly Benachrichtigung[]
  onRead: (entries: readonly Benachrichtigung[]) => void
  onClose: () => void
}

/** The notifications with what is new, newest first. */
export function NotificationPanel({ titleId, list, onRead, onClose }: Props) {
  const { t } = useTranslation(['notifications', 'shell'])
  const title = useRef<HTMLHeadingElement>(null)
  const unread = list.filter(({ gelesen }) => !gelesen)

  /** The button that was used is gone then; the focus stays where one was. */
  function read(entries: readonly Benachrichtigung[], place: HTMLElement | null): void {
    onRead(entries)
    place?.focus()
  }

  return (
    <Panel>
      <div className="head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <output>{unread.length > 0 && t('shell:bell.new', { count: unread.length })}</output>
        {list.some(({ beispiel }) => beispiel) && <p className="note">{t('sampleNote')}</p>}
      </div>
      {list.length === 0 ? (
        <NoNotifications />
      ) : (
        <ul>
          {list.map((entry) => (
            <NotificationItem
              key={`${entry.art} ${entry.idPtBenachrichtigung}`}
              entry={entry}
              onRead={(place) => read([entry], place)}
              onFollow={() => {
                onRead([entry])
                onClose()
              }}
            />
          ))}
        </ul>
      )}
      {unread.length > 0 && (
        <div className="foot">
          <Button fullWidth variant="outlined" onClick={() => read(unread, title.current)}>
            {t('readAll')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
