import Tooltip from '@mui/material/Tooltip'

interface Props {
  anchor: HTMLElement
  words: string
}

/** Not for a pointer on its way past. */
const transition = { timeout: 120, style: { transitionDelay: '300ms' } }

/** The kit's tooltip at an element that knows nothing of it, in the language of that place. */
export function TipBubble({ anchor, words }: Props) {
  const lang = anchor.closest<HTMLElement>('[lang]')?.lang
  return (
    <Tooltip
      open
      title={words}
      slotProps={{ popper: { anchorEl: anchor, ...(lang === undefined ? {} : { lang }) }, transition }}
    >
      <span hidden />
    </Tooltip>
  )
}
