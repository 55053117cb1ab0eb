import type { ComponentProps } from 'react'

type Props = ComponentProps<'button'> & {
  /** What the button does; it shows an icon alone. */
  label: string
}

/** Button with an icon in the app bar. A plain one: eight of the kit's would be a tenth of the start. */
export function BarButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={className ? `bar-button ${className}` : 'bar-button'}
      {...rest}
    />
  )
}
