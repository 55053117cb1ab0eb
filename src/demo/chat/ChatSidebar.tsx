import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import { ChatLink } from './ChatLink.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import type { ChatList } from './queries.ts'

const Lists = styled('nav')(({ theme }) => ({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingBlockEnd: 8,
  '& h2': {
    margin: '12px 16px 4px',
    ...theme.typography.overline,
    color: theme.vars.palette.text.secondary,
  },
  '& ul': { listStyle: 'none', margin: 0, paddingInline: 8, paddingBlock: 0 },
  '& p': { margin: '4px 16px 8px', ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}))

interface Props {
  list: ChatList
  openId: number | null
}

/** Newest chat first, then everybody one has not written to yet. */
export function ChatSidebar({ list, openId }: Props) {
  const { t } = useTranslation('demoChat')
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase()
  const fits = ({ fullName }: { fullName: string }) => fullName.toLowerCase().includes(words)
  const newest = list.chatsContacts.toSorted((a, b) =>
    (b.chat.lastMessage?.time ?? '').localeCompare(a.chat.lastMessage?.time ?? ''),
  )
  const chats = newest.filter(fits)
  const known = new Set(newest.map(({ id }) => id))
  const contacts = list.contacts.filter((contact) => !known.has(contact.id) && fits(contact))
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        minInlineSize: 0,
        borderInlineEnd: { md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      <OwnProfile me={list.profileUser} />
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 1 }}>
        <SearchField label={t('search')} value={wanted} onChange={setWanted} />
      </Box>
      <Lists aria-label={t('lists')}>
        <h2>{t('chats')}</h2>
        {chats.length === 0 && <p>{t(words === '' ? 'noChats' : 'noChatsFound')}</p>}
        <ul>
          {chats.map(({ chat, ...contact }) => (
            <ChatLink
              key={contact.id}
              contact={contact}
              open={contact.id === openId}
              line={chat.lastMessage?.message ?? ''}
              time={chat.lastMessage?.time}
              unseen={chat.unseenMsgs}
            />
          ))}
        </ul>
        <h2>{t('contacts')}</h2>
        {contacts.length === 0 && <p>{t(words === '' ? 'noContacts' : 'noContactsFound')}</p>}
        <ul>
          {contacts.map((contact) => (
            <ChatLink key={contact.id} contact={contact} open={contact.id === openId} line={contact.about} />
          ))}
        </ul>
      </Lists>
    </Box>
  )
}
