import Bell from 'lucide-react/icons/bell'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '#src/shared/i18n/i18n.ts'
import { notificationSource } from '../notifications/notificationSource.ts'
import { PopupButton } from './PopupButton.tsx'

const loadPopover = async () => {
  const [{ NotificationPopover }] = await Promise.all([
    import('../notifications/NotificationPopover.tsx'),
    loadNamespaces(['notifications']),
  ])
  return NotificationPopover
}

/** What happened since the last look (spec 2). */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const unread = notificationSource.useUnread()
  const label = t('bell.label')
  return (
    <PopupButton
      kind="dialog"
      label={unread === 0 ? label : `${label}: ${t('bell.new', { count: unread })}`}
      load={loadPopover}
    >
      <Bell size={20} aria-hidden />
      {unread > 0 && <span className="bar-badge">{unread}</span>}
    </PopupButton>
  )
}
