import Box from '@mui/material/Box'

interface Props {
  /** 0 refused or empty, 3 very good. */
  stufe: 0 | 1 | 2 | 3
}

const COLOURS = ['divider', 'warning.main', 'primary.main', 'success.main'] as const

/** Three fields that fill up. For the eye alone: the words below the password say the same. */
export function StaerkeBar({ stufe }: Props) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5, marginBlockStart: 0.75 }}>
      {[1, 2, 3].map((field) => (
        <Box
          key={field}
          sx={{
            flexGrow: 1,
            blockSize: 4,
            borderRadius: 2,
            backgroundColor: field <= stufe ? COLOURS[stufe] : 'divider',
            transition: 'background-color 150ms ease-out',
            // Forced colours take the ground away.
            outline: field <= stufe ? '1px solid transparent' : 'none',
          }}
        />
      ))}
    </Box>
  )
}
