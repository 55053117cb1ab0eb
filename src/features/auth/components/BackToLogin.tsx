import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import ArrowLeft from '#src/shared/icons/ArrowLeft.svg'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { paths } from '#src/routes/paths.ts'

/** The way back that every public page has. */
export function BackToLogin() {
  const { t } = useTranslation('registrierung')
  const { search } = useLocation()
  return (
    <Link
      component={RouterLink}
      to={{ pathname: paths.login, search }}
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', alignSelf: 'start', gap: 1, marginBlockStart: 2.5 }}
    >
      <Box component="span" sx={{ lineHeight: 0, '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}>
        <ArrowLeft size={16} aria-hidden />
      </Box>
      {t('back')}
    </Link>
  )
}
