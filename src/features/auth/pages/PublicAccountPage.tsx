import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { anbieterEmail } from '#src/shared/settings.ts'
import { paths } from '#src/shared/routing/paths.ts'
import { AuthFrame } from '../components/AuthFrame.tsx'

/** What the page is for, from the first part of its address. */
const SUBJECTS = [
  'register',
  'passwort_vergessen',
  'passwort_zuruecksetzen',
  'passwort_neu',
  'entsperrung',
  'aktivierung',
] as const

/** Public account pages: what they are for and whom to write to, as long as people settle it in person. */
export default function PublicAccountPage() {
  const { t } = useTranslation('auth')
  const { pathname, search } = useLocation()
  const subject = SUBJECTS.find((name) => pathname.split('/')[1] === name) ?? 'passwort_vergessen'
  const mail = `mailto:${anbieterEmail()}?subject=${encodeURIComponent(t(`${subject}.mailSubject`))}`
  return (
    <AuthFrame title={t(`${subject}.title`)} text={t(`${subject}.text`)}>
      <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
        <Button variant="contained" href={mail} startIcon={<Mail size={18} aria-hidden />}>
          {t('public.write')}
        </Button>
        <Link href={mail} variant="body2">
          {anbieterEmail()}
        </Link>
        <Link
          component={RouterLink}
          to={{ pathname: paths.login, search }}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginBlockStart: 1 }}
        >
          <Box component="span" sx={{ lineHeight: 0, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
            <ArrowLeft size={16} aria-hidden />
          </Box>
          {t('public.back')}
        </Link>
      </Box>
    </AuthFrame>
  )
}
