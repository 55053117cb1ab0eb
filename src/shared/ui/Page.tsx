import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { usePageHeading } from './usePageHeading.ts'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Main actions of the page, at the end of its head. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of every product screen: title of the tab, heading that takes the focus on navigation, German region. */
export function Page({ title, subtitle, actions, children }: Props) {
  const heading = usePageHeading(title)
  return (
    <Box lang="de" sx={{ display: 'flex', flexDirection: 'column', gap: 3, paddingBlock: { xs: 3, md: 4 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 'min(100%, 280px)' }}>
          <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {title}
          </Typography>
          {subtitle !== undefined && (
            <Typography
              component={typeof subtitle === 'string' ? 'p' : 'div'}
              sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  )
}
