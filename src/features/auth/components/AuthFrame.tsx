import { styled } from '@mui/material/styles'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { useTabTitle } from '#src/shared/ui/useTabTitle.ts'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** The measures are those of the skeleton in index.html, so that nothing moves when this comes in its place. */
const Halves = styled('div')(({ theme }) => ({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
  minBlockSize: '100dvh',
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const FormHalf = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 448,
  marginInline: 'auto',
  padding: '32px 24px 24px',
})

const Head = styled('div')(({ theme }) => ({
  paddingBlock: 'clamp(32px, 11vh, 112px) 28px',
  '& h1': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& p': { marginBlockStart: 8, color: theme.vars.palette.text.secondary },
}))

const Help = styled('p')(({ theme }) => ({
  margin: 'auto 0 0',
  paddingBlockStart: 40,
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}))

const PictureHalf = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: 32,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.schreibtisch,
  '& img': { inlineSize: 'min(100%, 760px, 78vh)', blockSize: 'auto' },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))

function announce(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true })
}

/** Half a form, half a picture of cards; on narrow screens the form alone. Drawn ahead in index.html. */
export function AuthFrame({ title, text, children }: Props) {
  const { t } = useTranslation(['auth', 'common'])
  useTabTitle(title)
  return (
    <Halves lang="de">
      <FormHalf>
        <Logo />
        <Head>
          {/* By its key another title is a new heading, which is announced. */}
          <Typography key={title} ref={announce} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          <Typography>{text}</Typography>
        </Head>
        {children}
        <Help>
          {t('help')}{' '}
          <Link component={RouterLink} to={paths.barrierefreiheit} underline="always">
            {t('common:footer.barrierefreiheit')}
          </Link>
        </Help>
      </FormHalf>
      <PictureHalf aria-hidden>
        <img src="/bilder/karten.svg" alt="" width={760} height={900} loading="lazy" />
      </PictureHalf>
    </Halves>
  )
}
