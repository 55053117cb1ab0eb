import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  /** Small line drawing of the thing itself. */
  drawing?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '56px 16px',
  textAlign: 'center',
})

const Drawing = styled('div')(({ theme }) => ({
  marginBlockEnd: 8,
  color: theme.vars.palette.text.disabled,
  lineHeight: 0,
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 16,
})

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ drawing, title, text, action }: Props) {
  return (
    <Root>
      {drawing !== undefined && <Drawing aria-hidden>{drawing}</Drawing>}
      <Typography component="p" variant="h2">
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxInlineSize: '52ch' }}>
        {text}
      </Typography>
      {action !== undefined && <Actions>{action}</Actions>}
    </Root>
  )
}
