import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { SIMULATOR } from '#src/routes/paths.ts'

/** Where the demo's mails lie, since none leaves the machine; in its own chunk, which only the demo build has. */
export function DemoPostausgang() {
  const { t } = useTranslation('registrierung')
  return (
    <Link href={`${SIMULATOR}/post`} target="_blank" rel="noreferrer" variant="body2">
      {t('mail.demo')}
    </Link>
  )
}
