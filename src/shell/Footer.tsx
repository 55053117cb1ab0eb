import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths, SIMULATOR } from '#src/routes/paths.ts'
import { useAppAbility } from '#src/shared/ability/useAppAbility.ts'
import { now } from '#src/shared/clock.ts'
import { anbieterName, anbieterUrl, isDemo, preislisteUrl, showsDemoMenu } from '#src/shared/settings.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

const Foot = styled('footer')(({ theme }) => ({
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  'html[data-footer="fixed"] &': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1050,
    backgroundColor: theme.vars.palette.background.paper,
    borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
  },
  'html[data-footer="hidden"] &': { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 24,
    // As in the app bar: it stays in sight.
    scrollMarginBlock: 'calc(-16px - var(--bar-space)) calc(-16px - var(--foot-space) - var(--foot-bar))',
    '@media (pointer: coarse)': { justifyContent: 'center', minInlineSize: 44, minBlockSize: 44 },
  },
}))

const Line = styled(Container)({
  paddingBlock: 20,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '@media (pointer: coarse)': { paddingBlock: 8 },
  'html[data-footer="fixed"] &': {
    paddingBlock: 0,
    blockSize: 40,
    flexWrap: 'nowrap',
    alignItems: 'center',
    whiteSpace: 'nowrap',
    // One line of a fixed height: in a narrow window the company's name is cut, so that the links keep their room.
    '& > span': { display: 'flex', alignItems: 'center', gap: '0.5ch', minInlineSize: 0 },
    '& > span > a': {
      display: 'block',
      lineHeight: '24px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '@media (pointer: coarse)': { lineHeight: '44px' },
    },
  },
})

/** Year, company and the price list as a file (spec 2), and what holds for people with disabilities (DSG-09). */
export function Footer() {
  const { t, i18n } = useTranslation(['shell', 'common'])
  return (
    <Foot aria-label={t('footer.label')}>
      <Line>
        <span>
          © {now().getFullYear()}{' '}
          <Link href={anbieterUrl()} target="_blank" rel="noreferrer">
            {anbieterName()}
          </Link>
        </span>
        {showsDemoMenu() && <DemoLinks />}
        <Link component={RouterLink} to={paths.barrierefreiheit} lang="de">
          {t('common:footer.barrierefreiheit')}
        </Link>
        <Link href={preislisteUrl()} target="_blank" rel="noreferrer" lang="de">
          {t('common:footer.preisliste')}
          <span lang={i18n.language} style={visuallyHidden}>
            , {t('footer.newTab')}
          </span>
        </Link>
      </Line>
    </Foot>
  )
}

/** The way to what is not the product's: sample pages of the template, and the simulator, which the server draws. */
function DemoLinks() {
  const { t } = useTranslation('common')
  const ability = useAppAbility()
  return (
    <>
      {ability.can('read', 'Demo') && (
        <Link component={RouterLink} to={isDemo() ? paths.demo : paths.chartsAndMaps} lang="de">
          {t('footer.beispielseiten')}
        </Link>
      )}
      {/* Asked so that the build can tell: what stands here leaves no trace in a build without the demonstration. */}
      {import.meta.env.VITE_DEMO === '1' && (
        <Link href={SIMULATOR} lang="de">
          {t('footer.simulator')}
        </Link>
      )}
    </>
  )
}
