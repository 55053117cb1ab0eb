import Box from '@mui/material/Box'
import { QR_QUIET_MODULES, qrModules, qrRuns } from '#src/engines/print/page.ts'

interface Props {
  text: string
  /** What it is, for who cannot see it. */
  label: string
  /** On the screen, px; phones read 196 from an arm's length. */
  edge?: number
}

/** A code to scan from the screen: black on white, in the dark too. */
export function QrCode({ text, label, edge = 196 }: Props) {
  const matrix = qrModules(text)
  const size = matrix.length + 2 * QR_QUIET_MODULES
  const path = qrRuns(matrix)
    .map(([x, y, length]) => `M${x + QR_QUIET_MODULES} ${y + QR_QUIET_MODULES}h${length}v1h-${length}z`)
    .join('')
  return (
    <Box
      component="svg"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn, not loaded
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ inlineSize: edge, blockSize: edge, borderRadius: 1, border: '1px solid', borderColor: 'divider' }}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Box>
  )
}
