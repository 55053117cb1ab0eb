import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import type { SchrittZeile } from '#src/engines/addresses/worker.ts'
import { Tip } from '#src/shared/ui/Tip.tsx'
import { schrittText } from './schrittText.ts'

interface Props {
  label: string
  /** The step it is about; null: there is none. */
  was: SchrittZeile | null
  /** Says that there is none. */
  nichts: string
  onClick: () => void
  /** Its icon. */
  children: ReactNode
}

/** Takes a step back, or does it again. After the last one it keeps the focus, which a disabled button would lose. */
export function SchrittButton({ label, was, nichts, onClick, children }: Props) {
  return (
    <Tip title={was ? schrittText(was) : nichts}>
      <IconButton
        aria-label={label}
        aria-disabled={was === null}
        onClick={() => {
          if (was) onClick()
        }}
        sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
      >
        {children}
      </IconButton>
    </Tip>
  )
}
