import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { User } from '#src/contract/session.ts'
import { page } from '#src/shared/reload.ts'
import { useTimeout } from '#src/shared/useTimeout.ts'

/** Time to read why before the page is loaded anew, ms. assumed */
const READING_MS = 4000

/**
 * In place of every screen once somebody else has logged in beside this window: what was open here is in its local copy,
 * and nothing of it can be stored under the other account.
 */
export function TakenOver({ user: { vorname, nachname = '' } }: { user: User }) {
  const { t } = useTranslation('common')
  useTimeout(page.reload, READING_MS)
  return (
    <Box component="main" lang="de" role="alert" sx={{ maxWidth: 560, mx: 'auto', px: 3, py: 12 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t('session.other.title')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('session.other.text', { name: `${vorname} ${nachname}`.trim() })}</Typography>
      <Button variant="contained" onClick={page.reload}>
        {t('session.other.reload')}
      </Button>
    </Box>
  )
}
