import Paper from '@mui/material/Paper'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

const Sheet = styled(Paper)<{ component: 'section' }>(({ theme }) => ({
  padding: 24,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}))

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 8,
  marginBlockEnd: 16,
})

const Title = styled(Typography)({ flexGrow: 1 })

/** A part of a page that stands for itself, on paper. */
export function Section({ title, aside, children }: Props) {
  const id = useId()
  return (
    <Sheet component="section" variant="outlined" aria-labelledby={id}>
      <Head>
        <Title id={id} variant="h2">
          {title}
        </Title>
        {aside}
      </Head>
      {children}
    </Sheet>
  )
}
