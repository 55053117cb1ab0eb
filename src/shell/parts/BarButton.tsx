import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'

export type BarButtonProps = IconButtonProps & {
  /** What the button does; it shows an icon alone. */
  label: string
  /** Shown below the button on hover and focus when it should be shorter than the label. */
  tip?: string | undefined
}

/** Button with an icon among the tools of the frame; `styled` gives it a separate look. */
export function BarButton({ label, tip = label, ...rest }: BarButtonProps) {
  return <IconButton aria-label={label} data-tip={tip} {...rest} />
}

/** Not on a phone, which has no room for it. */
export const WideButton = styled(BarButton)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }))
