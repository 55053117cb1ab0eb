import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { now } from '#src/shared/clock.ts'
import { anbieterName, anbieterUrl, PREISLISTE_PDF } from '#src/shared/settings.ts'
import { CONTENT_WIDTH } from '#src/shared/theme/createAppTheme.ts'
import { visuallyHidden } from '#src/shared/ui/visuallyHidden.ts'

const Bar = styled('footer')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: CONTENT_WIDTH + 64,
  marginInline: 'auto',
  paddingInline: 32,
  paddingBlock: 20,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 24px',
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
  '& a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 24 },
  [theme.breakpoints.down('sm')]: { paddingInline: 16, '& a': { minBlockSize: 44 } },
}))

/** Year, company and the price list as a file (spec §2). */
export function Footer() {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <Bar aria-label={t('footer.label')}>
      <span>
        © {now().getFullYear()}{' '}
        <Link href={anbieterUrl()} target="_blank" rel="noreferrer">
          {anbieterName()}
        </Link>
      </span>
      <Link href={PREISLISTE_PDF} target="_blank" rel="noreferrer" lang="de">
        {t('common:footer.preisliste')}
        <span style={visuallyHidden}>, {t('footer.newTab')}</span>
      </Link>
    </Bar>
  )
}
