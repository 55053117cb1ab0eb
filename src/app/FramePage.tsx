import { useEffect, useRef, type ReactNode } from 'react'
import { produktName } from '#src/shared/settings.ts'

interface Props {
  drawing: ReactNode
  title: string
  text: string
  /** A line below the text: who is logged in, whether trying again helped. */
  note?: ReactNode
  action: ReactNode
}

/** A page of the frame, in the frame's language: what happened and a way on. */
export function FramePage({ drawing, title, text, note, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function announce() {
      document.title = `${title} - ${produktName()}`
      heading.current?.focus({ preventScroll: true })
    },
    [title],
  )
  return (
    <div className="frame-page">
      <div className="frame-page-drawing" aria-hidden>
        {drawing}
      </div>
      <h1 ref={heading} className="page-title" tabIndex={-1}>
        {title}
      </h1>
      <p className="soft">{text}</p>
      {note !== undefined && <p style={{ overflowWrap: 'anywhere' }}>{note}</p>}
      <div className="page-actions">{action}</div>
    </div>
  )
}
