import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/shared/routing/paths.ts'
import { produktName } from '#src/shared/settings.ts'
import { APP_BAR_HEIGHT, CONTENT_WIDTH } from '#src/shared/theme/createAppTheme.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { HorizontalMenu } from '../menu/HorizontalMenu.tsx'
import { MobileMenu } from '../menu/MobileMenu.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

const Bar = styled('header')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.zIndex.appBar,
  blockSize: APP_BAR_HEIGHT,
  backgroundColor: theme.vars.palette.background.paper,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))

const Inner = styled('div')(({ theme }) => ({
  blockSize: '100%',
  maxInlineSize: CONTENT_WIDTH + 64,
  marginInline: 'auto',
  paddingInline: 32,
  display: 'flex',
  alignItems: 'center',
  gap: 32,
  [theme.breakpoints.down('md')]: { gap: 8 },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  '& .home': { display: 'inline-flex', textDecoration: 'none', borderRadius: 6 },
  '& .tools': { marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 4 },
}))

/** Fixed bar of 64 px: wordmark, top menu and the user's tools. */
export function AppBar() {
  const { t } = useTranslation('shell')
  return (
    <Bar>
      <Inner>
        <MobileMenu />
        <Link className="home" to={paths.dashboard} aria-label={`${produktName()}: ${t('home')}`}>
          <Logo />
        </Link>
        <HorizontalMenu />
        <div className="tools">
          <LanguageMenu />
          <ModeSwitch />
          <UserMenu />
        </div>
      </Inner>
    </Bar>
  )
}
