import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DemoContact } from '#src/contract/demo/chat.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { MessageForm } from './MessageForm.tsx'
import { MessageList } from './MessageList.tsx'
import { chatWith } from './queries.ts'
import { StatusDot } from './StatusDot.tsx'

interface Props {
  contactId: number
  ownId: number
}

/** The open conversation: who it is with, what was written, and a field for more. */
export function Conversation({ contactId, ownId }: Props) {
  const { t } = useTranslation('demoChat')
  const query = useQuery(chatWith(contactId))
  return (
    <Box
      component="section"
      aria-label={query.data && t('conversation', { name: query.data.contact.fullName })}
      sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 }}
    >
      <SampleQuery
        query={query}
        height="100%"
        inset
        missing={
          <EmptyState
            title={t('unknown.title')}
            text={t('unknown.text')}
            action={
              <Button component={Link} to="/demo/chat" variant="outlined">
                {t('unknown.action')}
              </Button>
            }
          />
        }
      >
        {({ contact, chat }) => (
          <>
            <ContactHead contact={contact} />
            <MessageList messages={chat?.chat ?? []} ownId={ownId} contactName={contact.fullName} />
            <MessageForm contactId={contactId} ownId={ownId} contactName={contact.fullName} />
          </>
        )}
      </SampleQuery>
    </Box>
  )
}

function ContactHead({ contact }: { contact: DemoContact }) {
  const { t } = useTranslation('demoChat')
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        padding: { xs: '10px 12px', md: '12px 20px' },
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <IconButton
        component={Link}
        to="/demo/chat"
        aria-label={t('back')}
        sx={{ display: { md: 'none' }, ...mirrorIcon }}
      >
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <PersonAvatar id={contact.id} name={contact.fullName} size={40} />
      <Box sx={{ minInlineSize: 0 }}>
        <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <bdi>{contact.fullName}</bdi>
          <StatusDot status={contact.status} aria-hidden />
          <span style={visuallyHidden}>{t(`status.${contact.status}`)}</span>
        </Typography>
        <Typography
          variant="body2"
          lang="en"
          dir="auto"
          sx={{ color: 'text.secondary', '[dir=rtl] &:dir(ltr)': { textAlign: 'end' } }}
          noWrap
        >
          {contact.role}
          {' · '}
          {contact.about}
        </Typography>
      </Box>
    </Box>
  )
}
