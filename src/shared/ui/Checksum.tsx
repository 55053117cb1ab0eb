import Typography from '@mui/material/Typography'

/** A check sum as it is: long, and broken anywhere. */
export function Checksum({ children }: { children: string }) {
  return (
    <Typography component="code" variant="caption" dir="ltr" sx={{ fontFamily: 'monospace', wordBreak: 'break-all' }}>
      {children}
    </Typography>
  )
}
