import { styled } from '@mui/material/styles'
import { useState, type ReactNode } from 'react'

interface Props {
  label: string
  disabled?: boolean
  /** Gets the code of the menu when a pointer or the focus comes near, where it comes by itself. */
  prepare?: () => Promise<unknown>
  /** The menu; stays once it was opened, so that what it began can still end. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode
}

/**
 * A plain element like the cells around it (Table): sixteen buttons of the kit were a tenth of the script that draws the
 * list of campaigns. The three dots are a ground, since a drawing in every row would cost more than the rest.
 */
const Opener = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  padding: 0,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  "&:hover, &[aria-expanded='true']": { backgroundColor: theme.alpha(theme.vars.palette.text.primary, 0.08) },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  '&::before': {
    content: "''",
    inlineSize: 4,
    blockSize: 18,
    background: 'radial-gradient(circle, currentcolor 1.2px, transparent 1.8px) 0 0 / 4px 6px',
    '@media (forced-colors: active)': { color: 'ButtonText', forcedColorAdjust: 'none' },
  },
}))

/** Button of a row with its menu, which comes into being when it is first opened: a list has many rows. */
export function RowMenu({ label, disabled = false, prepare, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  // What does not come now is asked for, and missed, when the menu is opened.
  const begin = prepare && (() => void prepare().catch(() => undefined))
  return (
    <>
      <Opener
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onPointerEnter={begin}
        onFocus={begin}
        onClick={(event) => {
          // Not every browser focuses a clicked button, and this is where the focus comes back to.
          event.currentTarget.focus()
          setWasOpened(true)
          setAnchor(event.currentTarget)
        }}
      />
      {wasOpened && children(anchor, () => setAnchor(null))}
    </>
  )
}
