import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import Paperclip from '#src/shared/icons/Paperclip.svg'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { timeOrDay } from '../parts/moments.ts'
import { LabelTag } from './LabelTag.tsx'

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  paddingInline: '8px 16px',
  minBlockSize: 48,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.grund,
  '&:last-of-type': { borderBlockEnd: 0 },
  '&.unread': { backgroundColor: 'transparent' },
  '&.unread .from, &.unread .subject': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '&:has(input:checked)': { backgroundColor: theme.vars.palette.ton.primary.bg },
  // The whole row answers to the button; what lies above it has its own clicks.
  '& > .MuiCheckbox-root, & > .MuiIconButton-root': { zIndex: 1 },
  '& .open': {
    flexGrow: 1,
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: '168px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '0 12px',
    padding: '8px 4px',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'start',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    ...theme.typography.body2,
  },
  '& .open::before': { content: '""', position: 'absolute', inset: 0 },
  '& .open:focus-visible': { outline: 0 },
  '& .open:focus-visible::before': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  // Latin words in an Arabic page lie at its start, too.
  '[dir=rtl] & .from:dir(ltr), [dir=rtl] & .subject:dir(ltr)': { textAlign: 'end' },
  '& .from, & .subject': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .labels': { display: 'flex', alignItems: 'center', gap: 4 },
  '& time': { minInlineSize: 48, textAlign: 'end', ...theme.typography.caption, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    paddingInlineEnd: 12,
    '& .open': { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: 10 },
    '& .subject': { gridColumn: '1 / -1', gridRow: 2 },
    '& .labels': { gridColumn: '1 / -1', gridRow: 3, flexWrap: 'wrap' },
    '& time': { gridRow: 1, gridColumn: 2 },
  },
}))

interface Props {
  mail: DemoEmail
  chosen: boolean
  onChoose: () => void
  /** Marks it or not. */
  star: ReactNode
  onOpen: () => void
}

/** One mail of the list. */
export function MailRow({ mail, chosen, onChoose, star, onOpen }: Props) {
  const { t, i18n } = useTranslation('demoEmail')
  return (
    <Row className={mail.isRead ? undefined : 'unread'}>
      <Checkbox
        size="small"
        checked={chosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': t('select', { subject: mail.subject }) } }}
      />
      {star}
      <button type="button" className="open" onClick={onOpen}>
        {!mail.isRead && <span style={visuallyHidden}>{t('isUnread')} </span>}
        <span className="from" dir="auto">
          {mail.from.name}
        </span>
        <span className="subject" lang="en" dir="auto">
          {mail.subject}
        </span>
        <span className="labels">
          {mail.attachments.length > 0 && (
            <>
              <Paperclip size={16} aria-hidden />
              <span style={visuallyHidden}>{t('attachment')}</span>
            </>
          )}
          {mail.labels.map((label) => (
            <LabelTag key={label} label={label} />
          ))}
        </span>
        <time dateTime={mail.time}>{timeOrDay(mail.time, i18n.language)}</time>
      </button>
    </Row>
  )
}
