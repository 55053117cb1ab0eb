import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** One side of the sheet. */
export interface Face {
  name: string
  sheet: ReactNode
}

interface Props {
  turned: boolean
  front: Face | undefined
  back: Face | undefined
}

const face = { backfaceVisibility: 'hidden', boxShadow: 4 } as const
/** Paper does not turn: both sides lie one below the other, upright, each whole and with its name. */
const FLAT = {
  '@media print': {
    position: 'static',
    transform: 'none',
    transformStyle: 'flat',
    backfaceVisibility: 'visible',
    boxShadow: 'none',
    breakInside: 'avoid',
  },
} as const

/** A card that turns over; both faces have one size. Turns at once under reduced motion. */
export function FlipCard({ turned, front, back }: Props) {
  return (
    <Box sx={{ perspective: '1600px', '@media print': { perspective: 'none' } }}>
      <Box
        sx={{
          position: 'relative',
          transformStyle: 'preserve-3d',
          transform: turned ? 'rotateY(180deg)' : 'none',
          transition: 'transform 200ms ease-out',
          // A whole side to a sheet of paper, but sides together where they fit.
          '@media print': { ...FLAT['@media print'], breakInside: 'auto', transition: 'none' },
        }}
      >
        <Box aria-hidden={turned} sx={{ ...face, ...FLAT }}>
          {front && <Printed {...front} />}
        </Box>
        {back && (
          <Box
            aria-hidden={!turned}
            sx={{ ...face, position: 'absolute', inset: 0, transform: 'rotateY(180deg)', ...FLAT }}
          >
            <Printed {...back} />
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** On the screen the controls say which side it is; on paper its name stands above it. */
function Printed({ name, sheet }: Face) {
  return (
    <>
      <Typography variant="h3" component="p" sx={{ display: 'none', displayPrint: 'block', pt: 2, pb: 1 }}>
        {name}
      </Typography>
      <Box sx={{ '@media print': { border: '1px solid #999' } }}>{sheet}</Box>
    </>
  )
}
