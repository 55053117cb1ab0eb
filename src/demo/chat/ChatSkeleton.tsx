import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** Same size as the two parts that come. */
export function ChatSkeleton() {
  return (
    <Box
      aria-busy="true"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '320px 1fr' },
        gap: 2,
        blockSize: 'max(480px, calc(100dvh - 300px))',
      }}
    >
      <Skeleton variant="rounded" height="100%" />
      <Skeleton variant="rounded" height="100%" sx={{ display: { xs: 'none', md: 'block' } }} />
    </Box>
  )
}
