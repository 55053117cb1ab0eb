import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { formatDatum } from '#src/base/number/german.ts'
import { useCurrentUser } from '#src/entities/session/currentUser.ts'
import { paths } from '#src/routes/paths.ts'
import { anbieterName, barriereEmail } from '#src/shared/settings.ts'
import { Logo } from '#src/shared/ui/Logo.tsx'
import { Page } from '#src/shared/ui/Page.tsx'
import { Section } from '#src/shared/ui/Section.tsx'

/** When the statement was looked through last. */
const STAND = '2026-11-23'

const PARTS = ['geltung', 'stand', 'grenzen', 'pruefung'] as const

/** What holds for people with disabilities, what does not yet, and whom to write to (DSG-09). */
export default function BarrierefreiheitPage() {
  const { t } = useTranslation('barrierefreiheit')
  const loggedIn = useCurrentUser() !== null
  const email = barriereEmail()
  return (
    <Container maxWidth="md" sx={{ paddingBlockStart: 4 }}>
      <Logo />
      <Page title={t('title')} subtitle={t('subtitle', { anbieter: anbieterName() })}>
        {PARTS.map((part) => (
          <Section key={part} title={t(`${part}.title`)}>
            <Typography sx={{ maxInlineSize: '72ch' }}>{t(`${part}.text`)}</Typography>
            {part === 'grenzen' && (
              <Box component="ul" sx={{ marginBlock: 1, paddingInlineStart: 3, maxInlineSize: '72ch' }}>
                {(['pdf', 'vorschau', 'karte'] as const).map((grenze) => (
                  <li key={grenze}>{t(`grenzen.${grenze}`)}</li>
                ))}
              </Box>
            )}
          </Section>
        ))}
        <Section title={t('kontakt.title')}>
          <Typography sx={{ maxInlineSize: '72ch' }}>{t('kontakt.text', { anbieter: anbieterName() })}</Typography>
          <Typography sx={{ marginBlockStart: 1 }}>
            <Link href={`mailto:${email}`} underline="always">
              {email}
            </Link>
          </Typography>
        </Section>
        <Typography variant="body2" color="textSecondary">
          {t('datum', { datum: formatDatum(STAND) })}
        </Typography>
        <Link component={RouterLink} to={loggedIn ? paths.dashboard : paths.login} underline="always">
          {t(loggedIn ? 'zumDashboard' : 'zurAnmeldung')}
        </Link>
      </Page>
    </Container>
  )
}
