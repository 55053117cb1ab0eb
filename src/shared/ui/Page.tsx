import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { LocalNav } from './LocalNav.tsx'
import { usePageHeading } from './usePageHeading.ts'

interface Props {
  title: string
  subtitle?: ReactNode
  /** Main actions of the page, at the end of its head. */
  actions?: ReactNode
  children: ReactNode
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  paddingBlock: 32,
  [theme.breakpoints.down('md')]: { paddingBlock: 24 },
}))

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 16 })

const Words = styled('div')({ flexGrow: 1, minInlineSize: 'min(100%, 280px)' })

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Title = styled(Typography)({ overflowWrap: 'anywhere', hyphens: 'auto' })

const Subtitle = styled(Typography)<{ component: 'div' | 'p' }>({ marginBlockStart: 4 })

/**
 * Frame of every product screen: title of the tab, heading that takes the focus on navigation, way to its neighbours,
 * German region.
 */
export function Page({ title, subtitle, actions, children }: Props) {
  const heading = usePageHeading(title)
  return (
    <Root lang="de">
      <Head>
        <Words>
          <Title ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Title>
          {subtitle !== undefined && (
            <Subtitle component={typeof subtitle === 'string' ? 'p' : 'div'} color="textSecondary">
              {subtitle}
            </Subtitle>
          )}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      <LocalNav />
      {children}
    </Root>
  )
}
