import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  /** What the button does; it shows an icon alone. */
  label: string
  /** Shown below the button on hover and focus when it should be shorter than the label. */
  tip?: string
}

/**
 * Button with an icon in the app bar. A plain one: eight of the kit's would be a tenth of the start. Its tip is drawn by
 * frame.css, since the browser's own comes late, never on focus, and is read out twice.
 */
export function BarButton({ label, tip = label, className, children, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} className={className ? `bar-button ${className}` : 'bar-button'} {...rest}>
      {children}
      <span className="bar-tip" aria-hidden>
        {tip}
      </span>
    </button>
  )
}
