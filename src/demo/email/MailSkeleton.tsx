import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Same rows as the list that comes. */
export function MailSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 1, padding: 2 }}>
      <Skeleton variant="rounded" height={40} />
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" height={44} />
      ))}
    </Box>
  )
}
