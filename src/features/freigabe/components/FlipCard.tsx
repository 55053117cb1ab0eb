import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  turned: boolean
  front: ReactNode
  back: ReactNode
}

const face = { backfaceVisibility: 'hidden', boxShadow: 4 } as const

/** A card that turns over; both faces have one size. Turns at once under reduced motion. */
export function FlipCard({ turned, front, back }: Props) {
  return (
    <Box sx={{ perspective: '1600px' }}>
      <Box
        sx={{
          position: 'relative',
          transformStyle: 'preserve-3d',
          transform: turned ? 'rotateY(180deg)' : 'none',
          transition: 'transform 200ms ease-out',
        }}
      >
        <Box aria-hidden={turned} sx={face}>
          {front}
        </Box>
        {back && (
          <Box aria-hidden={!turned} sx={{ ...face, position: 'absolute', inset: 0, transform: 'rotateY(180deg)' }}>
            {back}
          </Box>
        )}
      </Box>
    </Box>
  )
}
