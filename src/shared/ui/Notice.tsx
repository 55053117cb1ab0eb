import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'div'> {
  /** At the end of the line: a way on. */
  action?: ReactNode
}

/** Something that went wrong, in German, in place of or above what it is about. */
export function Notice({ action, children, ...rest }: Props) {
  return (
    <div className="notice" role="alert" lang="de" {...rest}>
      <CircleAlert size={20} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  )
}
