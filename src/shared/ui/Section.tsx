import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that stands for itself, on paper. */
export function Section({ title, aside, children }: Props) {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id} className="section-title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
