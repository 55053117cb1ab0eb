import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import MessagesSquare from '#src/shared/icons/MessagesSquare.svg'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DemoFrame } from '../DemoFrame.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { ChatSidebar } from './ChatSidebar.tsx'
import { Conversation } from './Conversation.tsx'
import { chatList } from './queries.ts'

const HEIGHT = 'max(480px, calc(100dvh - 300px))'

/** Chats and contacts beside the open conversation; on a phone one after the other. */
export default function ChatPage() {
  const { t } = useTranslation('demoChat')
  const { id } = useParams()
  const openId = id === undefined ? null : Number(id)
  const query = useQuery(chatList)
  return (
    <DemoFrame title={t('title')} note={t('text')}>
      <SampleQuery query={query} height={HEIGHT}>
        {(list) => (
          <Paper
            variant="outlined"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
              gridTemplateRows: 'minmax(0, 1fr)',
              blockSize: HEIGHT,
              overflow: 'hidden',
            }}
          >
            <Box sx={{ display: { xs: openId === null ? 'flex' : 'none', md: 'flex' }, minBlockSize: 0 }}>
              <ChatSidebar list={list} openId={openId} />
            </Box>
            {openId === null ? (
              <NothingOpen />
            ) : (
              <Conversation key={openId} contactId={openId} ownId={list.profileUser.id} />
            )}
          </Paper>
        )}
      </SampleQuery>
    </DemoFrame>
  )
}

function NothingOpen() {
  const { t } = useTranslation('demoChat')
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        padding: 3,
        textAlign: 'center',
        color: 'text.secondary',
        backgroundColor: 'grund',
      }}
    >
      <MessagesSquare size={40} strokeWidth={1.25} aria-hidden />
      <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
        {t('nothingOpen.title')}
      </Typography>
      <Typography variant="body2">{t('nothingOpen.text')}</Typography>
    </Box>
  )
}
