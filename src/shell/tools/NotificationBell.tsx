import Badge from '@mui/material/Badge'
import { styled } from '@mui/material/styles'
import Bell from '#src/shared/icons/Bell.svg'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { useUnread } from '../notifications/notificationSource.ts'
import { useBildMeldungen } from '../notifications/useBildMeldungen.ts'
import { PopupButton } from '../parts/PopupButton.tsx'

const loadPopover = async () => {
  const [{ NotificationPopover }] = await Promise.all([
    import('../notifications/NotificationPopover.tsx'),
    loadNamespaces(['notifications', 'bildmeldung']),
  ])
  return NotificationPopover
}

/** In the corner by logical lengths: the kit writes its own into the element, where nothing mirrors it. */
const Count = styled(Badge)(({ theme }) => ({
  '& .MuiBadge-badge': {
    inset: 'auto',
    insetBlockStart: -7,
    insetInlineEnd: -8,
    minWidth: 16,
    height: 16,
    paddingInline: 4,
    fontSize: '0.6875rem',
    boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
    transform: 'none',
  },
}))

const bell = <Bell size={20} aria-hidden />

/** What happened since the last look (spec 2). */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  useBildMeldungen()
  const unread = useUnread()
  const label = t('bell.label')
  return (
    <PopupButton
      kind="dialog"
      label={unread === 0 ? label : `${label}: ${t('bell.new', { count: unread })}`}
      load={loadPopover}
    >
      {unread === 0 ? (
        bell
      ) : (
        <Count badgeContent={unread} color="primary">
          {bell}
        </Count>
      )}
    </PopupButton>
  )
}
