import Button from '@mui/material/Button'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { anbieterEmail } from '#src/shared/settings.ts'
import { Document } from '#src/shared/ui/drawings/Document.tsx'
import { EmptyState } from '#src/shared/ui/EmptyState.tsx'
import { Page } from '#src/shared/ui/Page.tsx'

/** What an access for programs is for, and how to get one. */
export default function ApizugangPage() {
  const { t } = useTranslation('apizugang')
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <EmptyState
        drawing={<Document />}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button
            variant="contained"
            href={`mailto:${anbieterEmail()}?subject=${encodeURIComponent(t('mailSubject'))}`}
            startIcon={<Mail size={18} aria-hidden />}
          >
            {t('empty.action')}
          </Button>
        }
      />
    </Page>
  )
}
