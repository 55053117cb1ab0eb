import type { ReactElement, SVGProps } from 'react'

interface Props extends SVGProps<SVGSVGElement> {
  /** Width and height, px. */
  size?: number
}

/** A picture in the colour of the text around it; hidden from screen readers unless it has a name. */
export type IconComponent = (props: Props) => ReactElement

/**
 * Frame of the drawings beside, of Lucide 1.75.0 (ISC, `LICENSE`), the used ones alone: its package is 4 800 files of 51 MB.
 * One file each, so that a page loads no others. A new one is copied from lucide.dev.
 */
export function icon(shapes: ReactElement): IconComponent {
  return ({ size = 24, 'aria-label': label, ...rest }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      {...rest}
    >
      {shapes}
    </svg>
  )
}
