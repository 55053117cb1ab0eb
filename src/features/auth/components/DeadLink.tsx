import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '#src/routes/paths.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { WayOn } from './WayOn.tsx'

/** Used, too old, replaced or never given out: one page, which tells nobody which, with a way on. */
export function DeadLink() {
  const { t } = useTranslation('registrierung')
  return (
    <AuthFrame title={t('link.dead')} text={t('link.deadText')}>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
        <WayOn main to={paths.passwortVergessen} label={t('link.renew')} state={{ neuerLink: true }} />
        <WayOn to={paths.login} label={t('toLogin')} />
      </Box>
    </AuthFrame>
  )
}
