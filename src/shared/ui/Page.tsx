import type { ReactNode } from 'react'
import { LocalNav } from './LocalNav.tsx'
import { usePageHeading } from './usePageHeading.ts'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Main actions of the page, at the end of its head. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * Frame of every product screen: title of the tab, heading that takes the focus on navigation, way to its neighbours,
 * German region.
 */
export function Page({ title, subtitle, actions, children }: Props) {
  const heading = usePageHeading(title)
  const Subtitle = typeof subtitle === 'string' ? 'p' : 'div'
  return (
    <div className="page" lang="de">
      <div className="page-head">
        <div className="page-words">
          <h1 ref={heading} className="page-title" tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <Subtitle className="page-subtitle">{subtitle}</Subtitle>}
        </div>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </div>
      <LocalNav />
      {children}
    </div>
  )
}
