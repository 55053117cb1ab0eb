import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DemoContact } from '#src/contract/demo/chat.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { timeOrDay } from '../parts/moments.ts'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { StatusDot } from './StatusDot.tsx'

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 12,
  padding: '8px',
  borderRadius: theme.vars.shape.borderRadius,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  outlineOffset: -2,
  '&:hover': { backgroundColor: theme.vars.palette.grund },
  '&[aria-current="page"]': { backgroundColor: theme.vars.palette.ton.primary.bg },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& .name': { display: 'flex', alignItems: 'center', gap: 8, ...theme.typography.subtitle2 },
  '& .name > bdi, & .line': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Latin words in an Arabic page lie at its start, too.
  '[dir=rtl] & .line:dir(ltr)': { textAlign: 'end' },
  '& .line': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .end': { display: 'grid', justifyItems: 'end', gap: 2, alignSelf: 'start', paddingBlockStart: 2 },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& .unseen': {
    minInlineSize: 20,
    paddingInline: 6,
    borderRadius: 10,
    ...theme.typography.caption,
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'center',
    color: theme.vars.palette.stempel.contrastText,
    backgroundColor: theme.vars.palette.stempel.main,
  },
}))

interface Props {
  contact: DemoContact
  open: boolean
  /** Last message, or who it is. */
  line: string
  time?: string | undefined
  unseen?: number
}

/** One person of the lists, leading to the conversation. */
export function ChatLink({ contact, open, line, time, unseen = 0 }: Props) {
  const { t, i18n } = useTranslation('demoChat')
  return (
    <li>
      <Row to={`/demo/chat/${contact.id}`} aria-current={open ? 'page' : undefined}>
        <PersonAvatar id={contact.id} name={contact.fullName} size={40} />
        <span style={{ minInlineSize: 0 }}>
          <span className="name">
            <bdi>{contact.fullName}</bdi>
            <StatusDot status={contact.status} aria-hidden />
            <span style={visuallyHidden}>{t(`status.${contact.status}`)}</span>
          </span>
          <span className="line" lang="en" dir="auto" style={{ display: 'block' }}>
            {line}
          </span>
        </span>
        <span className="end">
          {time !== undefined && <time dateTime={time}>{timeOrDay(time, i18n.language)}</time>}
          {unseen > 0 && (
            <span className="unseen">
              <span aria-hidden>{unseen}</span>
              <span style={visuallyHidden}>{t('unseen', { count: unseen })}</span>
            </span>
          )}
        </span>
      </Row>
    </li>
  )
}
