import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

interface Props {
  title: string
  /** Name of the place in the address that leads here. */
  anchor?: string
  action?: ReactNode
  children: ReactNode
}

/** Part of the campaign's page: separated by space and its heading, no frame. */
export function Section({ title, anchor, action, children }: Props) {
  const id = useId()
  const { hash, key } = useLocation()
  const section = useRef<HTMLElement>(null)
  const called = anchor !== undefined && hash === `#${anchor}`
  useEffect(
    function goThere() {
      if (!called) return
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView({ block: 'center' })
    },
    // Called again, it is gone to again.
    [called, key],
  )
  return (
    <Box
      component="section"
      ref={section}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      sx={{ minWidth: 0, outline: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5, minHeight: 32 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
