import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ReturnedEnvelope } from '#src/shared/ui/drawings/ReturnedEnvelope.tsx'
import { paths } from '#src/shared/routing/paths.ts'
import { FramePage } from './FramePage.tsx'

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  return (
    <FramePage
      drawing={<ReturnedEnvelope />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <Button variant="contained" component={Link} to={paths.root}>
          {t('notFound.action')}
        </Button>
      }
    />
  )
}
