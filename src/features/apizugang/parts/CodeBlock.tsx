import { CopyButton } from '#src/shared/ui/CopyButton.tsx'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useId } from 'react'

interface Props {
  /** What it is; its heading and the name of the copy button. */
  label: string
  code: string
}

// Scrolls by itself, and so has to be reachable by keyboard.
const Sheet = styled('section')(({ theme }) => ({
  margin: 0,
  padding: '12px 16px',
  maxBlockSize: 480,
  overflow: 'auto',
  // The side of its own direction, not the inherited one: indents are at the beginning of a line.
  textAlign: 'start',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.grund,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.55,
  tabSize: 2,
  '& pre': { margin: 0, font: 'inherit' },
}))

/** Program text with a button that copies it. */
export function CodeBlock({ label, code }: Props) {
  const id = useId()
  return (
    <Box component="figure" sx={{ margin: 0, minInlineSize: 0 }} aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, marginBlockEnd: 0.5 }}>
        <Box component="figcaption" id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
          {label}
        </Box>
        <CopyButton text={code} label={label} variant="text" />
      </Box>
      {/* Programs are read from left to right, also on a mirrored page. */}
      <Sheet tabIndex={0} aria-labelledby={id} dir="ltr">
        <pre>
          <code>{code}</code>
        </pre>
      </Sheet>
    </Box>
  )
}
