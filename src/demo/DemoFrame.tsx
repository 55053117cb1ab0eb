import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageHeading } from '#src/shared/ui/usePageHeading.ts'

interface Props {
  title: string
  /** What the screen is for. */
  text?: string
  /** What stands under the title; the note about the samples unless something else is said. */
  note?: string
  /** Main actions, at the end of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of every demo screen: title of the tab, heading that takes the focus on navigation, language of the frame. */
export function DemoFrame({ title, text, note, actions, children }: Props) {
  const { t, i18n } = useTranslation('demo')
  const heading = usePageHeading(title)
  return (
    <Box
      lang={i18n.language}
      sx={{ display: 'flex', flexDirection: 'column', gap: 3, paddingBlock: { xs: 3, md: 4 }, minInlineSize: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box sx={{ flexGrow: 1, minInlineSize: 'min(100%, 280px)' }}>
          <Typography ref={heading} variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {text !== undefined && <Typography sx={{ marginBlockStart: 0.5 }}>{text}</Typography>}
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>{note ?? t('note')}</Typography>
        </Box>
        {actions !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </Box>
  )
}
