import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  /** Small line drawing of the thing itself. */
  drawing?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <Box
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, paddingBlock: 7, paddingInline: 2, textAlign: 'center' }}
    >
      {drawing !== undefined && (
        <Box aria-hidden sx={{ color: 'text.disabled', marginBlockEnd: 1, lineHeight: 0 }}>
          {drawing}
        </Box>
      )}
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxInlineSize: '52ch' }}>{text}</Typography>
      {action !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginBlockStart: 2 }}>
          {action}
        </Box>
      )}
    </Box>
  )
}
