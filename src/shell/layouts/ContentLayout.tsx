import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { APP_BAR_HEIGHT, CONTENT_WIDTH } from '#src/shared/theme/createAppTheme.ts'
import { AppBar } from '../appbar/AppBar.tsx'
import { Footer } from '../Footer.tsx'

const Frame = styled('div')({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' })

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 12,
  insetInlineStart: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
}))

const Main = styled('main')(({ theme }) => ({
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: CONTENT_WIDTH + 64,
  marginInline: 'auto',
  paddingInline: 32,
  marginBlockStart: APP_BAR_HEIGHT,
  outline: 'none',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  '@media print': { margin: 0, padding: 0, maxInlineSize: 'none' },
}))

/** Frame of the product: fixed app bar with the horizontal menu, boxed content, footer at the end (spec §2, §9). */
export function ContentLayout() {
  const { t } = useTranslation('shell')
  return (
    <Frame>
      <SkipLink href="#inhalt">{t('skipToContent')}</SkipLink>
      <AppBar />
      <Main id="inhalt" tabIndex={-1}>
        <Outlet />
      </Main>
      <Footer />
    </Frame>
  )
}
