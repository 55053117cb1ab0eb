import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'

/** Not on a phone, which has no room for it. */
export const WideButton = styled(IconButton)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }))

export type BarButtonProps = IconButtonProps & {
  /** What the button does; it shows an icon alone. */
  label: string
  /** Shown below the button on hover and focus when it should be shorter than the label. */
  tip?: string | undefined
  /** The kit's button with a look of its own. */
  look?: ComponentType<IconButtonProps> | undefined
}

/** Button with an icon among the tools of the frame. */
export function BarButton({ label, tip = label, look: Button = IconButton, ...rest }: BarButtonProps) {
  return <Button aria-label={label} data-tip={tip} {...rest} />
}
