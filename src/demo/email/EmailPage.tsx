import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { DEMO_LABELS, type DemoEmail } from '#src/contract/demo/email.ts'
import { DemoFrame } from '../DemoFrame.tsx'
import { SampleQuery } from '../parts/SampleQuery.tsx'
import { FolderNav } from './FolderNav.tsx'
import { isFolder, type Folder } from './folders.ts'
import { MailList } from './MailList.tsx'
import { MailReader } from './MailReader.tsx'
import { mailList } from './queries.ts'
import { useMailActions } from './useMailActions.ts'

/** Folders and labels beside the list or the open mail. */
export default function EmailPage() {
  const { t } = useTranslation('demoEmail')
  const { folder: wanted } = useParams()
  const [search] = useSearchParams()
  const folder = isFolder(wanted) ? wanted : 'inbox'
  const label = DEMO_LABELS.find((name) => name === search.get('label')) ?? null
  const counts = useQuery(mailList({ folder, q: '', label })).data?.emailsMeta
  return (
    <DemoFrame title={t('title')} note={t('text')}>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '232px minmax(0, 1fr)' },
          alignItems: 'start',
          minBlockSize: { md: 560 },
          overflow: 'hidden',
        }}
      >
        {/* A phone shows the folders with the list, not above an open mail. */}
        <Box sx={{ display: { xs: search.has('mail') ? 'none' : 'block', md: 'block' } }}>
          <FolderNav folder={folder} label={label} counts={counts} />
        </Box>
        <Box
          sx={{
            alignSelf: 'stretch',
            minInlineSize: 0,
            borderInlineStart: { md: '1px solid' },
            borderColor: { md: 'divider' },
          }}
        >
          <Mailbox key={`${folder} ${label ?? ''}`} folder={folder} label={label} />
        </Box>
      </Paper>
    </DemoFrame>
  )
}

interface MailboxProps {
  folder: Folder
  label: string | null
}

/** One folder: its list, or one mail of it. Search and selection end with it. */
function Mailbox({ folder, label }: MailboxProps) {
  const [q, setQ] = useState('')
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const actions = useMailActions()
  const query = useQuery(mailList({ folder, q: q.trim(), label }))
  const openId = Number(search.get('mail') ?? 0)
  const mails = query.data?.emails

  function show(mail: DemoEmail | null): void {
    if (mail && !mail.isRead) void actions.update([mail], { isRead: true })
    // The neighbour lies in the mail's own folder, which need not be the one that is shown.
    if (mail && mails && !mails.some(({ id }) => id === mail.id))
      void navigate(`/demo/email/${mail.folder}?mail=${mail.id}`)
    else
      setSearch((before) => {
        const next = new URLSearchParams(before)
        if (mail) next.set('mail', String(mail.id))
        else next.delete('mail')
        return next
      })
  }

  return (
    <SampleQuery query={query} height={480} inset>
      {({ emails }) =>
        openId > 0 ? (
          <MailReader
            key={openId}
            mail={emails.find(({ id }) => id === openId) ?? null}
            folder={folder}
            actions={actions}
            onShow={show}
          />
        ) : (
          <MailList
            mails={emails}
            folder={folder}
            label={label}
            q={q}
            onSearch={setQ}
            actions={actions}
            onOpen={show}
          />
        )
      }
    </SampleQuery>
  )
}
