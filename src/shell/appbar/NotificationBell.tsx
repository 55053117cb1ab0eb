/** What happened since the last look (spec §2). */
export function NotificationBell() {
  return null
}
