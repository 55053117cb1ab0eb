import type { ReactNode } from 'react'

interface Props {
  /** Small line drawing of the thing itself. */
  drawing?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <div className="empty-state">
      {drawing !== undefined && (
        <div className="empty-state-drawing" aria-hidden>
          {drawing}
        </div>
      )}
      <p className="section-title">{title}</p>
      <p className="soft">{text}</p>
      {action !== undefined && <div className="page-actions">{action}</div>}
    </div>
  )
}
