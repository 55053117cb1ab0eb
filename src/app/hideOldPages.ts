import { getToken } from '#src/entities/session/session.ts'
import { page } from '#src/shared/reload.ts'

/**
 * A browser keeps whole pages for the way back, with all that they showed. One that is kept shows nothing until it is
 * certain that the same session goes on; otherwise it is loaded anew, and the login check decides. What it showed may be
 * old: `refresh` asks for it again (NET-27).
 */
export function hideOldPages(refresh: () => void): () => void {
  let token: string | null = null
  const onHide = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    token = getToken()
    document.body.hidden = true
  }
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    if (getToken() !== token) return page.reload()
    document.body.hidden = false
    refresh()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', onHide)
    removeEventListener('pageshow', onShow)
  }
}
