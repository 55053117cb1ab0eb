import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import ArchiveRestore from '#src/shared/icons/ArchiveRestore.svg'
import Inbox from '#src/shared/icons/Inbox.svg'
import MailIcon from '#src/shared/icons/MailIcon.svg'
import MailOpen from '#src/shared/icons/MailOpen.svg'
import ShieldAlert from '#src/shared/icons/ShieldAlert.svg'
import Trash2 from '#src/shared/icons/Trash2.svg'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { TARGETS, type Folder, type Target } from './folders.ts'
import { LabelMenu } from './LabelMenu.tsx'
import type { MailActions } from './useMailActions.ts'

const ICONS = { inbox: Inbox, spam: ShieldAlert, trash: Trash2, restore: ArchiveRestore }
const NAMES = { inbox: 'toInbox', spam: 'toSpam', trash: 'toTrash', restore: 'restore' } as const

interface Props {
  mails: readonly DemoEmail[]
  folder: Folder
  actions: MailActions
  /** They are elsewhere now. */
  onMoved: () => void
  /** They are unread again. */
  onUnread?: () => void
}

/** What can be done with the chosen mails or the open one. */
export function MailTools({ mails, folder, actions, onMoved, onUnread }: Props) {
  const { t } = useTranslation('demoEmail')
  const allRead = mails.every(({ isRead }) => isRead)
  const readLabel = t(allRead ? 'markUnread' : 'markRead')

  async function move(target: Target): Promise<void> {
    if (await actions.move(mails, target)) onMoved()
  }

  return (
    <>
      <Tooltip title={readLabel}>
        <IconButton
          aria-label={readLabel}
          onClick={() => {
            void actions.update(mails, { isRead: !allRead })
            if (allRead) onUnread?.()
          }}
        >
          {allRead ? <MailIcon size={18} aria-hidden /> : <MailOpen size={18} aria-hidden />}
        </IconButton>
      </Tooltip>
      <LabelMenu mails={mails} onToggle={(label) => void actions.toggleLabel(mails, label)} />
      {TARGETS[folder].map((target) => {
        const Icon = ICONS[target]
        return (
          <Tooltip key={target} title={t(NAMES[target])}>
            <IconButton aria-label={t(NAMES[target])} onClick={() => void move(target)}>
              <Icon size={18} aria-hidden />
            </IconButton>
          </Tooltip>
        )
      })}
    </>
  )
}
