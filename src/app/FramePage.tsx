import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode } from 'react'
import { produktName } from '#src/shared/settings.ts'

interface Props {
  drawing: ReactNode
  title: string
  text: string
  /** A line below the text: who is logged in, whether trying again helped. */
  note?: ReactNode
  action: ReactNode
}

/** A page of the frame, in the frame's language: what happened and a way on. */
export function FramePage({ drawing, title, text, note, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(
    function announce() {
      document.title = `${title} - ${produktName()}`
      heading.current?.focus({ preventScroll: true })
    },
    [title],
  )
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: '68vh', padding: 3 }}>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', maxInlineSize: 480 }}>
        <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0, marginBlockEnd: 1 }}>
          {drawing}
        </Box>
        <Typography ref={heading} variant="h1" tabIndex={-1}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        {note !== undefined && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginBlockStart: 1.5 }}>
          {action}
        </Box>
      </Box>
    </Box>
  )
}
