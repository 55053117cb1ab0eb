import { BarPopover } from '../appbar/BarPopover.tsx'
import type { PopupProps } from '../appbar/PopupButton.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { notificationSource } from './notificationSource.ts'

/** Below the bell: what happened since the last look. */
export function NotificationPopover({ id, anchor, onClose }: PopupProps) {
  const list = notificationSource.useList()
  const titleId = `${id}-title`
  return (
    <BarPopover
      anchor={anchor}
      onClose={onClose}
      slotProps={{ paper: { id, role: 'dialog', 'aria-labelledby': titleId } }}
    >
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
