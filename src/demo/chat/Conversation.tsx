import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from '#src/shared/icons/ArrowLeft.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '#src/contract/apiError.ts'
import type { DemoContact } from '#src/contract/demo/chat.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { PersonAvatar } from '../parts/PersonAvatar.tsx'
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
  const { data, error } = query
  if (data)
    return (
      <Box
        component="section"
        aria-label={t('conversation', { name: data.contact.fullName })}
        sx={{ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 }}
      >
        <ContactHead contact={data.contact} />
        <MessageList messages={data.chat?.chat ?? []} ownId={ownId} contactName={data.contact.fullName} />
        <MessageForm contactId={contactId} ownId={ownId} contactName={data.contact.fullName} />
      </Box>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        title={t('unknown.title')}
        text={t('unknown.text')}
        action={
          <Button component={Link} to="/demo/chat" variant="outlined">
            {t('unknown.action')}
          </Button>
        }
      />
    )
  return (
    <Box sx={{ padding: 2 }}>
      {query.isError ? (
        <LoadFailure text={t('loadFailed')} retryLabel={t('retry')} onRetry={() => void query.refetch()} />
      ) : (
        <Box aria-busy="true" sx={{ display: 'grid', gap: 2 }}>
          <Skeleton variant="rounded" height={44} />
          <Skeleton variant="rounded" height={56} width="60%" />
          <Skeleton variant="rounded" height={56} width="60%" sx={{ justifySelf: 'end' }} />
        </Box>
      )}
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
