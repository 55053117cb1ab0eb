import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { memo, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { DARK } from '#src/shared/theme/palette.ts'
import { AppBar } from '../appbar/AppBar.tsx'
import { CustomizerHandle } from '../customizer/CustomizerHandle.tsx'
import { Footer } from '../Footer.tsx'
import { SideMenu } from '../menu/SideMenu.tsx'
import { Status } from '../status/Status.tsx'
import { usePageEntry } from './usePageEntry.ts'

const PLACE = 'inhalt'

const Frame = styled('div')(({ theme }) => ({
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  paddingInlineStart: 'var(--menu-space)',
  // A page that comes in along the line gives the window nothing to scroll.
  overflowX: 'clip',
  '& > main': { flexGrow: 1, outline: 'none' },
  // A page to work on fills the window: nothing scrolls but its parts, and the foot is one low line.
  [theme.breakpoints.up('md')]: {
    '&:has(> main [data-werkbank])': {
      blockSize: '100dvh',
      '& > main': { minBlockSize: 0, paddingBlock: 0 },
      '& > footer > *': { paddingBlock: 2, paddingInlineEnd: 56, flexWrap: 'nowrap' },
    },
    // The ground of the side menu, before that comes itself.
    'html[data-nav="vertical"]:not([data-menu="hidden"]) &::before': {
      content: '""',
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 'var(--menu-space)',
      borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
    // Beside a light page, where the dark scheme's variables are out of reach.
    'html[data-nav="vertical"][data-skin="semi-dark"]:not([data-menu="hidden"]) &::before': {
      borderColor: 'transparent',
      backgroundColor: DARK.background.paper,
    },
  },
  '@media print': {
    padding: 0,
    '&::before': { display: 'none' },
    '& > main': { padding: 0, maxInlineSize: 'none' },
  },
}))

const SkipLink = styled(Link)(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: 1500,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
}))

/** Where the pages come in. */
function Place() {
  const page = usePageEntry()
  return (
    <Container component="main" ref={page} id={PLACE} tabIndex={-1}>
      <Outlet />
    </Container>
  )
}

/** Frame of the product; its settings are attributes of the root element (shared/layout, boot.css). */
export const ContentLayout = memo(function ContentLayout() {
  const { t } = useTranslation('shell')
  /** Leaves no trace in the address: back still leads to the page before. */
  function skip(event: MouseEvent): void {
    event.preventDefault()
    const place = document.getElementById(PLACE)
    place?.focus({ preventScroll: true })
    place?.scrollIntoView()
  }

  return (
    <Frame>
      <SkipLink href={`#${PLACE}`} underline="always" onClick={skip}>
        {t('skipToContent')}
      </SkipLink>
      <SideMenu />
      <AppBar />
      <Status session />
      <Place />
      <CustomizerHandle />
      <Footer />
    </Frame>
  )
})
