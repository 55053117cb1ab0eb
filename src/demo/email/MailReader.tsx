import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import ChevronLeft from '#src/shared/icons/ChevronLeft.svg'
import ChevronRight from '#src/shared/icons/ChevronRight.svg'
import { useTranslation } from 'react-i18next'
import type { DemoEmail } from '#src/contract/demo/email.ts'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { mirrorIcon } from '#src/shared/ui/mirrorIcon.ts'
import type { Folder } from './folders.ts'
import { MailBody } from './MailBody.tsx'
import { MailTools } from './MailTools.tsx'
import { neighbour, type Direction } from './queries.ts'
import { StarButton } from './StarButton.tsx'
import type { MailActions } from './useMailActions.ts'

interface Props {
  /** null: it does not lie in this folder. */
  mail: DemoEmail | null
  folder: Folder
  actions: MailActions
  /** Another mail, or null for the list. */
  onShow: (mail: DemoEmail | null) => void
}

/** One mail to be read, with its neighbours a step away. */
export function MailReader({ mail, folder, actions, onShow }: Props) {
  const { t } = useTranslation('demoEmail')
  const close = () => onShow(null)
  if (mail === null)
    return (
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={
          <Button variant="outlined" onClick={close}>
            {t('gone.action')}
          </Button>
        }
      />
    )
  return (
    <Box component="article" aria-label={t('mail')}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.25,
          minBlockSize: 56,
          paddingInline: { xs: 1, md: 1.5 },
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Tooltip title={t('back')}>
          <IconButton aria-label={t('back')} onClick={close} sx={mirrorIcon}>
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
        </Tooltip>
        <Box sx={{ flexGrow: 1 }} />
        <StarButton mail={mail} onClick={() => void actions.update([mail], { isStarred: !mail.isStarred })} />
        <MailTools mails={[mail]} folder={folder} actions={actions} onMoved={close} onUnread={close} />
        <Step mail={mail} dir="previous" onShow={onShow} />
        <Step mail={mail} dir="next" onShow={onShow} />
      </Box>
      <MailBody mail={mail} />
    </Box>
  )
}

interface StepProps {
  mail: DemoEmail
  dir: Direction
  onShow: (mail: DemoEmail) => void
}

/** To the mail beside this one; where the folder ends there is nothing to press. */
function Step({ mail, dir, onShow }: StepProps) {
  const { t } = useTranslation('demoEmail')
  const { data: other } = useQuery(neighbour(dir, mail.id))
  const Icon = dir === 'next' ? ChevronRight : ChevronLeft
  return (
    <IconButton aria-label={t(dir)} disabled={!other} onClick={() => other && onShow(other)} sx={mirrorIcon}>
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
