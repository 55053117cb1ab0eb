import { BarPopover } from '../parts/BarPopover.tsx'
import { usePopup } from '../parts/popup.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { useMarkRead, useNotifications } from './useNotifications.ts'

/** Below the bell: what happened since the last look. */
export function NotificationPopover() {
  const { id, onClose } = usePopup()
  const list = useNotifications()
  const markRead = useMarkRead()
  const titleId = `${id}-title`
  return (
    <BarPopover slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': titleId } }}>
      <NotificationPanel titleId={titleId} list={list} onRead={markRead} onClose={onClose} />
    </BarPopover>
  )
}
