import MuiAppBar from '@mui/material/AppBar'
import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { HorizontalMenu } from '../menu/HorizontalMenu.tsx'
import { MenuOpener } from '../menu/MenuOpener.tsx'
import { Tools } from '../tools/Tools.tsx'
import { UserMenu } from '../tools/UserMenu.tsx'
import { useToolsPlace } from '../tools/useToolsPlace.ts'

const Bar = styled(MuiAppBar)(({ theme }) => ({
  blockSize: 'var(--bar-height)',
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  // What stays in sight needs no scrolling to it, though it lies where scrolling keeps free for others.
  '& :is(a, button)': {
    scrollMarginBlock: 'calc(-16px - var(--bar-space)) calc(-16px - var(--foot-space) - var(--foot-bar))',
  },
  'html:is([data-bar="static"], [data-bar="hidden"]) &': { position: 'static' },
  'html[data-bar="hidden"] &': { background: 'none', '--wordmark': 0 },
  [theme.breakpoints.down('sm')]: { '--wordmark': 0 },
}))

const Line = styled(Container)(({ theme }) => ({
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  // Between a tablet and a desktop there is room for the words, not for air around them.
  '@media (max-width: 68.6875rem)': { gap: 12 },
  [theme.breakpoints.down('md')]: { gap: 8 },
}))

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: 6,
  textDecoration: 'none',
  [theme.breakpoints.up('md')]: {
    'html[data-nav="vertical"]:not([data-menu="hidden"]) &': { display: 'none' },
  },
  '@media (pointer: coarse)': { justifyContent: 'center', minInlineSize: 44, minBlockSize: 44 },
}))

const End = styled(Toolbar)({ marginInlineStart: 'auto', gap: 4 })

/** Bar of 64 px: wordmark, top menu and the user's tools. Hidden it is a strip of 48 px, or nothing. */
export function AppBar() {
  return useToolsPlace() === 'bar' && <Full />
}

function Full() {
  const { t } = useTranslation('shell')
  return (
    <Bar position="sticky" color="inherit" elevation={0}>
      <Line>
        <MenuOpener />
        <Home to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </Home>
        <HorizontalMenu />
        <End variant="dense" disableGutters>
          <Tools />
          <UserMenu />
        </End>
      </Line>
    </Bar>
  )
}
