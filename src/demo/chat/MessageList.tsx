import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoChatMessage } from '#src/contract/demo/chat.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { fullDay, timeOfDay } from '../parts/moments.ts'

const Log = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  padding: '16px 20px',
  backgroundColor: theme.vars.palette.grund,
  outlineOffset: -2,
  [theme.breakpoints.down('md')]: { padding: 12 },
  '& .day': {
    alignSelf: 'center',
    margin: '8px 0',
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& .none': { margin: 'auto', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .message': { maxInlineSize: 'min(80%, 56ch)', alignSelf: 'flex-start', marginBlockEnd: 4 },
  '& .own': { alignSelf: 'flex-end' },
  '& .words': {
    margin: 0,
    padding: '8px 12px',
    borderRadius: 12,
    borderEndStartRadius: 4,
    ...theme.typography.body2,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .own .words': {
    borderRadius: 12,
    borderEndEndRadius: 4,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: 'transparent',
  },
  '& time': {
    display: 'block',
    marginBlockStart: 2,
    marginInline: 4,
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
  },
  '& .own time': { textAlign: 'end' },
}))

interface Props {
  messages: readonly DemoChatMessage[]
  ownId: number
  contactName: string
}

const dayOf = (message: DemoChatMessage | undefined) => message && new Date(message.time).toDateString()

function showNewest(message: HTMLElement | null): void {
  const log = message?.closest('[role=log]')
  if (log) log.scrollTop = log.scrollHeight
}

/** What was written, oldest first; a new message is read out politely and comes into view. */
export function MessageList({ messages, ownId, contactName }: Props) {
  const { t, i18n } = useTranslation('demoChat')
  return (
    <Log role="log" aria-live="polite" aria-label={t('messages')} tabIndex={0}>
      {messages.length === 0 && <p className="none">{t('noMessages', { name: contactName })}</p>}
      {messages.map((message, index) => {
        const own = message.senderId === ownId
        return (
          <Fragment key={`${message.time}-${index}`}>
            {dayOf(message) !== dayOf(messages[index - 1]) && (
              <span className="day">{fullDay(message.time, i18n.language)}</span>
            )}
            <div
              ref={index === messages.length - 1 ? showNewest : undefined}
              className={own ? 'message own' : 'message'}
            >
              <span style={visuallyHidden}>{own ? t('you') : t('from', { name: contactName })}</span>
              <p className="words" dir="auto">
                {message.message}
              </p>
              <time dateTime={message.time}>{timeOfDay(message.time, i18n.language)}</time>
            </div>
          </Fragment>
        )
      })}
    </Log>
  )
}
