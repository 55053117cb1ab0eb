import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { focusOnMount } from '#src/shared/ui/focusOnMount.ts'
import { useTabTitle } from '#src/shared/ui/useTabTitle.ts'

const Place = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minBlockSize: '68vh',
  padding: 24,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > *': { maxInlineSize: 480 },
})

const Drawing = styled('div')(({ theme }) => ({
  marginBlockEnd: 8,
  color: theme.vars.palette.primary.main,
  lineHeight: 0,
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 12,
})

interface Props {
  drawing: ReactNode
  title: string
  text: string
  /** A line below the text: who is logged in, whether trying again helped. */
  note?: ReactNode
  action: ReactNode
  /** Where the words are not in the frame's language. */
  lang?: 'de'
}

/** A page of the frame, in the frame's language: what happened and a way on. */
export function FramePage({ drawing, title, text, note, action, lang }: Props) {
  useTabTitle(title)
  return (
    <Place {...(lang ? { lang } : {})}>
      <Drawing aria-hidden>{drawing}</Drawing>
      {/* By its key another title is a new heading, which is announced. */}
      <Typography key={title} ref={focusOnMount} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      {note !== undefined && <Typography>{note}</Typography>}
      <Actions>{action}</Actions>
    </Place>
  )
}
