import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

/** Where the demo's mails lie, since none leaves the machine; in its own chunk, which only the demo build has. */
export function DemoPostausgang() {
  const { t } = useTranslation('registrierung')
  return (
    <Link href="/simulator/post" target="_blank" rel="noreferrer" variant="body2">
      {t('mail.demo')}
    </Link>
  )
}
