import Tooltip, { type TooltipProps } from '@mui/material/Tooltip'

type Props = Pick<TooltipProps, 'title' | 'children'>

/** German words at a button that shows an icon alone; they stand outside of the page's region. */
export function Tip(props: Props) {
  return <Tooltip slotProps={{ popper: { lang: 'de' } }} {...props} />
}
