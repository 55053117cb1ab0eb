import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { usePicked } from '#src/shared/list/usePicked.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { SearchField } from '#src/shared/ui/SearchField.tsx'
import type { Folder } from './folders.ts'
import { MailRow } from './MailRow.tsx'
import { StarButton } from './StarButton.tsx'
import { MailTools } from './MailTools.tsx'
import type { MailActions } from './useMailActions.ts'

interface Props {
  mails: readonly DemoEmail[]
  folder: Folder
  label: string | null
  q: string
  onSearch: (q: string) => void
  actions: MailActions
  onOpen: (mail: DemoEmail) => void
}

/** An empty folder, or one in which nothing fits. */
function NoMails({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { t } = useTranslation('demoEmail')
  return (
    <EmptyState
      title={t('empty.title')}
      text={t(filtered ? 'empty.filtered' : 'empty.text')}
      action={
        filtered && (
          <Button variant="outlined" onClick={onShowAll}>
            {t('empty.showAll')}
          </Button>
        )
      }
    />
  )
}

/** Mails of a folder: searched, chosen one by one or all, and worked on together. */
export function MailList({ mails, folder, label, q, onSearch, actions, onOpen }: Props) {
  const { t } = useTranslation('demoEmail')
  const navigate = useNavigate()
  const picked = usePicked(mails, ({ id }) => id)
  // What went elsewhere in the meantime is not chosen any more.
  const chosen = mails.filter(picked.isPicked)

  return (
    <Box component="section" aria-label={t('list', { folder: t(`folder.${folder}`) })}>
      <Box sx={{ padding: 1.5, paddingBlockEnd: 1 }}>
        <SearchField label={t('search')} value={q} onChange={onSearch} />
      </Box>
      {mails.length > 0 && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            minBlockSize: 44,
            paddingInline: 1,
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Checkbox
            size="small"
            checked={picked.page === 'all'}
            indeterminate={picked.page === 'some'}
            onChange={picked.togglePage}
            slotProps={{ input: { 'aria-label': t('selectAll') } }}
          />
          <Typography variant="body2" component="output" sx={{ color: 'text.secondary', flexGrow: 1 }}>
            {chosen.length > 0 ? t('selected', { count: chosen.length }) : t('count', { count: mails.length })}
          </Typography>
          {chosen.length > 0 && <MailTools mails={chosen} folder={folder} actions={actions} onMoved={picked.clear} />}
        </Box>
      )}
      {mails.length === 0 ? (
        <NoMails
          filtered={q !== '' || label !== null}
          onShowAll={() => {
            onSearch('')
            if (label !== null) void navigate(`/demo/email/${folder}`)
          }}
        />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              chosen={picked.isPicked(mail)}
              onChoose={() => picked.toggle(mail)}
              star={
                <StarButton mail={mail} onClick={() => void actions.update([mail], { isStarred: !mail.isStarred })} />
              }
              onOpen={() => onOpen(mail)}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
