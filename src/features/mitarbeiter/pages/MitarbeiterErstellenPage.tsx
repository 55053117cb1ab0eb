import Button from '@mui/material/Button'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#src/shared/routing/paths.ts'
import { anbieterEmail } from '#src/shared/settings.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'

/** How somebody gets an account of his own. */
export default function MitarbeiterErstellenPage() {
  const { t } = useTranslation('mitarbeiter')
  return (
    <Page title={t('create.title')} subtitle={t('create.subtitle')}>
      <EmptyState
        drawing={<Document />}
        title={t('create.headline')}
        text={t('create.text')}
        action={
          <>
            <Button
              variant="contained"
              href={`mailto:${anbieterEmail()}?subject=${encodeURIComponent(t('create.mailSubject'))}`}
              startIcon={<Mail size={18} aria-hidden />}
            >
              {t('create.write')}
            </Button>
            <Button component={Link} to={paths.mitarbeiter}>
              {t('create.back')}
            </Button>
          </>
        }
      />
    </Page>
  )
}
