import { Box, Skeleton } from '@mui/material'

/** As high as a page of rows, so that nothing jumps. */
export function KampagneListSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 1, pt: 5 }}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={72} />
      ))}
    </Box>
  )
}
