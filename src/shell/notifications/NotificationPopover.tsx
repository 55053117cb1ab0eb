import { BarPopover } from '../appbar/BarPopover.tsx'
import { usePopup } from '../appbar/popup.ts'
import { NotificationPanel } from './NotificationPanel.tsx'
import { notificationSource } from './notificationSource.ts'

/** Below the bell: what happened since the last look. */
export function NotificationPopover() {
  const { id, onClose } = usePopup()
  const list = notificationSource.useList()
  const titleId = `${id}-title`
  return (
    <BarPopover slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': titleId } }}>
      <NotificationPanel
        titleId={titleId}
        list={list}
        sample={notificationSource.sample}
        onRead={notificationSource.markRead}
        onClose={onClose}
      />
    </BarPopover>
  )
}
